// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const receipts: Described<'receipts'> = {
  readReceipts: {"line":"GET procurement/documents/orders/{orderId}/receipts"},
  saveReceipt: {"line":"PUT procurement/documents/orders/{orderId}/receipts/{receiptId}","body":"json","answer":"none"},
}
