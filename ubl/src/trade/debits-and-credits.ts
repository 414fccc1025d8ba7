import { decimalOf, digitsOf, sum } from '../decimal.ts'
import type { Totals } from './totals.ts'

/** What the lines of a remittance advice or a reminder come to: those of invoices, and those of credit notes. */
export function debitsAndCredits({ lines }: Pick<Totals, 'lines'>, currency: string) {
  const amounts = lines.flatMap((line) => decimalOf(line) ?? [])
  const print = (some: typeof amounts): string => sum(some).abs().toFixed(digitsOf(currency))
  return {
    debit: print(amounts.filter((amount) => !amount.isNegative())),
    credit: print(amounts.filter((amount) => amount.isNegative())),
  }
}
