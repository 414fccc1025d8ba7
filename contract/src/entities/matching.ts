import {
  matchActions,
  matchDifferences,
  matchLinks,
  matchOutcomes,
  matchStates,
  matchWays,
} from '../enumerations/index.ts'
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
import { documentBrief } from './document.ts'
import { OnHold } from './on-hold.ts'

const decided = {
  /** How much more is billed than was ordered, in the currency of the invoice; negative where less. */
  OverBilled: maybe(decimal()),
  /** Who accepted the differences, when and why. */
  Accepted: maybe(record({ ByName: maybe(text({ max: 200 })), At: instant(), Reason: text({ max: 1000 }) })),
  AllowedActions: list(oneOf(matchActions)),
}

/** An invoice held against the orders that it bills, line by line. */
export const InvoiceMatch = entity('InvoiceMatch', {
  /** None without an order. */
  State: maybe(oneOf(matchStates)),
  /** Every line was ordered as it is billed, and has come where receipts are noted; false without an order. */
  Matched: yes(),
  /** Some of its orders are not shared with who reads: nothing is told of their lines. */
  IsHidden: maybe(yes()),
  Orders: list(
    record({
      DocumentId: id('document'),
      ID: text(),
      /** Nothing is invoiced against it, but against its call-offs. */
      IsBlanket: maybe(yes()),
    }),
  ),
  Lines: list(
    record({
      LineId: text({ max: 100 }),
      Description: text({ max: 2000 }),
      /** The line of the order; none where nobody ordered it. */
      OrderId: maybe(id('document')),
      OrderLineId: maybe(text({ max: 100 })),
      LinkedBy: maybe(oneOf(matchLinks)),
      /** It was led there, which can be taken back. */
      IsLed: maybe(yes()),
      Differences: list(oneOf(matchDifferences)),
      /** Its differences are no more than the company tolerates of this supplier. */
      Within: yes(),
      Quantity: maybe(decimal()),
      Unit: maybe(text({ max: 10 })),
      Price: maybe(decimal()),
      OrderedQuantity: maybe(decimal()),
      OrderedPrice: maybe(decimal()),
      /** What invoices bill of it, up to this one. */
      BilledQuantity: maybe(decimal()),
      /** What came of it; none where nobody notes receipts of the order. */
      ReceivedQuantity: maybe(decimal()),
      /** What of it was sent back, and is no longer received. */
      ReturnedQuantity: maybe(decimal()),
      Currency: maybe(currency()),
      /** Where the order is in another currency: its price in that, by the rate of the day of the invoice. */
      Conversion: maybe(record({ Currency: currency(), Price: decimal(), Rate: decimal(), Since: date() })),
    }),
  ),
  /** What it charges beside its lines that was not ordered. */
  ChargesOver: maybe(decimal()),
  /** The lines of its orders, to one of which a line of it may be led. */
  OrderLines: list(
    record({
      OrderId: id('document'),
      OrderLineId: text({ max: 100 }),
      Description: text({ max: 2000 }),
      Quantity: maybe(decimal()),
      Unit: maybe(text({ max: 10 })),
      Price: maybe(decimal()),
      Currency: maybe(currency()),
    }),
  ),
  ...decided,
})

/** An order to whose lines those of an invoice can be led. */
export const MatchableOrder = entity('MatchableOrder', {
  DocumentId: id('document'),
  ID: text(),
  Date: maybe(date()),
  Amount: maybe(decimal()),
  Currency: maybe(currency()),
  /** Nothing of it is left to bill, or somebody closed it. */
  IsClosed: maybe(yes()),
})

/** An invoice in a list of the workbench: what it is, and in short how it differs. */
export const MatchedInvoice = entity('MatchedInvoice', {
  DocumentId: id('document'),
  document: documentBrief,
  Date: maybe(date()),
  DueDate: maybe(date()),
  /** None where it bills no order, which may be on hold even so. */
  State: maybe(oneOf(matchStates)),
  OnHold: maybe(OnHold),
  /** How many of its lines differ, and in what. */
  DifferingLines: whole(),
  Differences: list(oneOf(matchDifferences)),
  ...decided,
})

/** What a company tolerates of a supplier before somebody has to look; what is absent is not tolerated at all. */
export const MatchTolerance = entity('MatchTolerance', {
  /** Of one supplier; of all others without it. */
  ConnectionId: maybe(id('connection')),
  /** Of one category of goods and services, and those below it, with the scheme that it is of (CPV, UNSPSC, or a code of UNCL7143); of all others without it. */
  CommodityCode: maybe(text({ min: 1, max: 20 })),
  CommodityScheme: maybe(text({ min: 1, max: 20 })),
  /** By how much a price may be higher than ordered, in percent: 2.5 is two and a half. A lower one never holds an invoice up. */
  PricePercent: maybe(decimal()),
  /** By how much more may be billed of a line than was ordered, in percent. */
  QuantityPercent: maybe(decimal()),
  /** The same in the unit of the order; where both are said, both hold. */
  Quantity: maybe(decimal()),
  /** What lines that nobody ordered, as freight and rounding, may come to in all; not of a category, as their order says none. */
  UnorderedAmount: maybe(decimal()),
  /** What all that differs may come to in all; no limit without it. Alone, it is the one limit to prices and quantities. */
  Amount: maybe(decimal()),
  /** Whether receipts count: as they are noted without it. */
  Match: maybe(oneOf(matchWays)),
  /** What happens by itself with an invoice that fits, or differs by no more than this. */
  Then: oneOf(matchOutcomes),
})
