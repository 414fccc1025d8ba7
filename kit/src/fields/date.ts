import { CalendarDate } from '@internationalized/date'

/** How a locale writes a day of the Gregorian calendar. */
export type DateForm = {
  /** The order of the parts in figures: 21/11/2026 or 11/21/2026 or 2026/11/21. */
  order: readonly ('day' | 'month' | 'year')[]
  /** Every way the locale writes each month in words, lower case, January first; ways that two months share are left out. */
  months: readonly (readonly string[])[]
  /** The locale's ten digits in order. */
  digits: string
  /** Writes a day for reading: '21 Nov 2026'. */
  write: (day: CalendarDate) => string
  /** Writes a day so that it cannot be taken for another: 'Saturday, 21 November 2026'. */
  spell: (day: CalendarDate) => string
  /** The days around today that have a word, as letters without accents: 'tomorrow' is 1 day away. */
  words: ReadonlyMap<string, number>
}

// A day becomes a moment only here, in UTC on both sides: no zone can move it, and the year 26 is not 1926.
const stamp = (year: number, month: number, day: number) => new Date(0).setUTCFullYear(year, month - 1, day)

/** The form of a locale, from the platform's own tables. */
export function dateFormOf(locale: string): DateForm {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  const medium = format({ dateStyle: 'medium' })
  const ways = [medium, format({ dateStyle: 'long' }), format({ month: 'long' }), format({ month: 'short' })]
  const months = Array.from({ length: 12 }, (_, month) =>
    ways.map((way) => {
      const parts = way.formatToParts(stamp(2026, month + 1, 1))
      return letters(parts.find((part) => part.type === 'month')?.value ?? '')
    }),
  )
  const figures = new Intl.NumberFormat(locale, { useGrouping: false })
  const full = format({ dateStyle: 'full' })
  return {
    order: format({ year: 'numeric', month: 'numeric', day: 'numeric' })
      .formatToParts(0)
      .map((part) => part.type)
      .filter((type) => type === 'day' || type === 'month' || type === 'year'),
    months: months.map((names, month) =>
      names.filter((name) => name && !months.some((others, other) => other !== month && others.includes(name))),
    ),
    digits: Array.from({ length: 10 }, (_, value) => figures.format(value)).join(''),
    write: (day) => medium.format(stamp(day.year, day.month, day.day)),
    spell: (day) => full.format(stamp(day.year, day.month, day.day)),
    words: new Map([...spoken, locale].flatMap(wordsAround)),
  }
}

/** The languages of Kontor: who reads one of them may well write in another. */
const spoken = ['ar', 'da', 'es', 'fr', 'de', 'en']

/** What a language calls the days around today: 'yesterday', 'today', 'morgen', 'après-demain'. */
function wordsAround(locale: string): [string, number][] {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return [-2, -1, 0, 1, 2].flatMap((days): [string, number][] => {
    const parts = near.formatToParts(days, 'day')
    // 'in 2 days' is no word for it.
    return parts.some(({ type }) => type === 'integer') ? [] : [[plain(near.format(days, 'day')), days]]
  })
}

/** Letters alone, without accents. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')

/** Reads a business date 'YYYY-MM-DD'; null where it is no day of the calendar. Never passes through a Date. */
export function readDate(text: string): CalendarDate | null {
  const [, year, month, day] = text.match(/^([1-9]\d{3})-(\d{2})-(\d{2})$/) ?? []
  return year && month && day ? dayOf(Number(year), Number(month), Number(day)) : null
}

/** Whether a text is a business date as the wire has it: 'YYYY-MM-DD', a day that exists. */
export function isDate(text: string): boolean {
  return readDate(text) !== null
}

/** Who reads Arabic types these or the others, whatever their locale writes. */
const arabicDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']

/** What is counted from: today, for words and the nearest year, and the day that '+14' is added to. */
export type Around = { today: CalendarDate; from?: CalendarDate | undefined }

/**
 * Reads what a person typed or pasted: 'YYYY-MM-DD', figures in the order of their locale ('21.11.2026', '21/11/26',
 * '211126'), with the month in words ('21 Nov 2026', 'Nov 21'), 'tomorrow', or days from another day ('+14'). Figures
 * between points begin with the day everywhere; those that are no day in the order of the locale are read in the other.
 * Without a year it is the one nearest to today.
 */
