import type { UnitOfWork } from '../../../platform/index.ts'
import { type Entry, lockEntry } from '../../entries/index.ts'
import type { DispatchRecord } from '../records.ts'
import { isOpen } from '../rules/dispatches.ts'
import * as dispatches from '../store/dispatches.ts'
import { fail } from './deliver-document.ts'

/** A dispatch that has neither arrived nor failed, and its document, held until the transaction ends. */
export async function underWay(
  uow: UnitOfWork,
  dispatchId: string,
): Promise<{ dispatch: DispatchRecord; entry: Entry } | undefined> {
  const dispatch = await dispatches.lock(uow, dispatchId)
  if (dispatch === undefined || !isOpen(dispatch.state)) return undefined
  const entry = await lockEntry(uow, dispatch.documentId)
  return entry?.delivery === 'PROCESSING' ? { dispatch, entry } : undefined
}

/** Brings a document that cannot leave back to its sender. */
export async function giveUp(uow: UnitOfWork, dispatchId: string, why: string): Promise<void> {
  const found = await underWay(uow, dispatchId)
  if (found !== undefined) await fail(uow, found.dispatch, found.entry, why)
}
