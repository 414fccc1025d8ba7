import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogueFile, saveCatalogue } from '@kontor/server/areas/catalogues'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

/** The company whose requesters find items as they type. */
const buying = demoCompanies[0]!
const buyer = buying.people.findIndex(({ role }) => role === 'buyer')

/** What a supplier of tools also has for a warehouse, what keeps an office awake, and what the company has itself. */
const catalogues = [
  { file: 'brandt.csv', name: 'Warehouse and dispatch', supplier: 'brandt', validInDays: 120 },
  { file: 'laurent.csv', name: 'Coffee kitchen', supplier: 'laurent', validInDays: 60 },
  { file: 'own.csv', name: 'Internal items' },
]

/** The price lists that the buyer has put in by the day of the first start. */
export async function keepCatalogues({ ids, transact }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(buying.key, buyer), requestId: 'demo catalogues' }
  for (const { file, name, supplier, validInDays } of catalogues) {
    const source = await readCatalogueFile(readFileSync(join(import.meta.dirname, 'catalogues', file)))
    const head = {
      ...{ name, currency: buying.currency },
      connectionId: supplier && ids.connection(buying.key, supplier),
      validTo: validInDays === undefined ? undefined : plusDays(day, validInDays),
    }
    await transact(ids.company(buying.key), author, (uow) => saveCatalogue(uow, uow.newId(), head, source))
  }
}
