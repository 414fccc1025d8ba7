import type { RightType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** Each includes those before it (F-121). */
const ladder = ['right', 'write', 'admin'] as const satisfies RightType[]

/** What speaks for a person on one document of their company. */
export interface Claims {
  /** Somebody was given a right on it. */
  readonly confined: boolean
  readonly isAuthor: boolean
  /** Of the company. */
  readonly isAdministrator: boolean
  /** The rights that they were given on it, themselves or a team of theirs (F-364). */
  readonly rights: readonly RightType[]
}

/**
 * How far a person reaches on one document: `right` reads, `write` also works on it, `admin` also says who else may.
 * A document is open to everybody whose role works with documents, until somebody is given a right on it; from then on
 * it is for these, its author and the company's administrators, so that none is ever out of reach.
 */
export function reachOf({ confined, isAuthor, isAdministrator, rights }: Claims): RightType | undefined {
  if (!confined || isAuthor || isAdministrator) return 'admin'
  return ladder.findLast((right) => rights.includes(right))
}

/** Why a person who reaches this far may not do what needs that right; undefined where they may. */
export function whyNotReach(needed: RightType, reach: RightType | undefined): Message | undefined {
  if (reach === undefined) return t`only people with access, the author and administrators can see it`
  if (ladder.indexOf(reach) >= ladder.indexOf(needed)) return undefined
  return t`it requires the permission ${needed}, and only ${reach} was granted`
}
