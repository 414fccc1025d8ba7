/** Arithmetic on business dates ('2026-11-21'), in UTC and as whole days only: no hour can shift them. */
const dayMs = 86_400_000

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

export const plusDays = (day: string, days: number): string =>
  new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** 0 is Sunday. */
const weekday = (day: string): number => (((numberOf(day) + 4) % 7) + 7) % 7

/** The day itself, or the Monday after a weekend. */
export const workday = (day: string): string =>
  weekday(day) === 6 ? plusDays(day, 2) : weekday(day) === 0 ? plusDays(day, 1) : day

/** An instant of that day in UTC. */
export const at = (day: string, minuteOfDay: number): string =>
  `${day}T${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}:00.000Z`

export const minutesBefore = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) - minutes * 60_000).toISOString()
