/** What is put off to a morning goes at this hour of the reader's clock. */
const morningHour = 8

/** The mornings that are offered; what is said on a Sunday has tomorrow for Monday. */
export function mornings(now: Date): { readonly id: 'tomorrow' | 'monday'; readonly at: Date }[] {
  const morning = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morningHour)
  const toMonday = (8 - now.getDay()) % 7 || 7
  const tomorrow = { id: 'tomorrow', at: morning(1) } as const
  return toMonday === 1 ? [tomorrow] : [tomorrow, { id: 'monday', at: morning(toMonday) }]
}

/** The instant at which the reader's clock shows this time on this day; undefined where either is no such thing. */
export function instantOf(day: string, time: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d/.test(time)) return undefined
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The reader's time of day, as a field takes it. */
export const timeOf = (at: Date): string =>
  `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

/** What the reader calls the zone of their clock at an instant. */
export const zoneOf = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
