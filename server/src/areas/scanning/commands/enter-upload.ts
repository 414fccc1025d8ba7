import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { type CopiedFile, fileBeside, originalFile } from '../../attachments/index.ts'
import { companyRef, inOwn } from '../../companies/index.ts'
import { typeFor } from '../../entries/index.ts'
import { receivePurchase } from '../../exchange/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import type { UploadRecord } from '../records.ts'
import { missingField } from '../rules/index.ts'
import * as attached from '../store/attachments.ts'
import * as folders from '../store/folders.ts'
import * as uploads from '../store/uploads.ts'
import { lockUpload } from './lock-upload.ts'
import { logUpload } from './receive-upload.ts'

/** What is sent on, and what whoever does so says of it. */
export interface Entering {
  readonly upload: UploadRecord
  readonly bytes: Uint8Array
  readonly parsed: Parsed
  /** Who sent it; else who was chosen, or whom the document names. */
  readonly connectionId?: string | undefined
  /** The company itself or a branch; else the branch of its folder. */
  readonly receiverId?: string | undefined
  /** From which address it was mailed, where it did not come by e-mail. */
  readonly mailFrom?: string | undefined
}

/**
 * Enters a paper as received from the seller that was typed: from then on it is a document like any other that arrived,
 * with the paper and what came along beside it. It is one of the branch's where its folder has one.
 *
 * @throws ApiError Conflict (entered, or changed meanwhile), Locked, ResourceNotFound of a receiver who is no branch,
 *   BadRequest where a field is missing or the company is the seller itself
 */
export async function enterUpload(uow: UnitOfWork, given: Entering): Promise<string> {
  const { bytes, parsed } = given
  const upload = await lockUpload(uow, given.upload.id, 'enter')
  if (upload.version !== given.upload.version || upload.draftHash === null)
    throw new ApiError('Conflict', t`The file ${upload.fileName} was changed meanwhile: try again.`)
  const missing = missingField(parsed)
  if (missing !== undefined) throw unfit(missing, t`${missing} is missing: enter it from the paper first.`)
  const id = uow.newId()
  const contentHash = upload.draftHash
  const mailFrom = upload.mailFrom ?? given.mailFrom
  const files = await filesOf(uow, upload)
  const receiverId = given.receiverId ?? (await branchOf(uow, upload)) ?? uow.companyId
  await inOwn(uow, receiverId, async (own) =>
    receivePurchase(
      own,
      {
        ...{ id, type: typeFor(parsed), parsed, bytes, contentHash, otherBuyer: false, mailFrom },
        connectionId: await senderIn(own, uow.companyId, given.connectionId, upload.connectionId),
      },
      files(own, id),
    ),
  )
  await uploads.change(uow, upload.id, {
    state: 'SENT',
    documentId: id,
    reason: null,
    reasonTags: [],
    comment: null,
    holdUntil: null,
    lockedBy: null,
    lockedUntil: null,
    modified: uow.now,
  })
  await logUpload(uow, upload, 'scan.entered', contentHash)
  return id
}

async function branchOf(uow: UnitOfWork, { folder }: UploadRecord): Promise<string | undefined> {
  return folder === null ? undefined : ((await folders.lock(uow, folder))?.branchId ?? undefined)
}

/** The connection to the sender. A branch has its own: there the partner is found by what the document says. */
async function senderIn(own: UnitOfWork, companyId: string, named: string | undefined, chosen: string | null) {
  if (own.companyId === companyId) return named ?? chosen ?? undefined
  if (named === undefined) return undefined
  const branch = (await companyRef(own))?.Name ?? ''
  throw unfit(
    'connectionId',
    t`connectionId is a connection of the head office, but the document goes to ${branch}: leave it out.`,
  )
}

/** The paper, where there is one, and what came along. */
async function filesOf(uow: UnitOfWork, upload: UploadRecord) {
  const { contentHash, fileName, mimeType } = upload
  const paper = contentHash === null ? undefined : await uow.contents.open(contentHash)
  const beside = await Promise.all(
    (await attached.of(uow, upload.id)).map(async (file) => ({
      ...file,
      held: await uow.contents.open(file.contentHash),
    })),
  )
  return (own: UnitOfWork, id: string): CopiedFile[] => [
    ...(paper === undefined ? [] : [originalFile(own, id, { name: fileName, contentType: mimeType, held: paper })]),
    ...beside.map(({ name, mimeType: contentType, held }) => fileBeside(own, id, { name, contentType, held })),
  ]
}
