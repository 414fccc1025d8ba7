import type { PromotionResponse } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, daysAfter, exponentOf, lockEntry, whyNotDo } from '../../entries/index.ts'
import { type CurrentOffer, currentOffer, type InvoiceOffer } from '../current-offer.ts'
import { noPromotion } from '../not-found.ts'
import { tell } from '../notices.ts'
import type { PartyRow } from '../records.ts'
import { laterDays, stateOf, whyNotAnswer } from '../rules/answering.ts'
import { totalsOf } from '../rules/discount.ts'
import { addBills } from '../store/bills.ts'
import * as store from '../store/promotions.ts'

/**
 * What a supplier answers. What it accepted once stays accepted, and is accepted once.
 *
 * @param seen the discount that the person saw in all, decimal text
 * @throws ApiError ResourceNotFound; Conflict (it is withdrawn or over, or was answered for good; the sums have changed)
 */
export async function answerPromotion(
  uow: UnitOfWork,
  id: string,
  response: PromotionResponse,
  seen?: string,
): Promise<void> {
  const party = await store.offerOf(uow, id, { locked: true })
  if (party === undefined) throw noPromotion(id)
  if (party.response === response && (response === 'instantly' || response === 'ignore')) return
  const offer = await currentOffer(uow, party, { locked: true })
  const { promotion, today } = offer
  const why = whyNotAnswer(stateOf(promotion, today), party)
  if (why !== undefined) throw new ApiError('Conflict', t`The offer ${promotion.title} takes no answer: ${why}.`)
  if (response === 'instantly') await accept(uow, party, offer, seen)
  const answered = {
    response,
    answered: uow.now,
    askAgain: response === 'later' ? daysAfter(today, laterDays) : null,
  }
  const line = { kind: 'promotion.answered', objectType: 'promotion', objectId: id, detail: { response } } as const
  await store.setAnswer(uow, party, answered)
  await uow.log(line)
  await uow.within(party.partnerId, async (buyer) => {
    await store.setAnswer(buyer, party, answered)
    await buyer.log(line)
    if (response === 'instantly')
      await tell(buyer, { connectionId: party.connectionId, title: promotion.title }, 'accepted', ['apManager'])
  })
}

/** Both companies keep on each invoice when it is paid and how much less is paid then. */
async function accept(uow: UnitOfWork, party: PartyRow, offer: CurrentOffer, seen: string | undefined): Promise<void> {
  const { promotion, payDay, bills } = offer
  if (bills.length === 0)
    throw new ApiError(
      'Conflict',
      t`The offer ${promotion.title} has no invoices to pay early: wait until some are approved.`,
    )
  const { discount } = totalsOf(bills, exponentOf(promotion.currency))
  if (seen !== undefined && !exact(seen).eq(exact(discount)))
    throw new ApiError(
      'Conflict',
      t`The discount is ${discount} ${promotion.currency} now, not ${seen}: check the invoices and accept again.`,
    )
  // In one order, so that two who change several wait for each other once.
  const inOrder = bills.toSorted((one, other) => (one.documentId < other.documentId ? -1 : 1))
  const rows = inOrder.map(({ documentId, number, dueDay, amount, discount }) => ({
    ...{ promotionId: party.promotionId, connectionId: party.connectionId, documentId, number, dueDay, payDay },
    ...{ amount, discount },
  }))
  const recordOn = async (side: UnitOfWork, isBuyer: boolean) => {
    for (const bill of inOrder) await recordAgreement(side, bill, payDay, isBuyer)
    await addBills(
      side,
      rows.map((row) => ({ ...row, companyId: side.companyId })),
    )
  }
  await uow.within(party.partnerId, (buyer) => recordOn(buyer, true))
  await recordOn(uow, false)
}

async function recordAgreement(uow: UnitOfWork, bill: InvoiceOffer, payDay: string, isBuyer: boolean): Promise<void> {
  const entry = await lockEntry(uow, bill.documentId)
  // Somebody may have ordered its payment since it was looked at.
  if (entry === undefined || entry.payDay !== null || (isBuyer && whyNotDo('pay', entry) !== undefined))
    throw new ApiError('Conflict', t`The invoice ${bill.number} has changed meanwhile: look at the offer again.`)
  const discounts = [...entry.discounts.split(' '), `${payDay}:${bill.discount}`].filter((one) => one !== '').join(' ')
  await changeEntry(uow, entry, { payDay, payDiscount: bill.discount, discounts, modified: uow.now })
  await uow.log({
    kind: 'document.early_payment_agreed',
    objectType: 'document',
    objectId: entry.id,
    detail: { payDay, discount: bill.discount, currency: entry.currency },
  })
}
