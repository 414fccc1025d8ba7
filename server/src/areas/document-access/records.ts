import type { RightType } from '@kontor/contract'

/** A right of a person or a team on one document. */
export interface AccessRecord {
  readonly companyId: string
  readonly documentId: string
  readonly identityKind: 'user' | 'team'
  readonly identityId: string
  readonly rightType: RightType
  readonly granted: Date
}
