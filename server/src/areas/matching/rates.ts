import type { UnitOfWork } from '../../platform/index.ts'
import type { Billing } from '../document-lines/index.ts'
import type { Entry } from '../entries/index.ts'
import { ratesOn } from '../rates/index.ts'
import type { Rates } from './comparison.ts'

/** The rates of the day of an invoice into the currencies of its orders; nothing is asked where all are in one. */
export async function ratesFor(uow: UnitOfWork, entry: Entry, { orders }: Billing): Promise<Rates> {
  const currencies = [
    ...new Set([entry, ...orders.map((order) => order.entry)].flatMap(({ currency }) => currency ?? [])),
  ]
  if (currencies.length < 2) return () => undefined
  return ratesOn(uow, entry.issueDate ?? entry.created.toISOString().slice(0, 10), currencies)
}
