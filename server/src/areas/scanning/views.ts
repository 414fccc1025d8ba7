import type { Of, Permission, QuickFilter, ScanTag, ScanUpload } from '@kontor/contract'
import type { FilterRecord, FolderRecord, StepRecord, TagRecord, UploadRecord } from './records.ts'
import { holderAt, otherHolderAt, scanActions, stateOn, tagsOf } from './rules/index.ts'

type Upload = Of<typeof ScanUpload>

/** What is known besides: who asks, and the day that it is for the company. */
export interface Seen {
  readonly userId: string
  readonly permissions: ReadonlySet<Permission>
  readonly today: string
  readonly now: Date
  readonly folders: ReadonlyMap<string, FolderRecord>
  /** Of those who have something in hand. */
  readonly names: ReadonlyMap<string, string>
}

export function uploadOf(upload: UploadRecord, { userId, permissions, today, now, folders, names }: Seen): Upload {
  const State = stateOn(upload, today)
  const folder = upload.folder === null ? undefined : folders.get(upload.folder)
  const holder = holderAt(upload, now)
  const holderName = holder === undefined ? undefined : names.get(holder)
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
    ...(upload.connectionId === null ? {} : { SenderConnectionId: upload.connectionId }),
    ...(upload.legalEntityId === null ? {} : { LegalEntityId: upload.legalEntityId }),
    ...(upload.comment === null ? {} : { Comment: upload.comment }),
    ...(folder === undefined ? {} : { Folder: folder.name }),
    ...(folder?.branchName == null ? {} : { RecipientName: folder.branchName }),
    ...(holder === undefined ? {} : { LockedBy: holder }),
    ...(holderName === undefined ? {} : { LockedByName: holderName }),
    TellsSender: upload.answerTo !== null,
    Tags: tagsOf(upload, folder?.tags ?? []),
    OwnTags: [...upload.tags],
    PageCount: upload.pages,
    ReadsTotals: upload.withTotals,
    Version: upload.version,
    AllowedActions: scanActions(State, permissions, otherHolderAt(upload, now, userId) !== undefined).map((Action) => ({
      Action,
    })),
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

export const tagOf = ({ id, type, name, description }: TagRecord): Of<typeof ScanTag> => ({
  id,
  type,
  name,
  ...(description === null ? {} : { description }),
})

/** @param by who looks at it */
export const filterOf = (
  { id, authorId, name, states, tagIds, query, shared }: FilterRecord,
  by: { readonly actorId: string | null; readonly permissions: ReadonlySet<Permission> },
): Of<typeof QuickFilter> => ({
  id,
  name,
  states: [...states],
  tagIds: [...tagIds],
  ...(query === null ? {} : { query }),
  shared,
  mine: authorId === by.actorId || by.permissions.has('scan.configure'),
})
