import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { type Bought, totalOf, withOffers } from '../../requisition-lines/index.ts'
import { mustBeUnlocked } from '../locks.ts'
import { type Actor, byOf, held } from '../reader.ts'
import { numberOf, type RequisitionRecord } from '../records.ts'
import { whyNotNow, whyNotTakeOffers, whyNotThey } from '../rules/actions.ts'
import { changeRequisition } from './change-requisition.ts'
import { logged } from './write-requisition.ts'

/**
 * The requisition, held, for who may ask suppliers for quotes for it.
 *
 * @throws ApiError ResourceNotFound, Locked (it is on its way), Forbidden.
 */
export async function heldToAsk(uow: UnitOfWork, id: string, actor: Actor): Promise<RequisitionRecord> {
  const before = await held(uow, id, actor)
  await mustBeUnlocked(uow, before)
  const by = await byOf(uow, before, actor)
  const notThey = whyNotThey('askForQuotes', before, by)
  const why = notThey ?? whyNotNow('askForQuotes', before)
  if (why === undefined) return before
  throw new ApiError(
    notThey === undefined ? 'Locked' : 'Forbidden',
    t`Quotes cannot be requested for the requisition ${numberOf(before)}: ${why}.`,
    { details: { state: before.state } },
  )
}

/**
 * Has lines bought as suppliers offered them, and those no more that were of one of these quotes.
 *
 * @throws ApiError ResourceNotFound, Locked (it is on its way, or would cost more than is approved).
 */
export async function takeOffers(
  uow: UnitOfWork,
  requisitionId: string,
  actor: Actor,
  { offers, quoteIds }: { readonly offers: ReadonlyMap<string, Bought>; readonly quoteIds: ReadonlySet<string> },
): Promise<void> {
  const before = await held(uow, requisitionId, actor)
  await mustBeUnlocked(uow, before)
  const lines = withOffers(before.lines, offers, quoteIds)
  const { currency } = before
  const sums = {
    approved: before.approvedTotal ?? totalOf(before.lines, currency),
    after: totalOf(lines, currency),
    currency,
  }
  const why = whyNotTakeOffers(before, await byOf(uow, before, actor), sums)
  if (why !== undefined)
    throw new ApiError('Locked', t`The requisition ${numberOf(before)} cannot be changed: ${why}.`, {
      details: { state: before.state },
    })
  await logged(uow, await changeRequisition(uow, before, { lines }), 'saved')
}
