import type { Of, Permission, ScanUpload } from '@kontor/contract'
import type { UploadRecord } from './records.ts'
import { scanActions } from './rules.ts'

export const uploadOf = (upload: UploadRecord, permissions: ReadonlySet<Permission>): Of<typeof ScanUpload> => ({
  Id: upload.id,
  State: upload.state,
  FileName: upload.fileName,
  MimeType: upload.mimeType,
  ...(upload.type === null ? {} : { DocumentType: upload.type }),
  ...(upload.number === null ? {} : { DocumentNumber: upload.number }),
  ...(upload.issueDate === null ? {} : { IssueDate: upload.issueDate }),
  ...(upload.amount === null ? {} : { Amount: upload.amount }),
  ...(upload.currency === null ? {} : { Currency: upload.currency }),
  ...(upload.senderName === null ? {} : { SenderName: upload.senderName }),
  ...(upload.mailFrom === null ? {} : { MailFrom: upload.mailFrom }),
  ...(upload.documentId === null ? {} : { DocumentId: upload.documentId }),
  Tags: [],
  PageCount: upload.pages,
  Version: upload.version,
  AllowedActions: scanActions(upload, permissions).map((Action) => ({ Action })),
  Imported: upload.imported.toISOString(),
  Modified: upload.modified.toISOString(),
})
