import { decimalOf } from '@kontor/ubl'
import type { Rate } from '../api.ts'

/** An amount in another currency, and the day of the oldest rate that says so. */
export interface Converted {
  readonly amount: string
  readonly day: string | undefined
}

/** The first rate between two currencies: the company's own stand before those of the ECB. */
function between(rates: readonly Rate[], from: string, to: string) {
  if (from === to) return { value: decimalOf('1'), day: undefined }
  const found = rates.find(({ From, To }) => (From === from && To === to) || (From === to && To === from))
  const rate = decimalOf(found?.Rate)
  if (found === undefined || rate === undefined) return undefined
  return { value: found.From === from ? rate : decimalOf('1')?.div(rate), day: found.ValidFrom }
}

/** By the rate between the two, or by way of the euro; undefined where none is known, or the amount is no number. */
export function convert(amount: string, from: string, to: string, rates: readonly Rate[]): Converted | undefined {
  const direct = between(rates, from, to)
  const [into, outOf] = direct
    ? [direct, between([], to, to)]
    : [between(rates, from, 'EUR'), between(rates, 'EUR', to)]
  const given = decimalOf(amount)
  if (!into?.value || !outOf?.value || !given) return undefined
  const [day] = [into.day, outOf.day].filter((one) => one !== undefined).toSorted()
  return { amount: given.times(into.value).times(outOf.value).toFixed(2), day }
}
