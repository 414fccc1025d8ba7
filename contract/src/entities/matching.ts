import { matchDifferences, matchLinks } from '../enumerations/index.ts'
import { currency, decimal, entity, id, list, maybe, oneOf, record, text, yes } from '../words/index.ts'

/** An invoice held against the orders that it bills, line by line. */
export const InvoiceMatch = entity('InvoiceMatch', {
  /** Every line was ordered as it is billed, and has come where receipts are noted; false without an order. */
  Matched: yes(),
  Orders: list(record({ DocumentId: id('document'), ID: text() })),
  Lines: list(
    record({
      LineId: text({ max: 100 }),
      Description: text({ max: 2000 }),
      /** The line of the order; none where nobody ordered it. */
      OrderId: maybe(id('document')),
      OrderLineId: maybe(text({ max: 100 })),
      LinkedBy: maybe(oneOf(matchLinks)),
      Differences: list(oneOf(matchDifferences)),
      Quantity: maybe(decimal()),
      Unit: maybe(text({ max: 10 })),
      Price: maybe(decimal()),
      OrderedQuantity: maybe(decimal()),
      OrderedPrice: maybe(decimal()),
      /** What invoices bill of it, up to this one. */
      BilledQuantity: maybe(decimal()),
      /** What came of it; none where nobody notes receipts of the order. */
      ReceivedQuantity: maybe(decimal()),
      Currency: maybe(currency()),
    }),
  ),
})
