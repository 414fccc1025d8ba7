import type { Row } from '../queries/types.ts'

export interface CurrencySum {
  readonly Currency: string
  readonly Sum: string
}

/** What rows add up to by currency, in the order in which the currencies come; a credit note is subtracted. */
export function selectionSums(rows: readonly Pick<Row, 'Amount' | 'Currency' | 'DocumentType'>[]): CurrencySum[] {
  const sums = new Map<string, string>()
  for (const { Amount, Currency, DocumentType } of rows) {
    if (Amount === undefined || Currency === undefined) continue
    const signed = DocumentType.type === 'creditnote' ? negated(Amount) : Amount
    sums.set(Currency, added(sums.get(Currency) ?? '0', signed))
  }
  return [...sums].map(([Currency, Sum]) => ({ Currency, Sum }))
}

const negated = (decimal: string) => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`)
const digitsAfterPoint = (decimal: string) => decimal.split('.')[1]?.length ?? 0
const scaled = (decimal: string, digits: number) =>
  BigInt(decimal.replace('.', '') + '0'.repeat(digits - digitsAfterPoint(decimal)))

/** The sum of two decimals, exact. */
function added(one: string, other: string): string {
  const digits = Math.max(digitsAfterPoint(one), digitsAfterPoint(other))
  const sum = scaled(one, digits) + scaled(other, digits)
  const figures = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0')
  const point = figures.length - digits
  const whole = `${sum < 0n ? '-' : ''}${figures.slice(0, point)}`
  return digits === 0 ? whole : `${whole}.${figures.slice(point)}`
}
