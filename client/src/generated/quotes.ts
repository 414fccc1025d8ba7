// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const quotes: Described<'quotes'> = {
  readQuoteTemplate: {"line":"GET documents/quotes/template"},
  setQuoteState: {"line":"PUT documents/quotes/{documentId}/state/{state}","answer":"none"},
  listQuotesOfRequest: {"line":"GET documents/requestforquotes/{documentId}/quotes"},
  readRfqInformation: {"line":"GET documents/v2/requestforquotes/{id}/information"},
  saveRfqInformation: {"line":"PUT documents/v2/requestforquotes/{id}/information","body":"json","answer":"none"},
}
