import type { DocumentAccess, Of } from '@kontor/contract'
import type { Entry } from '../entries/index.ts'
import type { AccessRecord } from './records.ts'

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
