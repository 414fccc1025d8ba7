import type { Outcome, Report } from './kinds.ts'

/** How many lines each outcome has. */
export function countsOf({ Rows }: Report): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { ADD: 0, KNOWN: 0, INVITE: 0, FAULT: 0 }
  for (const { Outcome } of Rows) counts[Outcome] += 1
  return counts
}
