import type { DocumentAccess, DocumentAttachment, Of, Permission, RightType } from '@kontor/contract'
import type { AccessRecord, AttachmentRecord, Entry } from '../entry.ts'
import { fileActions } from '../rules/index.ts'

/** Who looks at the files of a document, and may do something with them. */
export interface FileReader {
  readonly entry: Entry
  readonly permissions: ReadonlySet<Permission>
  readonly reach: RightType | undefined
}

export const attachmentOf = (
  file: AttachmentRecord,
  { entry, permissions, reach }: FileReader,
): Of<typeof DocumentAttachment> => ({
  Id: file.id,
  Name: file.name,
  ContentType: file.contentType,
  Type: 'attachment',
  Size: file.size,
  Scan: file.scan,
  Enclosed: file.enclosed,
  AllowedActions: fileActions(entry, file, permissions, reach).map((Action) => ({ Action })),
  Created: file.created.toISOString(),
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
