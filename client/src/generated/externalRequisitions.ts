// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const externalRequisitions: Described<'externalRequisitions'> = {
  readApprovalStrategy: {"line":"GET procurement/external/documents/requisitions/{documentId}/approvalStrategy"},
  isExternal: {"line":"GET procurement/external/documents/requisitions/{documentId}/isExternal"},
  readCoding: {"line":"GET procurement/external/documents/requisitions/{documentId}/coding"},
  validateLegalEntities: {"line":"GET procurement/external/documents/requisitions/{documentId}/validateLegalEntities"},
  validateSellers: {"line":"GET procurement/external/documents/requisitions/{documentId}/validate/sellers"},
  validateBusinessProperties: {"line":"GET procurement/external/documents/requisitions/{documentId}/validateBusinessProperties"},
  setStatus: {"line":"PUT procurement/external/documents/requisitions/status/{documentId}/{status}","body":"json","answer":"none"},
}
