import type { FilePart, ScanState } from '@kontor/contract'
import { type Act, Fault, notFound } from '../../../platform/index.ts'
import type { AttachmentRecord, Entry } from '../entry.ts'
import { whyNotDo } from '../rules/index.ts'
import * as attachments from '../store/attachments.ts'
import * as entries from '../store/entries.ts'
import { mustReach } from './reaching.ts'

/** Looks for viruses in a file. Where an operator has no scanner, everything passes. */
export type Scanner = (bytes: Uint8Array) => Promise<Exclude<ScanState, 'WAITING'>>
export const passesAll: Scanner = async () => 'CLEAN'

export const scanTask = 'documents.scanAttachment'

const mostFiles = 100
const mediaType = /^[a-z0-9][\w.+-]{0,49}\/[a-z0-9][\w.+-]{0,49}$/i

/**
 * Adds a file to a document that was not sent yet; it is shown at once and given out once its scan has passed it.
 *
 * @throws Fault ResourceNotFound, Forbidden, Conflict (sent, or full), BadRequest (no bytes, no name).
 */
export async function attach(act: Act, documentId: string, file: FilePart): Promise<AttachmentRecord> {
  const entry = await changeable(act, documentId)
  const name = plainName(file.name)
  if (file.bytes.length === 0) throw new Fault('BadRequest', `file ${name} is empty: send its bytes.`)
  if ((await attachments.of(act, entry.id)).length >= mostFiles)
    throw new Fault('Conflict', `The document ${entry.id} has ${mostFiles} files already: take one off first.`)
  const type = file.type?.split(';', 1)[0]?.trim() ?? ''
  const attachment: AttachmentRecord = {
    companyId: act.companyId,
    id: act.newId(),
    documentId: entry.id,
    name,
    contentType: mediaType.test(type) ? type.toLowerCase() : 'application/octet-stream',
    contentHash: await act.contents.save(file.bytes),
    size: file.bytes.length,
    scan: 'WAITING',
    authorId: act.author.actorId,
    created: act.now,
  }
  await take(act, attachment, 'document.attached')
  return attachment
}

/** @throws Fault ResourceNotFound, Forbidden, Conflict (sent). */
export async function detach(act: Act, documentId: string, id: string): Promise<void> {
  const entry = await changeable(act, documentId)
  const attachment = await attachments.find(act, id)
  if (attachment?.documentId !== entry.id) throw notFound('attachment', id)
  await attachments.remove(act, id)
  await logged(act, attachment, 'document.detached')
}

/** The files of a document as they came: each arrives with it, under its id, and is scanned where it arrives. */
export async function carryFiles(from: readonly CarriedFile[], there: Act): Promise<void> {
  for (const { record, bytes } of from)
    await take(
      there,
      {
        ...record,
        companyId: there.companyId,
        contentHash: await there.contents.save(bytes),
        scan: 'WAITING',
        authorId: null,
        created: there.now,
      },
      'document.attached',
    )
}

export interface CarriedFile {
  readonly record: AttachmentRecord
  readonly bytes: Uint8Array
}

/** What of a document's files may leave: nothing that a scan has found infected. */
export async function filesOf(act: Act, entry: Entry): Promise<CarriedFile[]> {
  const files: CarriedFile[] = []
  for (const record of await attachments.of(act, entry.id))
    if (record.scan !== 'INFECTED') files.push({ record, bytes: await act.contents.read(record.contentHash) })
  return files
}

/** What the scan finds is written down once; scanning again finds the same. */
export async function scan(act: Act, id: string, scanner: Scanner): Promise<void> {
  const attachment = await attachments.find(act, id)
  if (attachment?.scan !== 'WAITING') return
  const found = await scanner(await act.contents.read(attachment.contentHash))
  await attachments.setScan(act, id, found)
  await logged(act, attachment, found === 'CLEAN' ? 'document.attachment_passed' : 'document.attachment_infected')
}

async function take(act: Act, attachment: AttachmentRecord, kind: string): Promise<void> {
  await attachments.add(act, attachment)
  await logged(act, attachment, kind)
  await act.later(scanTask, { attachmentId: attachment.id })
}

const logged = (act: Act, { id, documentId, contentHash }: AttachmentRecord, kind: string): Promise<void> =>
  act.log({ kind, objectType: 'document', objectId: documentId, contentHash, detail: { attachmentId: id } })

async function changeable(act: Act, documentId: string): Promise<Entry> {
  const entry = await entries.lock(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  await mustReach(act, entry, 'write')
  const why = whyNotDo('edit', entry)
  if (why !== undefined) throw new Fault('Conflict', `The files of document ${documentId} cannot be changed: ${why}.`)
  return entry
}

/** A name without a path and without what no file system takes. */
function plainName(given: string): string {
  const name = (given.toWellFormed().split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}"]/gu, '').trim()
  if (name === '') throw new Fault('BadRequest', 'file has no name: send it with one.')
  return name.slice(0, 300)
}
