import type { PunchOutState } from '@kontor/contract'

/** How long a shop may give something back: a working day, as baskets are filled between other things. */
export const visitLifetimeMs = 12 * 60 * 60_000

export interface Standing {
  /** When what was chosen was taken over. */
  readonly taken: Date | null
  /** Why the last attempt took nothing over. */
  readonly problems: readonly unknown[] | null
  readonly until: Date
}

/** What became of a visit to a shop. */
export function stateOf(visit: Standing, now: Date): PunchOutState {
  if (visit.taken !== null) return 'RETURNED'
  if (visit.problems !== null) return 'FAILED'
  return visit.until <= now ? 'EXPIRED' : 'OPEN'
}
