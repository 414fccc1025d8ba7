// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentMaking: Described<'documentMaking'> = {
  readTemplate: {"line":"GET documents/template"},
  readQuoteTemplate: {"line":"GET documents/quotes/template"},
  computeTotals: {"line":"POST documents/totals","body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json"]},
  sendThroughDispatcher: {"line":"POST documents/dispatcher","body":["application/xml","text/xml","application/json","application/vnd.oasis.ubl+json"]},
  listNumberSeeds: {"line":"GET documents/numbers"},
  isNumberTaken: {"line":"HEAD documents/bynumber","needs":{"number":"number is required","senderConnectionId":"senderConnectionId is required","documentType":"documentType is required","issueDate":"issueDate is required","receiverId":"receiverId is required"},"answer":"exists"},
  findByBusinessId: {"line":"GET documents/bybusinessid","needs":{"businessId":"businessId is required","issueDate":"issueDate is required"}},
  listFiles: {"line":"GET documentfiles"},
  readWorkflow: {"line":"GET documents/{documentId}/workflow"},
  readApproval: {"line":"GET documents/{documentId}/approval"},
  setQuoteState: {"line":"PUT documents/quotes/{documentId}/state/{state}","answer":"none"},
  listQuotesOfRequest: {"line":"GET documents/requestforquotes/{documentId}/quotes"},
  readFlipConfig: {"line":"GET document-actions/v0/flip/config"},
  readRecycleConfig: {"line":"GET document-actions/v0/recycle/config"},
  lookUpOrderLines: {"line":"POST document-actions/v0/lines/lookup","needs":{"currency":"currency is required: a 3-letter ISO 4217 code","documentIds":"documentIds must be a non-empty array of document ids"},"fits":{"currency":{"pattern":"^[A-Z]{3}$","says":"currency must be a 3-letter ISO 4217 code"}},"body":"json"},
  flipOrders: {"line":"POST flipper/v0/flip/orders/multi-lines","needs":{"documents":"At least one document is required"},"body":"json"},
  listActive: {"line":"GET active-documents"},
}
