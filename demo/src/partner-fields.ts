import { giveValues, noteAsker, saveField } from '@kontor/server/areas/partner-fields'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

/** The company that asks its partners to fill something in. */
const buying = demoCompanies[0]!
const onboarder = buying.people.findIndex(({ role }) => role === 'onboarder')

const fields = [
  { id: 'accounts-contact', label: 'Contact for invoices', type: 'TEXT', required: true },
  { id: 'iso-9001-until', label: 'ISO 9001 valid until', type: 'DATE', required: false },
  { id: 'supplier-declaration', label: 'Signed code of conduct', type: 'UPLOAD', required: true },
] as const

/** What some of them gave; nobody has sent the file yet. */
const givenOn = (day: string): Readonly<Record<string, readonly { id: string; value: string }[]>> => ({
  brandt: [
    { id: 'accounts-contact', value: 'Nadja Weber, invoicing' },
    { id: 'iso-9001-until', value: plusDays(day, 540) },
  ],
  fjord: [{ id: 'accounts-contact', value: 'Rasmus Dahl' }],
})

/** The buyer asks its partners for three things, and two of them have begun to fill them in. */
export async function askPartners({ ids, transact }: Network, day: string): Promise<void> {
  const requestId = 'demo partner fields'
  const author = { actorId: ids.person(buying.key, onboarder), requestId }
  for (const field of fields) await transact(ids.company(buying.key), author, (uow) => saveField(uow, field.id, field))
  for (const [key, values] of Object.entries(givenOn(day))) {
    const connectionId = ids.connection(buying.key, key)
    await transact(ids.company(buying.key), author, (uow) => noteAsker(uow, connectionId))
    await transact(ids.company(key), { actorId: ids.person(key, 0), requestId }, (uow) =>
      giveValues(uow, connectionId, values),
    )
  }
}
