import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { type CopiedFile, filesBeside } from '../attachments/index.ts'
import type { Entry } from '../entries/index.ts'

/** Bytes of a document with its files in it, as one answer. */
const maxBytes = 10_000_000

/**
 * The files that are attached to a draft and not in it yet; none of any other document, which left with its files beside it or
 * in it.
 *
 * @throws ApiError TooLarge where they do not fit into one answer.
 */
export async function filesOfDraft(
  uow: UnitOfWork,
  { entry, bytes }: { readonly entry: Entry; readonly bytes: Uint8Array },
): Promise<readonly CopiedFile[]> {
  if (!entry.draft) return []
  const files = await filesBeside(uow, entry)
  const whole = files.reduce((sum, { record }) => sum + Math.ceil(record.size / 3) * 4, bytes.length)
  if (whole > maxBytes)
    throw new ApiError(
      'TooLarge',
      t`With its attachments, the draft exceeds ${maxBytes / 1_000_000} MB: read them one by one by GET documents/${entry.id}/attachments.`,
    )
  return files
}
