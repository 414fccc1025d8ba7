import type { Act } from '../../../platform/index.ts'
import { type Entry, lockEntry } from '../../entries/index.ts'
import type { DispatchRecord } from '../records.ts'
import { isOpen } from '../rules/dispatches.ts'
import * as dispatches from '../store/dispatches.ts'
import { fail } from './deliver.ts'

/** A dispatch that has neither arrived nor failed, and its document, held until the act ends. */
export async function underWay(
  act: Act,
  dispatchId: string,
): Promise<{ dispatch: DispatchRecord; entry: Entry } | undefined> {
  const dispatch = await dispatches.lock(act, dispatchId)
  if (dispatch === undefined || !isOpen(dispatch.state)) return undefined
  const entry = await lockEntry(act, dispatch.documentId)
  return entry?.delivery === 'PROCESSING' ? { dispatch, entry } : undefined
}

/** Brings a document that cannot leave back to its sender. */
export async function giveUp(act: Act, dispatchId: string, why: string): Promise<void> {
  const found = await underWay(act, dispatchId)
  if (found !== undefined) await fail(act, found.dispatch, found.entry, why)
}
