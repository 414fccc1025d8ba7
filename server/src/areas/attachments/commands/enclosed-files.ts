import { t } from '@kontor/i18n'
import { heldBytes } from '../../../platform/contents/index.ts'
import { ApiError, type Settings, type UnitOfWork } from '../../../platform/index.ts'
import { type Enclosed, enclosedIn, type Parsed, parse } from '../../parsing/index.ts'
import type { AttachmentRecord } from '../records.ts'
import * as attachments from '../store.ts'
import { mediaTypeOf, plainName } from '../values/file-names.ts'
import { logFile } from './attach-file.ts'
import { type CopiedFile, copyAttachments } from './copy-attachments.ts'

/** A document that came from outside: what it says, and the files that it encloses. */
export interface Opened {
  readonly bytes: Uint8Array
  readonly parsed: Parsed
  readonly enclosed: readonly Enclosed[]
}

/** @throws ApiError as `parse` does, and TooLarge where a file is larger than those that people attach. */
export async function openEnclosed(bytes: Uint8Array, { files: { maxBytes } }: Settings): Promise<Opened> {
  const parsed = await parse(bytes)
  const enclosed = await enclosedIn(bytes, parsed)
  const tooLarge = enclosed.find((file) => file.bytes.length > maxBytes)
  if (tooLarge !== undefined)
    throw new ApiError(
      'TooLarge',
      t`The embedded file ${tooLarge.name} is larger than the maximum of ${maxBytes / 1_000_000} MB: embed a smaller one.`,
    )
  return { bytes, parsed, enclosed }
}

/** The files that a document encloses, as files that arrive with it: they are scanned as those are. */
export const filesWithin = (uow: UnitOfWork, documentId: string, enclosed: readonly Enclosed[]): CopiedFile[] =>
  enclosed.map(({ name, mediaType, bytes }, index) => {
    const held = heldBytes(bytes)
    const record: AttachmentRecord = {
      companyId: uow.companyId,
      id: uow.newId(),
      documentId,
      name: plainName(name) || `file-${index + 1}`,
      contentType: mediaTypeOf(mediaType),
      contentHash: held.hash,
      size: held.size,
      scan: 'WAITING',
      enclosed: true,
      original: false,
      authorId: null,
      created: uow.now,
    }
    return { record, held }
  })

/** A document that is saved again has the files that it encloses now; those that stay keep their ids and their scan. */
export async function replaceEnclosed(
  uow: UnitOfWork,
  documentId: string,
  enclosed: readonly Enclosed[],
): Promise<void> {
  const before = (await attachments.of(uow, documentId)).filter((one) => one.enclosed)
  const now = filesWithin(uow, documentId, enclosed)
  for (const gone of before.filter((one) => !now.some(({ record }) => isSame(one, record)))) {
    await attachments.remove(uow, gone.id)
    await logFile(uow, gone, 'document.detached')
  }
  await copyAttachments(
    now.filter(({ record }) => !before.some((one) => isSame(one, record))),
    uow,
  )
}

const isSame = (one: AttachmentRecord, other: AttachmentRecord): boolean =>
  one.name === other.name && one.contentType === other.contentType && one.contentHash === other.contentHash
