import type { UnitOfWork } from '../../../platform/index.ts'
import { type Brought, withBrought } from '../../requisition-lines/index.ts'
import { permissionsIn } from '../approvers.ts'
import type { RequisitionRecord } from '../records.ts'
import { changeRequisition } from './change-requisition.ts'
import { mustHold } from './must-hold.ts'
import { editable, logged } from './write-requisition.ts'

/** The draft that a person would bring lines into, held. @throws ApiError ResourceNotFound, Locked, Conflict. */
export const heldToShop = async (uow: UnitOfWork, id: string, userId: string): Promise<RequisitionRecord> =>
  editable(uow, id, { userId, permissions: await permissionsIn(uow, userId) })

/**
 * Puts what a person chose in a shop behind the lines of their draft.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict (who it is not for; more lines than one holds).
 */
export async function bringLines(
  uow: UnitOfWork,
  id: string,
  userId: string,
  linesFor: (requisition: RequisitionRecord) => readonly Brought[],
): Promise<RequisitionRecord> {
  const before = await heldToShop(uow, id, userId)
  const lines = withBrought(before.lines, linesFor(before))
  mustHold(before, lines)
  const record = await changeRequisition(uow, before, { lines })
  await logged(uow, record, 'saved', { by: 'shop' })
  return record
}
