import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { discountOn, type Entry, exponentOf, openOf, owedPage, whyNotDo } from '../entries/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { noPromotion } from './not-found.ts'
import type { PartyRow, PromotionRow } from './records.ts'
import { discountFor, payDayAfter } from './rules/discount.ts'
import { find } from './store/promotions.ts'

/** An invoice as it is offered to be paid early. */
export interface InvoiceOffer {
  readonly documentId: string
  readonly number: string
  readonly dueDay: string
  readonly amount: string
  readonly discount: string
}

/** A promotion as it stands with the buyer today, and the invoices that it would pay early. */
export interface CurrentOffer {
  readonly promotion: PromotionRow
  /** The day that it is where the buyer is. */
  readonly today: string
  readonly payDay: string
  readonly bills: readonly InvoiceOffer[]
}

/** So many invoices are in one offer, those that are due first. */
const maxBills = 500

/** What invoices of one currency, approved by the buyer and not ordered to be paid, would bring early. */
export function invoiceOffer(entry: Entry, promotion: PromotionRow, payDay: string): InvoiceOffer[] {
  const { id: documentId, businessId: number, dueDate, currency } = entry
  const amount = openOf(entry)
  if (currency !== promotion.currency || dueDate === null || amount === null || entry.payDay !== null) return []
  if (entry.onHold !== null || whyNotDo('pay', entry) !== undefined) return []
  const discount = discountFor({ open: amount, dueDay: dueDate }, promotion, payDay, exponentOf(currency))
  // What the invoice itself grants for that day, the buyer takes anyway.
  if (discount === undefined || discountOn(entry, payDay) !== undefined) return []
  return [{ documentId, number, dueDay: dueDate, amount, discount }]
}

/**
 * What a supplier is offered, read where the buyer keeps it; of the supplier's invoices those alone that who acts may read.
 *
 * @throws ApiError ResourceNotFound
 */
export async function currentOffer(
  uow: UnitOfWork,
  { promotionId, connectionId, partnerId }: PartyRow,
  { locked = false } = {},
): Promise<CurrentOffer> {
  const mine = await owedPage(uow, { connectionId, side: 'sales' }, maxBills, 0)
  const readable = new Set(mine.map(({ id }) => id))
  return uow.within(partnerId, async (buyer) => {
    const promotion = await find(buyer, promotionId, { locked })
    if (promotion === undefined) throw noPromotion(promotionId)
    const today = dayIn(await zoneOfCompany(buyer), buyer.now)
    const payDay = payDayAfter(today, promotion.payWithin)
    const owed = await owedPage(buyer, { connectionId, side: 'purchases', from: payDay }, maxBills, 0)
    const bills = owed.filter(({ id }) => readable.has(id)).flatMap((entry) => invoiceOffer(entry, promotion, payDay))
    return { promotion, today, payDay, bills }
  })
}
