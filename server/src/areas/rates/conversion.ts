import type { UnitOfWork } from '../../platform/index.ts'
import { converted, type DatedRate, type Rate, rateBetween } from './rules.ts'
import * as store from './store.ts'

interface Dated {
  readonly amount: string
  readonly currency: string
  /** YYYY-MM-DD */
  readonly day: string
}

/** Rates older than so many publications of the ECB are of no use any more. */
const maxDays = 800

/** Says amounts of these currencies in another, by the rate of their day; null where none is known. */
export async function converterTo(
  uow: UnitOfWork,
  to: string,
  currencies: readonly string[],
): Promise<(amount: Dated) => string | null> {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== to)
  if (foreign.length === 0) return ({ amount, currency }) => (currency === to ? amount : null)
  const { own, reference } = await knownRates(uow, [...foreign, to])
  return (dated) => converted(dated, to, own, reference)
}

/** The rates of a day between these currencies; of two of which none is known there is none. */
export async function ratesOn(
  uow: UnitOfWork,
  day: string,
  currencies: readonly string[],
): Promise<(from: string, to: string) => Rate | undefined> {
  const { own, reference } = await knownRates(uow, currencies)
  return (from, to) => rateBetween(from, to, day, own, reference)
}

async function knownRates(uow: UnitOfWork, currencies: readonly string[]) {
  const own = (await store.own(uow)).map(
    (one): DatedRate => ({ from: one.fromCurrency, to: one.toCurrency, rate: one.rate, since: one.validFrom }),
  )
  const reference: DatedRate[] = []
  for (const currency of currencies)
    for (const { day, rate } of await store.history(uow.tx, currency, maxDays))
      reference.push({ from: 'EUR', to: currency, rate, since: day })
  return { own, reference }
}
