import type { DocumentMetadata, Of } from '@kontor/contract'
import type { OnHold } from '../rules/fields.ts'
import { known } from './known.ts'

/** A hold as the wire has it; who has left the company is not named. */
export const onHoldOf = (
  held: OnHold | null,
  names: ReadonlyMap<string, string>,
): Of<typeof DocumentMetadata>['OnHold'] | null =>
  held && {
    Reason: held.reason,
    Since: held.since,
    ...known({ Until: held.until, ByName: held.userId === null ? null : names.get(held.userId) }),
  }
