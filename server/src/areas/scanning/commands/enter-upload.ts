import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { originalFile } from '../../attachments/index.ts'
import { typeFor } from '../../entries/index.ts'
import { receivePurchase } from '../../exchange/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import type { UploadRecord } from '../records.ts'
import { missingField } from '../rules.ts'
import * as uploads from '../store/uploads.ts'
import { lockUpload } from './lock-upload.ts'
import { logUpload } from './receive-upload.ts'

/**
 * Enters a paper as received from the seller that was typed: from then on it is a document like any other that arrived,
 * with the paper beside it.
 *
 * @throws ApiError Conflict (entered, or changed meanwhile), BadRequest where a field is missing or the company is the
 *   seller itself
 */
export async function enterUpload(
  uow: UnitOfWork,
  given: {
    readonly upload: UploadRecord
    readonly bytes: Uint8Array
    readonly parsed: Parsed
    readonly connectionId?: string | undefined
  },
): Promise<string> {
  const { bytes, parsed, connectionId } = given
  const upload = await lockUpload(uow, given.upload.id, 'enter')
  if (upload.version !== given.upload.version || upload.draftHash === null)
    throw new ApiError('Conflict', t`The file ${upload.fileName} was changed meanwhile: try again.`)
  const missing = missingField(parsed)
  if (missing !== undefined) throw unfit(missing, t`${missing} is missing: enter it from the paper first.`)
  const id = uow.newId()
  const original = originalFile(uow, id, {
    name: upload.fileName,
    contentType: upload.mimeType,
    held: await uow.contents.open(upload.contentHash),
  })
  const contentHash = upload.draftHash
  await receivePurchase(
    uow,
    {
      ...{ id, type: typeFor(parsed), parsed, bytes, contentHash, otherBuyer: false, connectionId },
      mailFrom: upload.mailFrom ?? undefined,
    },
    [original],
  )
  await uploads.change(uow, upload.id, {
    state: 'SENT',
    documentId: id,
    reason: null,
    holdUntil: null,
    modified: uow.now,
  })
  await logUpload(uow, upload, 'scan.entered', contentHash)
  return id
}
