// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentServices: Described<'documentServices'> = {
  listFields: {"method":"GET","path":"v0/fields/{tenantId}/{docType}","needs":{"tenantId":"tenantId is required","docType":"docType is required"},"answer":"json"},
  readCustomization: {"method":"GET","path":"v0/documents/{tenantId}/{docType}","needs":{"tenantId":"tenantId is required","docType":"docType is required"},"answer":"json"},
  decide: {"method":"GET","path":"v0/documents/{id}","needs":{"id":"id is required"},"answer":"json"},
  decideDraft: {"method":"GET","path":"v0/documents/{id}/draft","needs":{"id":"id is required"},"answer":"json"},
  decideAssignmentType: {"method":"GET","path":"v0/documents/{id}/assignmentType","needs":{"id":"id is required"},"answer":"json"},
  register: {"method":"PUT","path":"document-validation/clearance/register","body":"json","answer":"json"},
  readRegistration: {"method":"GET","path":"document-validation/clearance/register","answer":"json"},
  changeRegistration: {"method":"PATCH","path":"document-validation/clearance/register","body":"json","answer":"json"},
  readExtensions: {"method":"GET","path":"extensibility/v0/documents/{id}","needs":{"id":"id is required"},"answer":"json"},
  schedule: {"method":"POST","path":"task-scheduler/v0/task/scheduling/{id}","needs":{"id":"id is required"},"body":"json","answer":"none"},
  readPdfStatus: {"method":"GET","path":"v0/pdf2xml/status","answer":"json"},
  uploadPdf: {"method":"POST","path":"v0/pdf2xml/file","body":"parts","answer":"json"},
  submitPdf: {"method":"POST","path":"v0/pdf2xml/submit","body":"json","answer":"json"},
}
