import type { Of, PromotionDetails, PromotionOffer, PromotionSummary } from '@kontor/contract'
import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { exponentOf, findEntries } from '../entries/index.ts'
import { partnerNames } from '../network/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { currentOffer } from './current-offer.ts'
import type { BillRow, PartyRow, PromotionRow } from './records.ts'
import { allowedResponses, isAsked, stateOf } from './rules/answering.ts'
import { totalsOf } from './rules/discount.ts'
import * as bills from './store/bills.ts'
import * as store from './store/promotions.ts'

const termsOf = (row: PromotionRow) => ({
  ...{ Title: row.title, Currency: row.currency, Percent: row.percent, Days: row.days, PayWithin: row.payWithin },
  ...{ From: row.fromDay, Until: row.untilDay },
  ...(row.words !== null && { Text: row.words }),
})

/** Promotions of the company's own, with what came of each. */
export async function detailsOf(
  uow: UnitOfWork,
  rows: readonly PromotionRow[],
  mayWrite: boolean,
): Promise<Of<typeof PromotionDetails>[]> {
  const ids = rows.map(({ id }) => id)
  const parties = await store.partiesOf(uow, ids)
  const agreed = await bills.billsOf(uow, ids)
  const names = await partnerNames(uow, [...new Set(parties.map(({ connectionId }) => connectionId))])
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  return rows.map((row) => {
    const state = stateOf(row, today)
    const digits = exponentOf(row.currency)
    const mine = parties.filter(({ promotionId }) => promotionId === row.id)
    const ofRow = agreed.filter(({ promotionId }) => promotionId === row.id)
    const isOpen = state === 'OPEN' || state === 'PLANNED'
    return {
      Id: row.id,
      ...termsOf(row),
      State: state,
      Suppliers: mine.length,
      Accepted: mine.filter(({ response }) => response === 'instantly').length,
      Saved: totalsOf(ofRow, digits).discount,
      AllowedActions: mayWrite && isOpen ? ['withdraw' as const] : [],
      Answers: mine.map((party) => answerOf(party, names, ofRow, digits)),
    }
  })
}

function answerOf(
  { connectionId, response, answered }: PartyRow,
  names: ReadonlyMap<string, string>,
  agreed: readonly BillRow[],
  digits: number,
) {
  const theirs = agreed.filter((bill) => bill.connectionId === connectionId)
  return {
    ConnectionId: connectionId,
    Partner: names.get(connectionId) ?? '',
    ...(response !== null && { Response: response }),
    ...(answered !== null && { Answered: answered.toISOString() }),
    Invoices: theirs.length,
    Discount: totalsOf(theirs, digits).discount,
  }
}

export const summaryOf = ({ Answers: _, ...summary }: Of<typeof PromotionDetails>): Of<typeof PromotionSummary> =>
  summary

/** An offer to the company as it stands today: what it would bring, or what was agreed. */
export async function offerEntity(
  uow: UnitOfWork,
  party: PartyRow,
  mayAnswer: boolean,
): Promise<Of<typeof PromotionOffer>> {
  const { promotion, today, payDay, bills: open } = await currentOffer(uow, party)
  const state = stateOf(promotion, today)
  const isAccepted = party.response === 'instantly'
  const agreed = isAccepted ? await readableBills(uow, party.promotionId) : []
  const shown = isAccepted ? agreed : open
  const digits = exponentOf(promotion.currency)
  const { amount, discount, early } = totalsOf(shown, digits)
  return {
    Id: promotion.id,
    ...termsOf(promotion),
    ConnectionId: party.connectionId,
    Buyer: (await partnerNames(uow, [party.connectionId])).get(party.connectionId) ?? '',
    State: state,
    ...(party.response !== null && { Response: party.response }),
    ShowBanner: mayAnswer && open.length > 0 && isAsked(state, party, today),
    PayDay: agreed[0]?.payDay ?? payDay,
    Invoices: shown.map((bill) => ({
      ...{ DocumentId: bill.documentId, ID: bill.number, DueDate: bill.dueDay },
      ...{ Amount: bill.amount, Discount: bill.discount, Early: totalsOf([bill], digits).early },
    })),
    ...{ Amount: amount, Discount: discount, Early: early },
    AllowedResponses: mayAnswer ? allowedResponses(state, party, open.length) : [],
  }
}

/** What was agreed for invoices that who acts may read. */
async function readableBills(uow: UnitOfWork, promotionId: string): Promise<BillRow[]> {
  const agreed = await bills.billsOf(uow, [promotionId])
  const entries = await findEntries(
    uow,
    agreed.map(({ documentId }) => documentId),
  )
  const readable = new Set((await readableOf(uow, entries)).map(({ id }) => id))
  return agreed.filter(({ documentId }) => readable.has(documentId))
}
