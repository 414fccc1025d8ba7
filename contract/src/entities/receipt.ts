import { receiptActions, receiptStates, returnReasons } from '../enumerations/index.ts'
import { date, decimal, entity, id, list, maybe, oneOf, record, text, yes } from '../words/index.ts'

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
      /** Without what was turned away, and what was sent back. */
      Received: decimal(),
      /** What was sent back. */
      Returned: decimal(),
      /** What was invoiced of it, less what was credited. */
      Billed: decimal(),
      /** What of what was sent back is invoiced still: a credit note is to come. */
      ToCredit: decimal(),
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
      /** How much of what came before is sent back; then nothing came, and a reason says why. */
      Returned: maybe(decimal()),
      ReasonCode: maybe(oneOf(returnReasons)),
    }),
    { min: 1, max: 1000 },
  ),
  /** When it came or went back: today, where nothing is said. */
  Day: maybe(date()),
  /** The supplier is asked for a credit note for what is sent back. */
  AskCredit: maybe(yes()),
  Note: maybe(text({ max: 4000 })),
})
