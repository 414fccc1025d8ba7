// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const flip: Described<'flip'> = {
  readFlipConfig: {"line":"GET document-actions/v0/flip/config"},
  readRecycleConfig: {"line":"GET document-actions/v0/recycle/config"},
  lookUpOrderLines: {"line":"POST document-actions/v0/lines/lookup","needs":{"currency":"currency is required: a 3-letter ISO 4217 code","documentIds":"documentIds must be a non-empty array of document ids"},"fits":{"currency":{"pattern":"^[A-Z]{3}$","says":"currency must be a 3-letter ISO 4217 code"}},"body":"json"},
  flipOrders: {"line":"POST flipper/v0/flip/orders/multi-lines","needs":{"documents":"At least one document is required"},"body":"json"},
  reviseDocument: {"line":"PUT documents/{documentId}/revisions/{revisionId}","answer":"none"},
}
