import { t } from '@kontor/i18n'
import { scanBy } from '../../../platform/clamd.ts'
import { type Held, streamOf } from '../../../platform/contents/index.ts'
import { ApiError, type ReceivedFile, type Settings, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { type Entry, whyNotDo } from '../../entries/index.ts'
import { noAttachment } from '../not-found.ts'
import type { AttachmentRecord } from '../records.ts'
import { whyNotDetach } from '../rules.ts'
import * as attachments from '../store.ts'
import { mediaTypeOf, plainName } from '../values/file-names.ts'

const maxFiles = 100

/**
 * Whether a document takes another file: asked before the file comes, and again when it is there.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (sent, or full).
 */
export async function mayAttach(uow: UnitOfWork, documentId: string): Promise<Entry> {
  const entry = await changeable(uow, documentId)
  if ((await attachments.of(uow, entry.id)).length >= maxFiles)
    throw new ApiError('Conflict', t`The document ${entry.id} already has ${maxFiles} attachments: remove one first.`)
  return entry
}

/** @throws ApiError Infected: nothing of the file is kept. */
export async function mustBeClean(file: Held & { readonly name: string }, { files }: Settings): Promise<void> {
  if ((await scanBy(files.clamd, streamOf(file))) === 'CLEAN') return
  throw new ApiError('Infected', t`The scan found a virus in ${file.name}: the file was not saved.`)
}

/**
 * Adds a file that was received and found clean to a document that was not sent yet.
 *
 * @throws ApiError as {@link mayAttach}, and BadRequest (no bytes, no name).
 */
export async function attach(uow: UnitOfWork, documentId: string, file: ReceivedFile): Promise<AttachmentRecord> {
  const entry = await mayAttach(uow, documentId)
  const name = plainName(file.name)
  if (name === '') throw new ApiError('BadRequest', t`file has no name: send it with a file name.`)
  if (file.size === 0) throw new ApiError('BadRequest', t`file ${name} is empty: send a file with content.`)
  const attachment: AttachmentRecord = {
    companyId: uow.companyId,
    id: uow.newId(),
    documentId: entry.id,
    name,
    contentType: mediaTypeOf(file.type),
    contentHash: await uow.contents.take(file),
    size: file.size,
    scan: 'CLEAN',
    enclosed: false,
    original: false,
    authorId: uow.author.actorId,
    created: uow.now,
  }
  await attachments.add(uow, attachment)
  await logFile(uow, attachment, 'document.attached')
  return attachment
}

/** @throws ApiError ResourceNotFound, Forbidden, Conflict (sent, or a part of the document). */
export async function detach(uow: UnitOfWork, documentId: string, id: string): Promise<void> {
  const entry = await changeable(uow, documentId)
  const attachment = await attachments.find(uow, id)
  if (attachment?.documentId !== entry.id) throw noAttachment(id)
  const why = whyNotDetach(entry, attachment)
  if (why !== undefined) throw new ApiError('Conflict', t`The file ${attachment.name} cannot be removed: ${why}.`)
  await attachments.remove(uow, id)
  await logFile(uow, attachment, 'document.detached')
}

export const logFile = (
  uow: UnitOfWork,
  { id, documentId, contentHash }: AttachmentRecord,
  kind: string,
): Promise<void> =>
  uow.log({ kind, objectType: 'document', objectId: documentId, contentHash, detail: { attachmentId: id } })

async function changeable(uow: UnitOfWork, documentId: string): Promise<Entry> {
  const entry = await lockEntryFor(uow, documentId, 'write')
  const why = whyNotDo('edit', entry)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The attachments of the document ${documentId} cannot be changed: ${why}.`)
  return entry
}
