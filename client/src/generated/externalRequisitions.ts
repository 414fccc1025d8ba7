// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const externalRequisitions: Described<'externalRequisitions'> = {
  readApprovalStrategy: {"method":"GET","path":"procurement/external/documents/requisitions/{documentId}/approvalStrategy","needs":{"documentId":"documentId is required"},"answer":"json"},
  isExternal: {"method":"GET","path":"procurement/external/documents/requisitions/{documentId}/isExternal","needs":{"documentId":"documentId is required"},"answer":"json"},
  readCoding: {"method":"GET","path":"procurement/external/documents/requisitions/{documentId}/coding","needs":{"documentId":"documentId is required"},"answer":"json"},
  validateLegalEntities: {"method":"GET","path":"procurement/external/documents/requisitions/{documentId}/validateLegalEntities","needs":{"documentId":"documentId is required"},"answer":"json"},
  validateSellers: {"method":"GET","path":"procurement/external/documents/requisitions/{documentId}/validate/sellers","needs":{"documentId":"documentId is required"},"answer":"json"},
  validateBusinessProperties: {"method":"GET","path":"procurement/external/documents/requisitions/{documentId}/validateBusinessProperties","needs":{"documentId":"documentId is required"},"answer":"json"},
  setStatus: {"method":"PUT","path":"procurement/external/documents/requisitions/status/{documentId}/{status}","needs":{"documentId":"documentId is required","status":"status is required"},"body":"json","answer":"none"},
}
