import { type Message, t } from '@kontor/i18n'
import { maxLocalRate, salesTaxes, vatRates } from './regimes.ts'

/** A tax as a document states it, and where and when it is due. */
export interface StatedTax {
  /** ISO 3166-1 alpha-2, the seller's. */
  readonly country: string
  /** Of the United States: the two letters of the state to which it is sold. */
  readonly state: string | undefined
  readonly day: string
  /** UNCL5305 */
  readonly category: string
  readonly percent: string
}

/** Why a stated rate is not one of its place and day; undefined where it is, or where Kontor does not know the place. */
export function whyNotRate({ country, state, day, category, percent }: StatedTax): Message | undefined {
  if (category !== 'S' && category !== 'AA') return undefined
  if (country === 'US') return whyNotSalesTax(state, percent)
  const known = vatRates(country, day)
  if (known === undefined || known.some((rate) => Number(rate) === Number(percent))) return undefined
  return t`${percent} % is not a VAT rate in ${country} on ${day}: use one of ${known.join(', ')}.`
}

function whyNotSalesTax(state: string | undefined, percent: string): Message | undefined {
  const base = state === undefined ? undefined : salesTaxes[state]
  if (base === undefined) return undefined
  const highestRate = Number(base) + Number(maxLocalRate)
  const rate = Number(percent)
  if (rate >= Number(base) && rate <= highestRate) return undefined
  return t`${percent} % is not a sales tax rate in ${state}: the state rate is ${base} %, and local rates add up to ${maxLocalRate} %.`
}
