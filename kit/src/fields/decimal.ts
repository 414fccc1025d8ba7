/** How a locale writes a decimal. */
export type Marks = {
  /** Between whole and fraction: '.' or ','. */
  decimal: string
  /** Between groups of the whole: ',' '.' '’' or a space. */
  group: string
  /** The ten digits in order, '0123456789' or another script's. */
  digits: string
  /** Writes a whole number with its groups and digits; exact for any length. */
  whole: (digits: string) => string
}

const plain = /^-?\d+(\.\d+)?$/

/** Whether a text is a decimal as the wire has it: '1234.50', '-3', never an exponent, never a float. */
export function isDecimal(text: string): boolean {
  return plain.test(text)
}

/** The marks of a locale, from the platform's own tables. */
export function marksOf(locale: string): Marks {
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 1 })
  const part = (type: Intl.NumberFormatPartTypes) =>
    format.formatToParts(-1234567.5).find((piece) => piece.type === type)?.value
  const digit = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    decimal: part('decimal') ?? '.',
    group: part('group') ?? ',',
    digits: Array.from({ length: 10 }, (_, value) => digit.format(value)).join(''),
    whole: (digits) => format.format(BigInt(digits)),
  }
}

/**
 * Reads what a person typed or pasted as a decimal of the wire, or undefined where it is none. Takes the locale's marks
 * and digits, spaces and apostrophes between groups; a point counts as the decimal mark wherever it cannot be a group mark, since
 * spreadsheets and number pads write it everywhere.
 */
export function readDecimal(text: string, marks: Marks): string | undefined {
  let rest = text.trim().replace(/[\s\u00a0\u202f\u200e\u200f\u061c]/g, '')
  rest = Array.from(rest, (sign) => {
    const value = marks.digits.indexOf(sign)
    return value < 0 ? sign : String(value)
  }).join('')
  rest = rest.replace(/(?<=\d)['\u2019](?=\d{3})/g, '')
  const negative = /^[-\u2212\u2013]|^\(.+\)$/.test(rest)
  rest = rest.replace(/^[-\u2212\u2013+]/, '').replace(/^\((.+)\)$/, '$1')

  const group = marks.group.trim()
  const groups = group ? new RegExp(`^\\d{1,3}(${literal(group)}\\d{2,3})*${literal(group)}\\d{3}(?!\\d)`) : undefined
  if (groups?.test(rest)) {
    const [whole = '', ...fraction] = rest.split(marks.decimal)
    rest = [whole.replaceAll(group, ''), ...fraction].join('.')
  } else {
    rest = rest.replace(marks.decimal, '.')
  }

  rest = rest.replace(/^\./, '0.').replace(/\.$/, '')
  if (!isDecimal(rest) || rest.startsWith('-')) return undefined
  const canonical = rest.replace(/^0+(?=\d)/, '')
  return negative && /[1-9]/.test(canonical) ? `-${canonical}` : canonical
}

/** Writes a decimal of the wire in the locale, keeping every digit of the fraction; a text that is none as it is. */
export function writeDecimal(value: string, marks: Marks): string {
  if (!isDecimal(value)) return value
  const [whole = '0', fraction] = value.replace('-', '').split('.')
  const digits = fraction && Array.from(fraction, (digit) => marks.digits[Number(digit)]).join('')
  return `${value.startsWith('-') ? '\u2212' : ''}${marks.whole(whole)}${digits ? marks.decimal + digits : ''}`
}

/** A decimal of the wire with at least so many digits after the point: padded('12.5', 2) is '12.50'. Takes none away. */
export function padded(value: string, digits: number): string {
  const [whole = '0', fraction = ''] = value.split('.')
  return digits === 0 || fraction.length >= digits ? value : `${whole}.${fraction.padEnd(digits, '0')}`
}

function literal(mark: string): string {
  return mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
