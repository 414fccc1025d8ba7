interface Zone {
  readonly Id: string
  readonly Name: string
  readonly OffsetMinutes: number
}

/** Clocks are set forward and back at full quarters of an hour. */
const quarterHourMs = 15 * 60_000
/** What was worked out in this quarter, by language; of languages a caller may think up as many as they like. */
const latest = { at: 0, byLanguage: new Map<string, Zone[]>() }
const languagesKept = 50

/**
 * The time zones of the world with their names in a language and what they are ahead of UTC at an instant, in minutes.
 * To work them out takes an eighth of a second, in which nobody else is answered: once in a quarter of an hour.
 */
export function zonesAt(now: Date, language: string): Zone[] {
  const at = Math.floor(now.getTime() / quarterHourMs)
  const known = at === latest.at ? latest.byLanguage.get(language) : undefined
  if (known !== undefined) return known
  if (at !== latest.at || latest.byLanguage.size === languagesKept) latest.byLanguage.clear()
  latest.at = at
  const zones = zonesNow(now, language)
  latest.byLanguage.set(language, zones)
  return zones
}

const zonesNow = (now: Date, language: string): Zone[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((Id) => ({
    Id,
    Name: partOf(now, language, Id, 'long'),
    OffsetMinutes: minutesOf(partOf(now, 'en', Id, 'longOffset')),
  }))

const partOf = (now: Date, language: string, timeZone: string, timeZoneName: 'long' | 'longOffset'): string =>
  new Intl.DateTimeFormat([language, 'en'], { timeZone, timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** `GMT+05:30` is 330. */
function minutesOf(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(offset) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -total : total
}
