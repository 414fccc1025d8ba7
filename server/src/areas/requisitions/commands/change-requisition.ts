import type { UnitOfWork } from '../../../platform/index.ts'
import { noteUse } from '../budgets.ts'
import type { RequisitionRecord } from '../records.ts'
import * as store from '../store.ts'

/** Changes a requisition, and what it uses of budgets with it. @returns how it is now */
export async function changeRequisition(
  uow: UnitOfWork,
  before: RequisitionRecord,
  changes: Partial<RequisitionRecord>,
): Promise<RequisitionRecord> {
  const record = await store.change(uow, before, changes)
  // A draft uses nothing, and has used nothing.
  const uses = record.state !== 'DRAFT' || before.state !== 'DRAFT'
  if (uses && (changes.state !== undefined || changes.lines !== undefined)) await noteUse(uow, record)
  return record
}

/** Told once a requisition is ordered or canceled: nothing of it changes any more. */
export const ended = 'requisitions.ended'

export const tellEnded = (uow: UnitOfWork, requisitionId: string): Promise<void> => uow.later(ended, { requisitionId })
