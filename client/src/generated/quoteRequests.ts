// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const quoteRequests: Described<'quoteRequests'> = {
  listQuoteRequests: {"line":"GET procurement/quote-requests"},
  readQuoteRequest: {"line":"GET procurement/quote-requests/{requestId}"},
  askForQuotes: {"line":"PUT procurement/quote-requests/{requestId}","body":"json","answer":"none"},
  inviteSupplier: {"line":"PUT procurement/quote-requests/{requestId}/suppliers/{connectionId}","answer":"none"},
  postToAll: {"line":"PUT procurement/quote-requests/{requestId}/posts/{postId}","body":"json","answer":"none"},
  award: {"line":"PUT procurement/quote-requests/{requestId}/award","body":"json","answer":"none"},
  enterQuote: {"line":"PUT procurement/quote-requests/{requestId}/suppliers/{connectionId}/quotes/{quoteId}","body":"parts","answer":"none"},
  uploadQuote: {"line":"PUT procurement/documents/requisitions/{documentId}/quote","needs":{"file":"file is required"},"body":"parts","answer":"none"},
  setQuoteRequestState: {"line":"PUT procurement/quote-requests/{requestId}/state/{state}","body":"json","answer":"none"},
}
