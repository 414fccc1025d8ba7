import { parseHere } from '@kontor/server'
import { quoteDataOf } from '@kontor/server/areas/quote-requests'
import { type Actor, bringQuote } from '@kontor/server/areas/requisitions'
import type { UnitOfWork } from '@kontor/server/platform'
import { compose, type TradeForm, totalsOf, write } from '@kontor/ubl'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'

const buying = demoCompanies[0]!
const selling = demoCompanies.find(({ key }) => key === 'brandt')!

/** For how many days it stands; it came three days ago. */
const [validDays, daysAgo] = [27, 3]

const tax = { category: 'S', percent: '19' }

/** What a technician of the supplier left with the people of the dock. */
const quote = (day: string): TradeForm => ({
  ...{ type: 'Quotation', id: 'BA-2261', issueDate: plusDays(day, -daysAgo), currency: buying.currency },
  period: { end: plusDays(day, validDays) },
  seller: { name: selling.name },
  buyer: { name: buying.name },
  lines: [
    { id: '1', name: 'Hydraulic cylinder, dock leveller', quantity: '2', unit: 'C62', price: '486.00', tax },
    { id: '2', name: 'Seal kit', quantity: '4', unit: 'C62', price: '38.50', tax },
    { id: '3', name: 'Fitter', quantity: '6', unit: 'HUR', price: '74.00', tax },
  ],
})

/** Makes a draft of it. */
export async function haveQuoted(uow: UnitOfWork, requisitionId: string, by: Actor, day: string): Promise<void> {
  const form = quote(day)
  const bytes = write(compose(form))
  const data = await quoteDataOf(uow, parseHere(bytes), { form, totals: totalsOf(form) })
  await bringQuote(uow, requisitionId, { name: 'BA-2261.xml', bytes, data }, by)
}