export function readTypedDate(text: string, form: DateForm, { today, from = today }: Around): CalendarDate | null {
  const typed = Array.from(
    text
      .replace(/[\u200e\u200f\u061c]/g, '')
      .trim()
      .toLowerCase(),
    (sign) => {
      const value = [form.digits, ...arabicDigits].map((digits) => digits.indexOf(sign)).find((place) => place >= 0)
      return value === undefined ? sign : String(value)
    },
  ).join('')
  const iso = readDate(typed)
  if (iso) return iso
  const [, sign, days] = typed.match(/^([-+\u2212])\s*(\d{1,4})$/) ?? []
  if (days) return from.add({ days: sign === '+' ? Number(days) : -Number(days) })
  const away = form.words.get(plain(typed))
  if (away !== undefined && !/\d/.test(typed)) return today.add({ days: away })

  const named = monthIn(typed, form)
  if (named) return readFigures(typed, ['day', 'year'], today, named)
  const order = ordered(typed, form)
  return readFigures(typed, order, today) ?? readFigures(typed, swapped(order), today)
}

type Part = DateForm['order'][number]

/** The order of figures: that of the locale, but between points the day comes first wherever the year does not. */
const ordered = (typed: string, { order }: DateForm): readonly Part[] =>
  /\d\s*\./.test(typed) && order[0] !== 'year' ? ['day', 'month', 'year'] : order

const swapped = (order: readonly Part[]): Part[] =>
  order.map((part) => (part === 'day' ? 'month' : part === 'month' ? 'day' : part))

function readFigures(typed: string, order: readonly Part[], today: CalendarDate, named?: number): CalendarDate | null {
  const figures = split(typed.match(/\d+/g) ?? [], named ? [] : order)
  if (!figures || figures.some((figure) => figure.length > 4 || figure.length === 3)) return null
  const places = placesOf(figures, order)
  if (figures.length !== places.length) return null
  const found = Object.fromEntries(places.map((part, place) => [part, figures[place] ?? '']))
  const month = named ?? Number(found['month'])
  const day = Number(found['day'])
  if (found['year'] === undefined) return nearest(month, day, today)
  return dayOf(found['year'].length < 3 ? 2000 + Number(found['year']) : Number(found['year']), month, day)
}

/** Which part each figure is. A figure of four digits is the year wherever it stands, and first it goes before month and day. */
function placesOf(figures: readonly string[], order: readonly string[]): string[] {
  const year = figures.findIndex((figure) => figure.length === 4)
  const others = order.filter((part) => part !== 'year')
  if (year === 0) return ['year', 'month', 'day'].filter((part) => order.includes(part))
  if (year > 0) return others.toSpliced(year, 0, 'year')
  return figures.length < order.length ? others : [...order]
}

function dayOf(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1000) return null
  const made = new CalendarDate(year, month, day)
  // The calendar pulls 31 November back to the 30th: then it was no day.
  return made.year === year && made.month === month && made.day === day ? made : null
}

function nearest(month: number, day: number, near: CalendarDate): CalendarDate | null {
  const days = [near.year - 1, near.year, near.year + 1].map((year) => dayOf(year, month, day))
  const distance = (one: CalendarDate | null) => (one ? Math.abs(one.compare(near)) : Number.POSITIVE_INFINITY)
  return days.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** '2111', '211126' and '21112026' without separators, taken apart in the order of the locale. */
function split(figures: string[], order: readonly string[]): string[] | null {
  const [only] = figures
  if (figures.length !== 1 || !only || order.length < 3) return figures
  const long = only.length === 8
  const parts = only.length === 4 ? order.filter((part) => part !== 'year') : order
  if (!long && only.length !== 6 && only.length !== 4) return null
  let from = 0
  return parts.map((part) => {
    const width = part === 'year' && long ? 4 : 2
    from += width
    return only.slice(from - width, from)
  })
}

function monthIn(typed: string, form: DateForm): number | undefined {
  const words = typed.match(/[\p{L}\p{M}]+(\.[\p{L}\p{M}]+)*/gu) ?? []
  const named = (fits: (name: string, word: string) => boolean) => {
    const months = form.months.flatMap((names, month) =>
      words.some((word) => names.some((name) => fits(name, letters(word)))) ? [month + 1] : [],
    )
    return months.length === 1 ? months[0] : undefined
  }
  return named((name, word) => name === word) ?? named((name, word) => word.length > 2 && name.startsWith(word))
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
}
