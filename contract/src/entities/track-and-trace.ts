import { followedStates } from '../enumerations/index.ts'
import { currency, date, decimal, entity, id, instant, list, maybe, oneOf, record, text, yes } from '../words/index.ts'

/** Whether a supplier follows the invoices that the company entered, and from whom these are. */
export const InvoiceTracking = entity('InvoiceTracking', {
  Enabled: yes(),
  Since: maybe(instant()),
  /** The partners outside of the network that are the supplier, as the company enters its invoices. */
  Partners: list(record({ ConnectionId: id('connection'), Name: text() })),
})

/** An invoice that a customer entered, as its supplier follows it. */
export const FollowedInvoice = entity('FollowedInvoice', {
  ConnectionId: id('connection'),
  Customer: text(),
  /** The number of the invoice. */
  ID: text(),
  IssueDate: maybe(date()),
  DueDate: maybe(date()),
  Currency: maybe(currency()),
  Amount: maybe(decimal()),
  State: oneOf(followedStates),
  /** Why it is disputed or was rejected, in the reader’s language as far as it was chosen from a list. */
  Reason: maybe(text({ max: 4000 })),
  /** The day on which it was paid, where the customer recorded one. */
  PaidDay: maybe(date()),
  /** The day on which the customer expects to pay it; none where that is over, or where it is disputed, rejected or paid. */
  ExpectedDay: maybe(date()),
})
