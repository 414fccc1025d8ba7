import type { Of, PromotionInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, dayIn, type Task, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { connectionOf } from '../../network/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { noPromotion } from '../not-found.ts'
import { tell } from '../notices.ts'
import type { PromotionRow } from '../records.ts'
import { stateOf } from '../rules/answering.ts'
import { whyNoOffer } from '../rules/offering.ts'
import * as store from '../store/promotions.ts'
import { suppliersOf } from '../suppliers.ts'

type Input = Of<typeof PromotionInput>

/** The work of telling one supplier. */
export const tellTask = 'promotions.tell'

/**
 * Offers suppliers to be paid early. The same request again has the effect of one.
 *
 * @throws ApiError BadRequest (terms that are none, nobody to offer it to); ResourceNotFound; Conflict (the id is taken)
 */
export async function makePromotion(uow: UnitOfWork, id: string, input: Input): Promise<void> {
  const earlier = await store.find(uow, id)
  if (earlier !== undefined) {
    if (isSame(earlier, input)) return
    throw new ApiError('Conflict', t`The offer ${id} already exists and says something else: use another id.`)
  }
  const fault = whyNoOffer(input, dayIn(await zoneOfCompany(uow), uow.now))
  if (fault !== undefined) throw unfit(fault.field, fault.why)
  const { suppliers } = await suppliersOf(uow, input)
  if (suppliers.length === 0)
    throw unfit('ConnectionIds', t`The offer goes to nobody: choose at least one supplier in the network.`)
  const { companyId, now: created } = uow
  const added = await store.add(uow, {
    ...{ companyId, id, title: input.Title.trim(), words: input.Text?.trim() || null, currency: input.Currency },
    ...{ percent: input.Percent, days: input.Days, payWithin: input.PayWithin },
    ...{ fromDay: input.From, untilDay: input.Until, withdrawn: null, created },
  })
  if (!added) return
  await store.addParties(
    uow,
    suppliers.map(({ id: connectionId, partnerId }) => ({
      ...{ companyId, promotionId: id, connectionId, partnerId, isOwn: true, created },
      ...{ response: null, answered: null, askAgain: null },
    })),
  )
  await uow.log({ kind: 'promotion.offered', objectType: 'promotion', objectId: id })
  for (const supplier of suppliers) await uow.later(tellTask, { id, connectionId: supplier.id, what: 'offered' })
}

const isSame = (row: PromotionRow, { Title, Currency, Percent, Days, PayWithin, From, Until }: Input): boolean =>
  row.title === Title.trim() &&
  row.currency === Currency &&
  row.percent === Percent &&
  row.days === Days &&
  row.payWithin === PayWithin &&
  row.fromDay === From &&
  row.untilDay === Until

/** Withdraws an offer; withdrawn twice it is so once. @throws ApiError ResourceNotFound, Conflict (it has ended) */
export async function withdrawPromotion(uow: UnitOfWork, id: string): Promise<void> {
  const promotion = await store.find(uow, id, { locked: true })
  if (promotion === undefined) throw noPromotion(id)
  const state = stateOf(promotion, dayIn(await zoneOfCompany(uow), uow.now))
  if (state === 'WITHDRAWN') return
  if (state === 'ENDED')
    throw new ApiError('Conflict', t`The offer ${promotion.title} has ended: there is nothing to withdraw.`)
  await store.setWithdrawn(uow, id)
  await uow.log({ kind: 'promotion.withdrawn', objectType: 'promotion', objectId: id })
  for (const { connectionId, response } of await store.partiesOf(uow, [id]))
    if (response !== 'ignore') await uow.later(tellTask, { id, connectionId, what: 'withdrawn' })
}

/** Brings an offer, or that it is withdrawn, to one supplier; twice it is brought once. */
export const tellSupplier: Task = async (uow, payload) => {
  const [id, connectionId] = [String(payload['id']), String(payload['connectionId'])]
  const what = payload['what'] === 'withdrawn' ? 'withdrawn' : 'offered'
  const promotion = await store.find(uow, id)
  const supplier = await connectionOf(uow, connectionId)
  if (promotion === undefined || supplier === undefined) return
  await uow.within(supplier.partnerId, async (theirs) => {
    const before = await store.offerOf(theirs, id)
    if (what === 'offered') {
      if (before !== undefined) return
      await store.addParties(theirs, [
        {
          ...{ companyId: theirs.companyId, promotionId: id, connectionId, partnerId: uow.companyId, isOwn: false },
          ...{ response: null, answered: null, askAgain: null, created: promotion.created },
        },
      ])
    } else if (before === undefined) return
    await theirs.log({ kind: `promotion.${what}`, objectType: 'promotion', objectId: id })
    await tell(theirs, { connectionId, title: promotion.title }, what, ['companyAdmin', 'supplierContact'])
  })
}
