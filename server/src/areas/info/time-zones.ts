/** The time zones of the world with their names in a language and what they are ahead of UTC at an instant, in minutes. */
export const zonesAt = (now: Date, language: string): { Id: string; Name: string; OffsetMinutes: number }[] =>
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
