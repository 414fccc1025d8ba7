import type { Of, PartnerReply } from '@kontor/contract'
import { type Entry, partnerNameOf } from '../../entries/index.ts'
import type { PostRecord } from '../records.ts'

/** What a partner said, with what it is about; nothing where the reader does not see that. */
export function replyOf(
  { id, documentId, text, created }: PostRecord,
  entries: readonly Entry[],
): Of<typeof PartnerReply>[] {
  const entry = entries.find((one) => one.id === documentId)
  if (entry === undefined) return []
  return [
    {
      PostId: id,
      DocumentId: documentId,
      ID: entry.businessId,
      type: entry.type,
      PartnerName: partnerNameOf(entry),
      Text: text,
      At: created.toISOString(),
    },
  ]
}
