import type { DocumentAccess, DocumentAttachment, Of } from '@kontor/contract'
import type { AccessRecord, AttachmentRecord, Entry } from '../entry.ts'

export const attachmentOf = (record: AttachmentRecord): Of<typeof DocumentAttachment> => ({
  Id: record.id,
  Name: record.name,
  ContentType: record.contentType,
  Type: 'attachment',
  Size: record.size,
  Scan: record.scan,
  Created: record.created.toISOString(),
})

/** The rights that were given on a document, and its author's, which comes with it. */
export const grantsOf = (
  entry: Entry,
  given: readonly Omit<AccessRecord, 'companyId' | 'documentId' | 'granted'>[],
): Of<typeof DocumentAccess> => ({
  Grants: [
    ...(entry.authorId === null ? [] : [{ UserId: entry.authorId, Right: 'admin' as const, Inherited: true }]),
    ...given.map(({ identityKind, identityId, rightType }) => ({
      ...(identityKind === 'user' ? { UserId: identityId } : { GroupId: identityId }),
      Right: rightType,
    })),
  ],
})
