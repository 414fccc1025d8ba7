import { promotionActions, promotionResponses, promotionStates } from '../enumerations/index.ts'
import {
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  whole,
  yes,
} from '../words/index.ts'

/** CPS-01: whether a person sees the banner of a promotion, and what it says. */
export const Promotion = entity('Promotion', {
  showBanner: yes(),
  title: maybe(text()),
  text: maybe(text({ max: 4000 })),
})

const terms = {
  Title: text({ min: 1, max: 200 }),
  Text: maybe(text({ max: 4000 })),
  /** Only invoices in this currency. */
  Currency: currency(),
  /** The discount in percent for so many days that an invoice is paid before it is due: 6 for 365 days is 6 % a year. */
  Percent: decimal(),
  Days: whole({ min: 1, max: 366, default: 365 }),
  /** So many days after the supplier has accepted, the invoice is paid. */
  PayWithin: whole({ min: 0, max: 60, default: 3 }),
  /** The days on which suppliers can accept it. */
  From: date(),
  Until: date(),
}

/** Whom an offer goes to. */
const reach = {
  ConnectionIds: maybe(list(id('connection'), { max: 1000 })),
  /** All members of these groups, as they are now. */
  GroupIds: maybe(list(id('group'), { max: 100 })),
}

export const PromotionReach = entity('PromotionReach', reach)

/** A buyer's offer to pay its suppliers early for a discount. */
export const PromotionInput = entity('PromotionInput', { ...terms, ...reach })

const summary = {
  Id: id('promotion'),
  ...terms,
  State: oneOf(promotionStates),
  Suppliers: whole({ min: 0 }),
  Accepted: whole({ min: 0 }),
  /** What the buyer pays less by what was agreed. */
  Saved: decimal(),
  AllowedActions: list(oneOf(promotionActions)),
}

export const PromotionSummary = entity('PromotionSummary', summary)

/** An offer with what each supplier answered. */
export const PromotionDetails = entity('PromotionDetails', {
  ...summary,
  Answers: list(
    record({
      ConnectionId: id('connection'),
      Partner: text(),
      Response: maybe(oneOf(promotionResponses)),
      Answered: maybe(instant()),
      Invoices: whole({ min: 0 }),
      Discount: decimal(),
    }),
  ),
})

/** An offer as the supplier sees it: what each invoice brings early, and on its due date. */
export const PromotionOffer = entity('PromotionOffer', {
  Id: id('promotion'),
  ...terms,
  ConnectionId: id('connection'),
  Buyer: text(),
  State: oneOf(promotionStates),
  Response: maybe(oneOf(promotionResponses)),
  ShowBanner: yes(),
  /** The day on which the invoices are paid that are accepted today, or were accepted. */
  PayDay: date(),
  Invoices: list(
    record({
      DocumentId: id('document'),
      ID: text(),
      DueDate: date(),
      /** What is paid on the due date. */
      Amount: decimal(),
      Discount: decimal(),
      /** What is paid early. */
      Early: decimal(),
    }),
  ),
  Amount: decimal(),
  Discount: decimal(),
  Early: decimal(),
  AllowedResponses: list(oneOf(promotionResponses)),
})
