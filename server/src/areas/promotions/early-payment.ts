import type { areas, ResultOf } from '@kontor/contract'
import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { type Entry, exponentOf, owedPage } from '../entries/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { invoiceOffer } from './current-offer.ts'
import type { PartyRow } from './records.ts'
import { isAsked, stateOf } from './rules/answering.ts'
import { payDayAfter, totalsOf } from './rules/discount.ts'
import { find, offersOf } from './store/promotions.ts'

type EarlyPayment = NonNullable<ResultOf<(typeof areas)['documents']['readMetadata']>['EarlyPayment']>

/**
 * What the buyer offers for being paid early of one invoice that the company sent, while its answer is waited for; of several
 * offers the latest. Undefined where there is none, which is known from the company's own rows.
 */
export async function earlyPaymentOf(uow: UnitOfWork, entry: Entry): Promise<EarlyPayment | undefined> {
  const { id, type, side, delivery, connectionId, payDay } = entry
  const mayBeOffered = type === 'invoice' && side === 'sales' && delivery === 'SENT' && payDay === null
  if (!mayBeOffered || connectionId === null) return undefined
  for (const party of await offersOf(uow, connectionId)) {
    const offered = await uow.within(party.partnerId, (buyer) => offeredNow(buyer, party, id))
    if (offered !== undefined) return offered
  }
  return undefined
}

async function offeredNow(buyer: UnitOfWork, party: PartyRow, documentId: string): Promise<EarlyPayment | undefined> {
  const promotion = await find(buyer, party.promotionId)
  if (promotion === undefined) return undefined
  const today = dayIn(await zoneOfCompany(buyer), buyer.now)
  if (!isAsked(stateOf(promotion, today), party, today)) return undefined
  const payDay = payDayAfter(today, promotion.payWithin)
  const wanted = { documentId, connectionId: party.connectionId, side: 'purchases', from: payDay } as const
  const [bill] = (await owedPage(buyer, wanted, 1, 0)).flatMap((entry) => invoiceOffer(entry, promotion, payDay))
  if (bill === undefined) return undefined
  return {
    ...{ PromotionId: promotion.id, PayDay: payDay, Amount: bill.amount, Discount: bill.discount },
    Early: totalsOf([bill], exponentOf(promotion.currency)).early,
  }
}
