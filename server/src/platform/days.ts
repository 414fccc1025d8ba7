/** The day that it is in UTC, as a business date. */
export const dayInUtc = (now: Date): string => now.toISOString().slice(0, 10)

/** The day after a business date. */
export const dayAfter = (date: string): string => dayInUtc(new Date(Date.parse(`${date}T00:00:00Z`) + dayMs))

/** Business dates end before it. */
export const endOfDays = '9999-12-31'

/** The day that it is in a time zone. */
export const dayIn = (timeZone: string, now: Date): string => dayFormat(timeZone).format(now)

const dayFormat = eachOnce((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }))
const clockFormat = eachOnce(
  (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' }),
)

/** Making a format takes longer than all that it is used for; there are some 600 time zones. */
function eachOnce(make: (timeZone: string) => Intl.DateTimeFormat): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = made.get(timeZone) ?? make(timeZone)
    made.set(timeZone, format)
    return format
  }
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** When a person's morning begins. */
const dawnMs = 6 * hourMs

/** The last instant until now at which clocks in a time zone showed the beginning of the morning. */
export function lastMorning(timeZone: string, now: Date): Date {
  const wall = now.getTime() + aheadBy(timeZone, now)
  const morning = Math.floor((wall - dawnMs) / dayMs) * dayMs + dawnMs
  // Between that morning and now clocks may have changed.
  const near = new Date(morning - aheadBy(timeZone, now))
  return new Date(morning - aheadBy(timeZone, near))
}

/** What the clocks of a time zone show at an instant, in minutes since 1970. */
export const wallClock = (timeZone: string, at: Date): number =>
  Math.floor((at.getTime() + aheadBy(timeZone, at)) / 60_000)

/** The instant at which the clocks of a time zone show so many minutes since 1970. */
export function instantOf(timeZone: string, wall: number): Date {
  const near = new Date(wall * 60_000 - aheadBy(timeZone, new Date(wall * 60_000)))
  // Between the two clocks may have changed.
  return new Date(wall * 60_000 - aheadBy(timeZone, near))
}

/** By how much clocks in a time zone are ahead of UTC at an instant, in milliseconds. */
function aheadBy(timeZone: string, at: Date): number {
  const [date, time] = clockFormat(timeZone).format(at).split(' ')
  return Date.parse(`${date}T${time}Z`) - Math.floor(at.getTime() / 1000) * 1000
}
