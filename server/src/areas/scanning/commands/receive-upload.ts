import { t } from '@kontor/i18n'
import { ApiError, type ReceivedFile, type UnitOfWork } from '../../../platform/index.ts'
import { plainName } from '../../attachments/index.ts'
import type { UploadRecord } from '../records.ts'
import * as uploads from '../store/uploads.ts'

/** Keeps a paper that waits to be entered. */
export async function receiveUpload(
  uow: UnitOfWork,
  file: Omit<ReceivedFile, 'drop'>,
  {
    mimeType,
    pages,
    mailFrom = null,
    answerTo = null,
    connectionId = null,
  }: Pick<UploadRecord, 'mimeType' | 'pages'> & Partial<Pick<UploadRecord, 'mailFrom' | 'answerTo' | 'connectionId'>>,
): Promise<UploadRecord> {
  const fileName = plainName(file.name)
  if (fileName === '') throw new ApiError('BadRequest', t`file has no name: send it with a file name.`)
  const upload = newUpload(uow, {
    mailFrom,
    answerTo,
    connectionId,
    fileName,
    mimeType,
    contentHash: await uow.contents.take(file),
    size: file.size,
    pages,
  })
  await uploads.add(uow, upload)
  await logUpload(uow, upload, 'scan.received', upload.contentHash ?? undefined)
  return upload
}

/** An upload as it begins. */
export const newUpload = (
  uow: UnitOfWork,
  given: Pick<UploadRecord, 'fileName' | 'mimeType' | 'contentHash' | 'size' | 'pages'> & Partial<UploadRecord>,
): UploadRecord => ({
  companyId: uow.companyId,
  id: uow.newId(),
  authorId: uow.author.actorId,
  state: 'TO_REVIEW',
  draftHash: null,
  version: 0,
  type: null,
  number: null,
  issueDate: null,
  currency: null,
  amount: null,
  senderName: null,
  mailFrom: null,
  answerTo: null,
  reason: null,
  holdUntil: null,
  folder: null,
  tags: [],
  reasonTags: [],
  lockedBy: null,
  lockedUntil: null,
  connectionId: null,
  legalEntityId: null,
  comment: null,
  withTotals: false,
  documentId: null,
  imported: uow.now,
  modified: uow.now,
  ...given,
})

export const logUpload = (
  uow: UnitOfWork,
  { id }: Pick<UploadRecord, 'id'>,
  kind: string,
  contentHash?: string,
): Promise<void> =>
  uow.log({ kind, objectType: 'upload', objectId: id, ...(contentHash === undefined ? {} : { contentHash }) })
