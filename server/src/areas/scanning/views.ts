import type { Of, Permission, ScanUpload } from '@kontor/contract'
import type { StepRecord, UploadRecord } from './records.ts'
import { scanActions, stateOn } from './rules.ts'

type Upload = Of<typeof ScanUpload>

/** What is known besides: who asks, and the day that it is for the company. */
export interface Seen {
  readonly permissions: ReadonlySet<Permission>
  readonly today: string
}

export function uploadOf(upload: UploadRecord, { permissions, today }: Seen): Upload {
  const State = stateOn(upload, today)
  return {
    Id: upload.id,
    State,
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
    ...(upload.reason === null ? {} : { Reason: upload.reason }),
    ...(upload.holdUntil === null ? {} : { HoldUntil: upload.holdUntil }),
    TellsSender: upload.answerTo !== null,
    Tags: [],
    PageCount: upload.pages,
    Version: upload.version,
    AllowedActions: scanActions(State, permissions).map((Action) => ({ Action })),
    Imported: upload.imported.toISOString(),
    Modified: upload.modified.toISOString(),
  }
}

/** @param names of those who decided */
export const historyOf = (
  steps: readonly StepRecord[],
  names: ReadonlyMap<string, string>,
): NonNullable<Upload['History']> =>
  steps.map(({ step, at, authorId, reason, until, answer }) => {
    const by = authorId === null ? undefined : names.get(authorId)
    return {
      Step: step,
      At: at.toISOString(),
      ...(by !== undefined && { By: by }),
      ...(reason !== null && { Reason: reason }),
      ...(until !== null && { Until: until }),
      ...(answer !== null && { Answer: answer }),
    }
  })
