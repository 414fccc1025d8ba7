import type { TurnKind } from './store.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** For so long a turn is another process's once one has taken it; where that one died, it comes up again. */
export const leaseMs = 10 * minuteMs

/** However still a company is, it is looked at after so long. */
const atRest: Readonly<Record<TurnKind, number>> = { HOURLY: 30 * dayMs, DAILY: 7 * dayMs }

/** By how much the clocks that are first to show a day are ahead of UTC. */
const firstClockAheadMs = 14 * hourMs

/** A company in which something happens is looked at within an hour, and that night. */
export const soon = (kind: TurnKind, companyId: string, now: Date): Date =>
  kind === 'HOURLY' ? new Date(now.getTime() + hourMs) : nextNight(companyId, now)

/** Companies have their nights one after the other, from ten past midnight in UTC on: not all at once. */
function nextNight(companyId: string, now: Date): Date {
  const apart = 10 * minuteMs + (Number.parseInt(companyId.slice(-4), 16) / 65_536) * 4 * hourMs
  const tonight = Math.floor(now.getTime() / dayMs) * dayMs + apart
  return new Date(tonight > now.getTime() ? tonight : tonight + dayMs)
}

/**
 * When a company's turn comes next if nothing happens in it meanwhile: from the beginning of `firstDay` on, by the first
 * clock on earth, it is looked at each hour, as that day begins there by a clock of its own.
 *
 * @param firstDay the first day on which something is to be done; undefined where nothing is
 */
export function nextTurn(kind: TurnKind, now: Date, firstDay: string | undefined): Date {
  const rest = now.getTime() + atRest[kind]
  if (firstDay === undefined) return new Date(rest)
  const begins = Date.parse(`${firstDay}T00:00:00Z`) - firstClockAheadMs
  return new Date(Math.min(rest, Math.max(begins, now.getTime() + hourMs)))
}
