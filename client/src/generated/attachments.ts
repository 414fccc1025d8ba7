// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const attachments: Described<'attachments'> = {
  listAttachments: {"line":"GET documents/{documentId}/attachments"},
  listAttachmentsV2: {"line":"GET documents/v2/documents/{id}/attachment"},
  addAttachment: {"line":"POST documents/{documentId}/attachments","needs":{"file":"file is required"},"body":"parts","timeout":900000},
  readAttachment: {"line":"GET documents/{documentId}/attachments/{id}","answer":["application/octet-stream"],"timeout":900000},
  readPages: {"line":"GET documents/{documentId}/attachments/{id}/pages"},
  readPage: {"line":"GET documents/{documentId}/attachments/{id}/pages/{page}","answer":["image/png","image/jpeg"]},
  readPageText: {"line":"GET documents/{documentId}/attachments/{id}/pages/{page}/text"},
  removeAttachment: {"line":"DELETE documents/{documentId}/attachments/{id}","answer":"none"},
}
