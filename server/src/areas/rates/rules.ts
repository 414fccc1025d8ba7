import { type Decimal, exact } from '@kontor/ubl'

/** So many units of a currency are one of another from a day on. */
export interface DatedRate {
  readonly from: string
  readonly to: string
  readonly rate: string
  /** YYYY-MM-DD */
  readonly since: string
}

/** So many of one currency are one of another, since a day. */
export interface Rate {
  readonly value: Decimal
  /** YYYY-MM-DD */
  readonly since: string
}

/** The latest rate that held on a day, in either direction; undefined where there was none. */
function rateOn(rates: readonly DatedRate[], from: string, to: string, day: string): Rate | undefined {
  if (from === to) return { value: exact('1'), since: day }
  const [latest] = rates
    .filter((one) => one.since <= day && ((one.from === from && one.to === to) || (one.from === to && one.to === from)))
    .toSorted((one, other) => other.since.localeCompare(one.since))
  if (latest === undefined) return undefined
  const rate = exact(latest.rate)
  return { value: latest.from === from ? rate : exact('1').div(rate), since: latest.since }
}

/**
 * The rate of a day between two currencies: the company's own, else the reference rates of the ECB, which all start from the
 * euro. Undefined where none is known.
 */
export function rateBetween(
  from: string,
  to: string,
  day: string,
  own: readonly DatedRate[],
  reference: readonly DatedRate[],
): Rate | undefined {
  const direct = rateOn(own, from, to, day)
  if (direct !== undefined) return direct
  const [into, outOf] = [rateOn(reference, from, 'EUR', day), rateOn(reference, 'EUR', to, day)]
  if (into === undefined || outOf === undefined) return undefined
  return { value: into.value.times(outOf.value), since: into.since < outOf.since ? into.since : outOf.since }
}

/**
 * An amount in another currency by the rate of its day; null where no rate is known.
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
  const rate = rateBetween(currency, to, day, own, reference)
  return rate === undefined ? null : exact(amount).times(rate.value).toFixed(2)
}
