import { listPage } from '@kontor/server/areas/document-lists'
import { leadLines } from '@kontor/server/areas/named-bills'
import { makePaymentReminder } from '@kontor/server/areas/payment-reminders'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { sendDraft } from './drafts.ts'
import type { Network } from './happen.ts'

const [late] = demoCompanies

/** Who reminds, if anything of theirs is overdue: which invoices are, depends on the day. */
const reminding = ['hansa', 'laurent', 'pennine', 'brandt', 'fjord']

/** A supplier has reminded of the invoice that is overdue for longest, and has the next reminder ready, in case nobody pays. */
export async function remindOfPayment(network: Network): Promise<void> {
  for (const supplier of reminding) if (await remind(network, supplier)) return
}

/** Whether the supplier had an overdue invoice. */
async function remind({ transact, ids }: Network, supplier: string): Promise<boolean> {
  const author = { actorId: ids.person(supplier, 0), requestId: 'demo payment reminders' }
  const run = <T>(work: (uow: UnitOfWork) => Promise<T>) => transact(ids.company(supplier), author, work)
  const connectionId = ids.connection(supplier, late!.key)
  const { first, one, other } = await run(async (uow) => {
    const overdue = { type: ['invoice' as const], state: ['OVERDUE' as const], stag: ['sales' as const] }
    const dueFirst = { limit: 50, offset: 0, ordering: 'DueDate' as const, ascending: true }
    const { rows } = await listPage(uow, overdue, dueFirst)
    const first = rows.find((row) => row.connectionId === connectionId)
    return { first, one: uow.newId(), other: uow.newId() }
  })
  if (first === undefined) return false
  await makePaymentReminder({ read: run, write: run }, { documentId: one }, [first.id])
  await run((uow) => sendDraft(uow, one, connectionId))
  // At once, so that the next one counts it.
  await run((uow) => leadLines(uow, one))
  await makePaymentReminder({ read: run, write: run }, { documentId: other }, [first.id])
  return true
}
