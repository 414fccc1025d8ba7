import { scanBy } from '../../../platform/clamd.ts'
import { bytesOf, type Held, streamOf } from '../../../platform/contents/index.ts'
import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { Enclosed } from '../../parsing/index.ts'
import { openFile } from '../bound-file.ts'
import type { AttachmentRecord } from '../records.ts'
import * as attachments from '../store.ts'
import { logFile } from './attach-file.ts'

/** The task that scans a file where it has arrived. */
export const scanTask = 'documents.scanAttachment'

/** The files of a document as they came: each arrives with it, under its id, and is scanned where it arrives. */
export async function copyAttachments(from: readonly CopiedFile[], uow: UnitOfWork): Promise<void> {
  for (const { record, held } of from) {
    const attachment: AttachmentRecord = {
      ...record,
      companyId: uow.companyId,
      contentHash: await uow.contents.take(held),
      scan: 'WAITING',
      authorId: null,
      created: uow.now,
    }
    await attachments.add(uow, attachment)
    await logFile(uow, attachment, 'document.attached')
    await uow.later(scanTask, { attachmentId: attachment.id })
  }
}

export interface CopiedFile {
  readonly record: AttachmentRecord
  readonly held: Held
}

type NewFile = Pick<AttachmentRecord, 'name' | 'contentType'> & Pick<CopiedFile, 'held'>

/** The paper that a document was entered from, as a file that arrives with it. */
export function originalFile(uow: UnitOfWork, documentId: string, file: NewFile): CopiedFile {
  const { record, held } = fileBeside(uow, documentId, file)
  return { record: { ...record, original: true }, held }
}

/** A file that is to stand beside a document. */
export const fileBeside = (uow: UnitOfWork, documentId: string, { held, ...file }: NewFile): CopiedFile => ({
  record: {
    ...file,
    companyId: uow.companyId,
    id: uow.newId(),
    documentId,
    contentHash: held.hash,
    size: held.size,
    scan: 'WAITING',
    enclosed: false,
    original: false,
    authorId: null,
    created: uow.now,
  },
  held,
})

/** What of a document's files leaves with it: nothing that a scan has found infected. */
export const filesOf = (uow: UnitOfWork, entry: Entry): Promise<CopiedFile[]> =>
  opened(uow, entry, ({ scan }) => scan !== 'INFECTED')

/** The same of those that the document does not enclose, for where these travel in it. */
export const filesBeside = (uow: UnitOfWork, entry: Entry): Promise<CopiedFile[]> =>
  opened(uow, entry, ({ scan, enclosed }) => scan !== 'INFECTED' && !enclosed)

/** Files with their bytes, as they are put into a document. */
export const enclosable = (files: readonly CopiedFile[]): Promise<Enclosed[]> =>
  Promise.all(
    files.map(async ({ record: { name, contentType }, held }) => ({
      name,
      mediaType: contentType,
      bytes: await bytesOf(held),
    })),
  )

async function opened(
  uow: UnitOfWork,
  entry: Entry,
  isWanted: (file: AttachmentRecord) => boolean,
): Promise<CopiedFile[]> {
  const files: CopiedFile[] = []
  for (const record of (await attachments.of(uow, entry.id)).filter(isWanted))
    files.push({ record, held: await openFile(uow, record) })
  return files
}

/** Scans a file that arrived. What the scan finds is written down once; scanning again finds the same. */
export async function scan(uow: UnitOfWork, id: string): Promise<Outward | undefined> {
  const attachment = await attachments.find(uow, id)
  if (attachment?.scan !== 'WAITING') return undefined
  const held = await openFile(uow, attachment)
  return async ({ files }) => {
    const found = await scanBy(files.clamd, streamOf(held))
    return async (after) => {
      if ((await attachments.find(after, id))?.scan !== 'WAITING') return
      await attachments.setScan(after, id, found)
      await logFile(
        after,
        attachment,
        found === 'CLEAN' ? 'document.attachment_passed' : 'document.attachment_infected',
      )
    }
  }
}
