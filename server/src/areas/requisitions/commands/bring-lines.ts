import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { type Brought, withBrought } from '../../requisition-lines/index.ts'
import { permissionsIn } from '../approvers.ts'
import { numberOf, type RequisitionRecord } from '../records.ts'
import { changeRequisition } from './change-requisition.ts'
import { editable, logged } from './write-requisition.ts'

/** As many as the contract takes of a requisition. */
const maxLines = 1000

/** @throws ApiError Conflict where there are more lines than a requisition holds */
export function mustHold(before: RequisitionRecord, lines: readonly unknown[]): void {
  if (lines.length <= maxLines) return
  throw new ApiError(
    'Conflict',
    t`The requisition ${numberOf(before)} would have ${lines.length} lines, and ${maxLines} is the maximum: create another one.`,
  )
}

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
