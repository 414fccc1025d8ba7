/** Days of the year, month and day, on which nobody works in a country; `E+n` is so many days after Easter Sunday. */
const holidays: Readonly<Record<string, readonly string[]>> = {
  DE: ['01-01', 'E-2', 'E+1', '05-01', 'E+39', 'E+50', '10-03', '12-25', '12-26'],
  AT: ['01-01', '01-06', 'E+1', '05-01', 'E+39', 'E+50', 'E+60', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
  CH: ['01-01', 'E-2', 'E+1', 'E+39', 'E+50', '08-01', '12-25', '12-26'],
  DK: ['01-01', 'E-3', 'E-2', 'E+1', 'E+39', 'E+50', '12-25', '12-26'],
  FR: ['01-01', 'E+1', '05-01', '05-08', 'E+39', 'E+50', '07-14', '08-15', '11-01', '11-11', '12-25'],
  ES: ['01-01', '01-06', 'E-2', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
  GB: ['01-01', 'E-2', 'E+1', '12-25', '12-26'],
}

const dayMs = 86_400_000

/** Easter Sunday of a year (Meeus, Jones and Butcher), in days since 1970. */
function easterOf(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const [month, dayOfMonth] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1]
  return Date.UTC(year, month - 1, dayOfMonth) / dayMs
}

/** Whether a day is a holiday that holds everywhere in a country. `days` since 1970. */
export function isHoliday(days: number, country: string): boolean {
  const date = new Date(days * dayMs)
  const fromEaster = days - easterOf(date.getUTCFullYear())
  const names = [date.toISOString().slice(5, 10), `E${fromEaster < 0 ? '' : '+'}${fromEaster}`]
  return (holidays[country] ?? []).some((holiday) => names.includes(holiday))
}
