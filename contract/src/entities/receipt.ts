import { receiptActions, receiptStates } from '../enumerations/index.ts'
import { date, decimal, entity, id, list, maybe, oneOf, record, text } from '../words/index.ts'

/** What has come of an order. */
export const OrderReceipts = entity('OrderReceipts', {
  OrderId: id('document'),
  ID: text({ max: 100 }),
  State: oneOf(receiptStates),
  Lines: list(
    record({
      LineId: text({ max: 100 }),
      Description: text({ max: 2000 }),
      Unit: maybe(text({ max: 10 })),
      Ordered: decimal(),
      /** Without what was turned away. */
      Received: decimal(),
      /** What is still to come; nothing where more has come than was ordered. */
      Open: decimal(),
    }),
  ),
  Receipts: list(record({ DocumentId: id('document'), ID: text({ max: 100 }), Day: maybe(date()) })),
  AllowedActions: list(oneOf(receiptActions)),
  /** Why nothing can be noted. */
  Because: maybe(text({ max: 2000 })),
})

/** What has come, line by line. */
export const ReceiptInput = entity('ReceiptInput', {
  Lines: list(
    record({
      LineId: text({ max: 100 }),
      /** All that came, with what was turned away of it. */
      Quantity: decimal(),
      /** How much of it was turned away, and why. */
      Rejected: maybe(decimal()),
      Reason: maybe(text({ max: 1000 })),
    }),
    { min: 1, max: 1000 },
  ),
  Note: maybe(text({ max: 4000 })),
})
