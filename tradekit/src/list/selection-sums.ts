import type { Row } from '../queries/types.ts'
import { isBill, signedAmount } from '../words/amounts.ts'

export interface CurrencySum {
  readonly Currency: string
  readonly Sum: string
}

/** What the bills among rows add up to by currency, in the order in which the currencies come. */
export function selectionSums(rows: readonly Pick<Row, 'Amount' | 'Currency' | 'DocumentType'>[]): CurrencySum[] {
  const sums = new Map<string, string>()
  for (const { Amount, Currency, DocumentType } of rows) {
    if (Amount === undefined || Currency === undefined || !isBill(DocumentType.type)) continue
    sums.set(Currency, added(sums.get(Currency) ?? '0', signedAmount({ Amount, DocumentType }) ?? '0'))
  }
  return [...sums].map(([Currency, Sum]) => ({ Currency, Sum }))
}

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
