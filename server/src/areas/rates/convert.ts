import type { UnitOfWork } from '../../platform/index.ts'
import { converted, type DatedRate } from './rules.ts'
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
  const own = (await store.own(uow)).map(
    (one): DatedRate => ({ from: one.fromCurrency, to: one.toCurrency, rate: one.rate, since: one.validFrom }),
  )
  const reference: DatedRate[] = []
  for (const currency of [...foreign, to])
    for (const { day, rate } of await store.history(uow.tx, currency, maxDays))
      reference.push({ from: 'EUR', to: currency, rate, since: day })
  return (dated) => converted(dated, to, own, reference)
}
