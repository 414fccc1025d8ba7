import type { UnitOfWork } from '../../../platform/index.ts'
import { findClearance, reportBill, reportsUnder } from '../../clearance/index.ts'
import { changeEntry, type NewEntry } from '../../entries/index.ts'
import type { DispatchRecord } from '../records.ts'
import * as dispatches from '../store/dispatches.ts'
import { deliverTasks } from '../tasks.ts'
import { underWay } from './give-up-dispatch.ts'

/** How a document that leaves now stands with the authority: a bill of a company that reports there goes to it first. */
export async function clearanceFor(
  uow: UnitOfWork,
  { type, clearance }: Pick<NewEntry, 'type' | 'clearance'>,
): Promise<NewEntry['clearance']> {
  if (clearance === 'CLEARED') return clearance
  const isBill = type === 'invoice' || type === 'creditnote'
  return isBill && (await reportsUnder(uow)) !== undefined ? 'IN_CLEARANCE' : 'NONE'
}

/** Puts a document that nothing holds on its way: to the authority, or to its receiver. */
export async function depart(
  uow: UnitOfWork,
  { id: documentId, clearance, contentHash }: Pick<NewEntry, 'id' | 'clearance' | 'contentHash'>,
  { id: dispatchId, channel }: Pick<DispatchRecord, 'id' | 'channel'>,
): Promise<void> {
  if (clearance === 'IN_CLEARANCE') await reportBill(uow, { documentId, dispatchId, contentHash })
  else await uow.later(deliverTasks[channel], { dispatchId })
}

/** The authority has answered: the document travels on, or comes back to its sender. It may be told twice. */
export async function clearanceAnswered(uow: UnitOfWork, clearanceId: string): Promise<void> {
  const clearance = await findClearance(uow, clearanceId)
  const found = clearance && (await underWay(uow, clearance.dispatchId))
  if (clearance === undefined || found?.entry.clearance !== 'IN_CLEARANCE') return
  const { entry, dispatch } = found
  const detail = { clearanceId, country: clearance.country }
  const line = { objectType: 'document', objectId: entry.id, contentHash: entry.contentHash } as const
  if (clearance.state === 'CLEARED') {
    const cleared = await changeEntry(uow, entry, { clearance: 'CLEARED', modified: uow.now })
    await uow.log({
      ...line,
      kind: 'document.cleared',
      detail: { ...detail, number: clearance.number, from: entry.state, to: cleared.state },
    })
    await depart(uow, cleared, dispatch)
    return
  }
  const why = `The tax authority rejected it: ${clearance.reasons?.replaceAll('\n', ' ') ?? ''}`.slice(0, 2000)
  await dispatches.change(uow, dispatch.id, { state: 'FAILED', failure: why })
  const back = await changeEntry(uow, entry, { delivery: 'FAILED', clearance: 'REJECTED', modified: uow.now })
  await uow.log({
    ...line,
    kind: 'document.clearance_refused',
    detail: { ...detail, dispatchId: dispatch.id, why, from: entry.state, to: back.state },
  })
}
