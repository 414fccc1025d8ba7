import { exact } from '@kontor/ubl'

/** So many units of a currency are one of another from a day on. */
export interface DatedRate {
  readonly from: string
  readonly to: string
  readonly rate: string
  /** YYYY-MM-DD */
  readonly since: string
}

/** The latest rate that held on a day, in either direction; undefined where there was none. */
function rateOn(rates: readonly DatedRate[], from: string, to: string, day: string) {
  if (from === to) return exact('1')
  const [latest] = rates
    .filter((one) => one.since <= day && ((one.from === from && one.to === to) || (one.from === to && one.to === from)))
    .toSorted((one, other) => other.since.localeCompare(one.since))
  if (latest === undefined) return undefined
  const rate = exact(latest.rate)
  return latest.from === from ? rate : exact('1').div(rate)
}

/**
 * An amount in another currency by the rate of its day: the company's own, else the reference rates of the ECB, which all start
 * from the euro. Null where no rate is known.
 *
 * @returns decimal text with two digits
 */
export function converted(
  { amount, currency, day }: { readonly amount: string; readonly currency: string; readonly day: string },
  to: string,
  own: readonly DatedRate[],
  reference: readonly DatedRate[],
): string | null {
  if (currency === to) return amount
  const direct = rateOn(own, currency, to, day)
  const [into, outOf] = [rateOn(reference, currency, 'EUR', day), rateOn(reference, 'EUR', to, day)]
  const rate = direct ?? (into === undefined || outOf === undefined ? undefined : into.times(outOf))
  return rate === undefined ? null : exact(amount).times(rate).toFixed(2)
}
