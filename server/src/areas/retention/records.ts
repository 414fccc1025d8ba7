import type { HoldKind } from '@kontor/contract'

export interface HoldRecord {
  readonly kind: HoldKind
  readonly objectId: string
  readonly reason: string
  readonly placed: Date
  readonly authorId: string | null
}
