// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const customization: Described<'customization'> = {
  listFields: {"line":"GET v0/fields/{tenantId}/{docType}"},
  saveFields: {"line":"PUT v0/fields/{tenantId}/{docType}","body":"json","answer":"none"},
  readCustomization: {"line":"GET v0/documents/{tenantId}/{docType}"},
  readProperty: {"line":"GET documents/{documentId}/properties/{id}","answer":"text"},
  listProperties: {"line":"GET documents/{documentId}/properties"},
  saveProperty: {"line":"PUT documents/{documentId}/properties/{id}","body":"text","answer":"none"},
  deleteProperty: {"line":"DELETE documents/{documentId}/properties/{id}","answer":"none"},
  readExtensions: {"line":"GET extensibility/v0/documents/{id}"},
}
