import { Decimal as Base } from 'decimal.js'

/** Exact for every sum and product that a document can hold; only a division is ever rounded, at 60 digits. */
const Decimal = Base.clone({ precision: 60, rounding: Base.ROUND_HALF_UP, toExpNeg: -100, toExpPos: 100 })

export type Decimal = InstanceType<typeof Decimal>

export const zero: Decimal = new Decimal(0)
export const one: Decimal = new Decimal(1)
export const hundred: Decimal = new Decimal(100)
/** A percentage is a product with it: exact, and quicker than a quotient. */
export const hundredth: Decimal = new Decimal('0.01')

const maxDecimalLength = 40

/** A decimal as UBL writes it (xsd:decimal: digits, a point, a sign; no exponent); undefined for anything else. */
export function decimalOf(text: string | undefined): Decimal | undefined {
  if (text === undefined) return undefined
  const isKept = text.length <= maxSharedLength
  const slot = isKept ? slotOf(text) : 0
  if (isKept && texts[slot] === text) return decimals[slot]
  const trimmed = text.trim()
  if (trimmed === '' || !isDecimal(trimmed)) return undefined
  const value = new Decimal(trimmed)
  if (isKept) {
    texts[slot] = text
    decimals[slot] = value
  }
  return value
}

/**
 * Several rules ask for the same amount, and few rates and quantities stand on all lines: each is parsed once. Kept by
 * hash in places of a fixed number, the last comer in each. A Map that is cleared when it is full leaves its old table
 * with all that was in it to the collector of old objects, which cost a file of 100,000 lines a tenth of its time.
 */
const slots = 512
const texts = new Array<string | undefined>(slots).fill(undefined)
const decimals = new Array<Decimal>(slots).fill(zero)

function slotOf(text: string): number {
  let hash = text.length
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return (hash ^ (hash >>> 12)) & (slots - 1)
}

/** Up to here V8 copies what is cut out of a text; beyond, the piece would keep a whole file alive. */
const maxSharedLength = 12

export const isDecimal = (text: string): boolean =>
  text.length <= maxDecimalLength && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)

export function sum(values: Iterable<Decimal>): Decimal {
  let total: Decimal | undefined
  for (const value of values) total = total ? total.plus(value) : value
  return total ?? zero
}

/** Digits behind the point, as written: 2 for '1.50'. */
export const decimalsIn = (text: string): number => {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

// ISO 4217: currencies without a minor unit.
const whole: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)

/** Digits that an amount of a currency has. Never more than two: EN 16931 (BR-DEC) allows no third, even in dinars. */
export const digitsOf = (currency: string): number => (whole.has(currency) ? 0 : 2)

/** An amount that was checked before as an exact number. @throws Error where it is none after all */
export function exact(amount: string): Decimal {
  const number = decimalOf(amount)
  if (number === undefined) throw new Error(`${amount} is no amount`)
  return number
}
