import { type Act, ApiError } from '../../../platform/index.ts'
import type { DispatchRecord, Entry } from '../entry.ts'
import { isOpen } from '../rules/index.ts'
import * as dispatches from '../store/dispatches.ts'
import * as entries from '../store/entries.ts'
import { fail } from './delivery.ts'

/** A dispatch that has neither arrived nor failed, and its document, held until the act ends. */
export async function underWay(
  act: Act,
  dispatchId: string,
): Promise<{ dispatch: DispatchRecord; entry: Entry } | undefined> {
  const dispatch = await dispatches.lock(act, dispatchId)
  if (dispatch === undefined || !isOpen(dispatch.state)) return undefined
  const entry = await entries.lock(act, dispatch.documentId)
  return entry?.delivery === 'PROCESSING' ? { dispatch, entry } : undefined
}

/** Brings a document that cannot leave back to its sender. */
export async function giveUp(act: Act, dispatchId: string, why: string): Promise<void> {
  const found = await underWay(act, dispatchId)
  if (found !== undefined) await fail(act, found.dispatch, found.entry, why)
}

/** Why a document was refused, in words; what is our own fault is thrown on, to be tried again. */
export function whyRefused(error: unknown): string {
  if (error instanceof ApiError && ['DocumentRefused', 'DocumentInvalid', 'TooLarge', 'Infected'].includes(error.code))
    return error.message
  throw error
}
