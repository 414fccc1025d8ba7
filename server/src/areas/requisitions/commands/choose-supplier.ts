import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { suppliedBy } from '../../requisition-lines/index.ts'
import { mustBeUnlocked } from '../locks.ts'
import { noLine } from '../not-found.ts'
import { type Actor, byOf, held } from '../reader.ts'
import { numberOf } from '../records.ts'
import { whyNotNow, whyNotThey } from '../rules/actions.ts'
import { changeRequisition } from './change-requisition.ts'
import { logged } from './write-requisition.ts'

/**
 * A buyer says who delivers a line of what is approved already: nothing else of it changes any more.
 *
 * @throws ApiError ResourceNotFound, Locked.
 */
export async function chooseSupplier(
  uow: UnitOfWork,
  {
    id,
    lineId,
    connectionId,
  }: { readonly id: string; readonly lineId: string; readonly connectionId: string | undefined },
  actor: Actor,
) {
  const before = await held(uow, id, actor)
  await mustBeUnlocked(uow, before)
  const by = await byOf(uow, before, actor)
  const why = whyNotNow('chooseSupplier', before) ?? whyNotThey('chooseSupplier', before, by)
  if (why !== undefined)
    throw new ApiError('Locked', t`The requisition ${numberOf(before)} cannot be changed: ${why}.`, {
      details: { state: before.state },
    })
  if (!before.lines.some(({ ID }) => ID === lineId)) throw noLine(lineId)
  if (connectionId === undefined || (await connectionOf(uow, connectionId)) === undefined)
    throw noConnection(connectionId ?? '')
  const lines = before.lines.map((line) => (line.ID === lineId ? suppliedBy(line, connectionId) : line))
  const record = await changeRequisition(uow, before, { lines })
  await logged(uow, record, 'saved')
  return record
}
