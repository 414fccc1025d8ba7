import type { Rhythm } from './rules/index.ts'
import type { RecurringRow } from './store.ts'

/** The days of a recurring document, as the rules have them. */
export const rhythmOf = ({ frequency, start_on, last_day, end_on, count }: RecurringRow): Rhythm => ({
  frequency,
  start: start_on,
  lastDay: last_day,
  end: end_on ?? undefined,
  count: count ?? undefined,
})
