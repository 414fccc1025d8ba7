import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { contentColumns, typeFor } from '../../entries/index.ts'
import { partnerNames } from '../../network/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import type { UploadRecord } from '../records.ts'
import { inHandMs } from '../rules/index.ts'
import * as uploads from '../store/uploads.ts'
import { lockUpload } from './lock-upload.ts'
import { logUpload } from './receive-upload.ts'

/**
 * Saves what was entered of a paper so far, finished or not.
 *
 * @throws ApiError ResourceNotFound, Conflict (entered, or another version), DocumentRefused where it is no bill.
 */
export async function saveContent(
  uow: UnitOfWork,
  id: string,
  { bytes, parsed, version }: { bytes: Uint8Array; parsed: Parsed; version: number | undefined },
): Promise<void> {
  const type = typeFor(parsed)
  if (type !== 'invoice' && type !== 'creditnote')
    throw new ApiError(
      'DocumentRefused',
      t`The document is not an invoice or credit note: only these can be entered from a file.`,
    )
  const before = await lockUpload(uow, id, 'enter')
  if (version !== undefined && version !== before.version)
    throw new ApiError(
      'Conflict',
      t`The file ${before.fileName} is at version ${before.version}, not ${version}: someone else changed it. Reload it and try again.`,
      { details: { version: String(before.version) } },
    )
  const { businessId, issueDate, currency, amount, senderName } = contentColumns(type, parsed)
  const draftHash = await uow.contents.save(bytes)
  await uploads.change(uow, id, {
    draftHash,
    version: before.version + 1,
    type,
    number: businessId.slice(0, 100) || null,
    issueDate,
    currency,
    amount,
    senderName: senderName || null,
    connectionId: await stillMeant(uow, before, senderName),
    // Whoever works on it keeps it in hand.
    ...(before.lockedBy === uow.author.actorId && { lockedUntil: new Date(uow.now.getTime() + inHandMs) }),
    modified: uow.now,
  })
  await logUpload(uow, before, 'scan.saved', draftHash)
}

/** The partner who was chosen as its sender, as long as the document names them. */
async function stillMeant(uow: UnitOfWork, { connectionId }: UploadRecord, senderName: string): Promise<string | null> {
  if (connectionId === null) return null
  const name = (await partnerNames(uow, [connectionId])).get(connectionId)
  return name === senderName || senderName === '' ? connectionId : null
}
