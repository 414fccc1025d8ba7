import { makeAdvice } from '@kontor/server/areas/advices'
import { listPage } from '@kontor/server/areas/document-lists'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { sendDraft } from './drafts.ts'
import type { Network } from './happen.ts'

const [paying] = demoCompanies
const clerk = paying!.people.findIndex(({ role }) => role === 'apClerk')

/** The clerk has told a supplier of the first invoice of the payment file; the others are still to be advised. */
export async function adviseSupplier({ transact, ids }: Network): Promise<void> {
  const author = { actorId: ids.person(paying!.key, clerk), requestId: 'demo advices' }
  const run = <T>(work: (uow: UnitOfWork) => Promise<T>) => transact(ids.company(paying!.key), author, work)
  const { ordered, id } = await run(async (uow) => {
    const accepted = { type: ['invoice' as const], state: ['ACCEPTED' as const], stag: ['purchases' as const] }
    const dueFirst = { limit: 20, offset: 0, ordering: 'DueDate' as const, ascending: true }
    const { rows } = await listPage(uow, accepted, dueFirst)
    return { ordered: rows.find(({ paymentFileId }) => paymentFileId !== null), id: uow.newId() }
  })
  const connectionId = ordered?.connectionId
  if (ordered === undefined || !connectionId) return
  await makeAdvice({ read: run, write: run }, { documentId: id }, [ordered.id])
  await run((uow) => sendDraft(uow, id, connectionId))
}
