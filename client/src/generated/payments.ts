// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const payments: Described<'payments'> = {
  proposePayment: {"line":"POST payments/proposal","needs":{"DocumentIds":"DocumentIds is required"},"body":"json"},
  savePaymentFile: {"line":"PUT payments/{id}","needs":{"body":"PaymentFile is required"},"body":"json"},
  readPaymentFile: {"line":"GET payments/{id}"},
  downloadPaymentFile: {"line":"GET payments/{id}/file","answer":["application/xml"]},
  importStatement: {"line":"POST payments/statements","needs":{"body":"A bank statement is required"},"body":["application/xml","text/xml"]},
  withdrawPaymentFile: {"line":"DELETE payments/{id}","answer":"none"},
  bookPayment: {"line":"PUT documents/{documentId}/payments/{paymentId}","needs":{"body":"A payment is required"},"body":"json","answer":"none"},
  takeBackPayment: {"line":"DELETE documents/{documentId}/payments/{paymentId}","answer":"none"},
  readPayments: {"line":"GET documents/{documentId}/payments"},
  listRemittances: {"line":"GET remittances"},
  exportRemittances: {"line":"GET remittances/csv","answer":["text/csv"]},
}
