/** A value in a text: as it is written, where it begins, and what it means. */
export interface Found {
  readonly value: string
  readonly from: number
  readonly length: number
}

const languages = ['en', 'de', 'fr', 'es', 'da']

/** The months as invoices write them, whole or by their first letters. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at): [string, number] => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 15))
        return [name.toLowerCase().replace(/\.$/, ''), at + 1]
      }),
    ),
  ),
)

const datePatterns = [
  /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/,
  /(?<!\d)(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})(?!\d)/,
  /(?<!\d)(?<one>\d{1,2})[/-](?<two>\d{1,2})[/-](?<year>\d{4})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|\.)? (?:de )?(?<name>\p{L}{3,12})\.?,? (?:de )?(?<year>\d{4})(?!\d)/u,
  /(?<name>\p{L}{3,12})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/u,
]

/** The first day in a text. Where it could be one of two, as 03/04/2026, it is none. */
export function dayIn(text: string): Found | undefined {
  const found = datePatterns.flatMap((pattern) => {
    const match = pattern.exec(text)
    const value = match?.groups && dayOf(match.groups)
    return match && value ? [{ value, from: match.index, length: match[0].length }] : []
  })
  return found.toSorted((one, other) => one.from - other.from)[0]
}

function dayOf(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { one, two, name } = groups
  const [first, second] = [Number(one), Number(two)]
  if (one !== undefined && first <= 12 && second <= 12 && first !== second) return undefined
  const [day, month] =
    one !== undefined
      ? first > 12
        ? [first, second]
        : [second, first]
      : [Number(groups['day']), name === undefined ? Number(groups['month']) : months.get(name.toLowerCase())]
  if (month === undefined) return undefined
  const year = Number(groups['year']) + ((groups['year']?.length ?? 4) === 2 ? 2000 : 0)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}

const amount =
  /(?<![\d.,])-?\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3}(?:\1\d{3})*)?[.,]\d{2}(?![\d%])|(?<![\d.,])-?\d+[.,]\d{2}(?![\d%])/g

/** The amounts in a text, as decimal text with a point. What is no amount with two decimals is none. */
export const amountsIn = (text: string): Found[] =>
  [...text.matchAll(amount)].flatMap((match) => {
    if (/^\s*%/.test(text.slice(match.index + match[0].length))) return []
    const digits = match[0].replace(/[^\d-]/g, '')
    const value = `${digits.slice(0, -2)}.${digits.slice(-2)}`
    return [{ value, from: match.index, length: match[0].length }]
  })

/** A rate of tax in a text: `19 %`, `7,5%`. */
export function percentIn(text: string): Found | undefined {
  const match = /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))?\s?%/.exec(text)
  if (match === null) return undefined
  const decimals = (match[2] ?? '').replace(/0+$/, '')
  return { value: decimals === '' ? match[1]! : `${match[1]}.${decimals}`, from: match.index, length: match[0].length }
}

/** A number as issuers give it: a word with at least one digit. */
export function numberIn(text: string): Found | undefined {
  const match = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}./_-]*\d)[\p{L}\p{N}](?:[\p{L}\p{N}./_-]{0,29}[\p{L}\p{N}])?/u.exec(
    text,
  )
  return match === null ? undefined : { value: match[0], from: match.index, length: match[0].length }
}

const currencies = ['EUR', 'USD', 'GBP', 'DKK', 'SEK', 'NOK', 'CHF', 'PLN', 'CZK', 'AED', 'SAR']
const signs = { '€': 'EUR', '£': 'GBP' } as const

/** The currency of an amount: its code, or a sign that only one currency has. */
export function currencyIn(text: string): Found | undefined {
  const match = new RegExp(`\\b(?:${currencies.join('|')})\\b|[€£]`).exec(text)
  if (match === null) return undefined
  const [written] = match
  return { value: signs[written as '€'] ?? written, from: match.index, length: written.length }
}

/** A tax id of a member state: its country, and eight to twelve signs of which most are digits. */
export function vatIdIn(text: string): Found | undefined {
  const match =
    /(?<![A-Z0-9])(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK) ?((?:[A-Z]{0,2}\d[A-Z\d ]{6,14}))(?![A-Z0-9])/.exec(
      text,
    )
  if (match === null) return undefined
  const value = `${match[1]}${match[2]}`.replaceAll(' ', '')
  return /^[A-Z]{2}[A-Z\d]{8,12}$/.test(value) && value.replace(/\D/g, '').length >= 7
    ? { value, from: match.index, length: match[0].trimEnd().length }
    : undefined
}
