import type { PunchOutState } from '@kontor/contract'
import type { VisitRecord } from '../records.ts'

/** How long a shop may give something back: a working day, as baskets are filled between other things. */
export const visitLasts = 12 * 60 * 60_000

/** What became of a visit to a shop. */
export function stateOf(visit: Pick<VisitRecord, 'taken' | 'problems' | 'until'>, now: Date): PunchOutState {
  if (visit.taken !== null) return 'RETURNED'
  if (visit.problems !== null) return 'FAILED'
  return visit.until <= now ? 'EXPIRED' : 'OPEN'
}
