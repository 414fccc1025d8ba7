import { listPage } from '@kontor/server/areas/document-lists'
import { savePaymentFile } from '@kontor/server/areas/payments'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

/** The company whose head of accounts payable has paid some of what was accepted. */
const paying = demoCompanies[0]!
const head = paying.people.findIndex(({ role }) => role === 'apManager')

/** The two accepted invoices that are due first are in a payment file of that day; the others still wait for one. */
export async function orderPayments({ transact, ids }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(paying.key, head), requestId: 'demo payments' }
  const run = <T>(work: (uow: UnitOfWork) => Promise<T>) => transact(ids.company(paying.key), author, work)
  const { rows, id } = await run(async (uow) => ({
    ...(await listPage(
      uow,
      { type: ['invoice'], state: ['ACCEPTED'], stag: ['purchases'], currency: paying.currency },
      { limit: 2, offset: 0, ordering: 'DueDate', ascending: true },
    )),
    id: uow.newId(),
  }))
  if (rows.length === 0) return
  await savePaymentFile({ read: run, write: run }, id, {
    DocumentIds: rows.map((row) => row.id),
    Account: paying.iban,
    ExecutionDate: plusDays(day, 1),
  })
}
