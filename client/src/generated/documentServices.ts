// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentServices: Described<'documentServices'> = {
  listFields: {"line":"GET v0/fields/{tenantId}/{docType}"},
  saveFields: {"line":"PUT v0/fields/{tenantId}/{docType}","body":"json","answer":"none"},
  readCustomization: {"line":"GET v0/documents/{tenantId}/{docType}"},
  decide: {"line":"GET v0/documents/{id}"},
  decideDraft: {"line":"GET v0/documents/{id}/draft"},
  decideAssignmentType: {"line":"GET v0/documents/{id}/assignmentType"},
  register: {"line":"PUT document-validation/clearance/register","body":"json"},
  readRegistration: {"line":"GET document-validation/clearance/register"},
  changeRegistration: {"line":"PATCH document-validation/clearance/register","body":"json"},
  readExtensions: {"line":"GET extensibility/v0/documents/{id}"},
  schedule: {"line":"POST task-scheduler/v0/task/scheduling/{id}","body":"json","answer":"none"},
  unschedule: {"line":"DELETE task-scheduler/v0/task/scheduling/{id}","answer":"none"},
  listScheduled: {"line":"GET task-scheduler/v0/task/scheduling"},
  readPdfStatus: {"line":"GET v0/pdf2xml/status"},
  uploadPdf: {"line":"POST v0/pdf2xml/file","body":"parts"},
  submitPdf: {"line":"POST v0/pdf2xml/submit","body":"json"},
}
