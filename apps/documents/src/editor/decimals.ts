/** A decimal as it travels: `1234.50`. Never a number, so that no cent is lost. */
const canonical = /^-?\d{1,18}(\.\d{1,10})?$/

/** The separators of a locale, taken from how it writes 12345.6. */
interface Separators {
  readonly decimal: string
  readonly group: string
}

const known = new Map<string, Separators>()

function separatorsOf(locale: string): Separators {
  const found = known.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8)
  const of = (type: string) => toAscii(parts.find((part) => part.type === type)?.value ?? '')
  const separators = { decimal: of('decimal') || '.', group: of('group') || ',' }
  known.set(locale, separators)
  return separators
}

/**
 * The decimal that a person means by what they typed or pasted, or undefined where it is none. The reader's own
 * decimal sign is taken first; the other one is understood where it cannot be a thousands sign (`12.5` in German).
 */
export function parseDecimal(typed: string, locale: string): string | undefined {
  const text = toAscii(typed).replace(/[\s\u00a0\u202f'’]/g, '')
  const unsigned = text.replace(/^[-+]/, '')
  const { decimal } = separatorsOf(locale)
  const point = decimalPoint(unsigned, decimal)
  const digits = point === -1 ? [unsigned] : [unsigned.slice(0, point), unsigned.slice(point + 1)]
  const wholePart = (digits[0] ?? '').replace(/[.,]/g, '')
  const value = tidy(wholePart || '0', digits[1], text.startsWith('-'))
  return /\d/.test(unsigned) && canonical.test(value) ? value : undefined
}

/** Where the decimal sign stands in the text, -1 where the text is a whole number. */
function decimalPoint(text: string, decimal: string): number {
  const other = decimal === ',' ? '.' : ','
  const own = text.lastIndexOf(decimal)
  const foreign = text.lastIndexOf(other)
  if (own >= 0 && foreign >= 0) return Math.max(own, foreign)
  if (own >= 0) return own !== text.indexOf(decimal) && grouped(text, decimal) ? -1 : own
  return foreign < 0 || grouped(text, other) ? -1 : foreign
}

/** `1.234.567`: groups of three, as only a thousands sign makes them. */
const grouped = (text: string, sign: string): boolean => {
  const [first = '', ...rest] = text.split(sign)
  return /^\d{1,3}$/.test(first) && !/^0/.test(first) && rest.every((group) => /^\d{3}$/.test(group))
}

function tidy(wholePart: string, fraction: string | undefined, negative: boolean): string {
  const digits = wholePart.replace(/^0+(?=\d)/, '')
  return `${negative ? '-' : ''}${digits}${fraction ? `.${fraction}` : ''}`
}

/** A decimal as a person would type it in their locale, ungrouped: `1234,50`. What is no decimal stays as it is. */
export function showDecimal(value: string, locale: string): string {
  if (!canonical.test(value)) return value
  return value.replace('.', separatorsOf(locale).decimal)
}

/** Arabic-Indic and Persian digits, their separators and the typographic minus as ASCII. */
const toAscii = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
