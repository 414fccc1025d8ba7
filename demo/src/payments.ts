import { listPage } from '@kontor/server/areas/document-lists'
import { lockEntry } from '@kontor/server/areas/entries'
import { giveAnswer } from '@kontor/server/areas/exchange'
import { keepLedger } from '@kontor/server/areas/ledger'
import { bookPart, savePaymentFile } from '@kontor/server/areas/payments'
import type { UnitOfWork } from '@kontor/server/platform'
import { accountsId, costCentresId } from './coding.ts'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

/** The company whose head of accounts payable has paid some of what was accepted. */
const paying = demoCompanies[0]!
const head = paying.people.findIndex(({ role }) => role === 'apManager')

/**
 * The two accepted invoices that are due first are in a payment file of that day; a part of the third is paid, a credit note
 * waits to be set off, and the others for a file. The ledger of the tax adviser knows the partners.
 */
export async function orderPayments({ transact, ids }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(paying.key, head), requestId: 'demo payments' }
  const run = <T>(work: (uow: UnitOfWork) => Promise<T>) => transact(ids.company(paying.key), author, work)
  const purchases = { stag: ['purchases' as const], currency: paying.currency }
  const dueFirst = { limit: 3, offset: 0, ordering: 'DueDate' as const, ascending: true }
  const { rows, id } = await run(async (uow) => ({
    ...(await listPage(uow, { type: ['invoice'], state: ['ACCEPTED'], ...purchases }, dueFirst)),
    id: uow.newId(),
  }))
  const [first, second, third] = rows
  if (first === undefined) return
  await savePaymentFile({ read: run, write: run }, id, {
    DocumentIds: [first, second].flatMap((row) => row?.id ?? []),
    Account: paying.iban,
    ExecutionDate: plusDays(day, 1),
  })
  if (third !== undefined) await run((uow) => payPart(uow, third.id, day))
  await run(async (uow) => {
    const credits = { type: ['creditnote' as const], state: ['DELIVERED_RECEIVED' as const], ...purchases }
    const [credit] = (await listPage(uow, credits, { ...dueFirst, limit: 1 })).rows
    if (credit) await giveAnswer(uow, { documentId: credit.id, responseId: uow.newId(), code: 'BusinessAccept' })
  })
  await run(foundLedger)
}

/** A round part of an invoice, which leaves some of it open. */
async function payPart(uow: UnitOfWork, documentId: string, day: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  const whole = entry?.amount?.split('.')[0] ?? ''
  if (entry === undefined || entry.paid !== null || whole.length < 2) return
  const amount = `${whole.slice(0, 1)}${'0'.repeat(whole.length - 1)}.00`
  if (amount === entry.amount) return
  await bookPart(uow, entry, { id: uow.newId(), amount, day })
}

async function foundLedger(uow: UnitOfWork): Promise<void> {
  const { rows } = await listPage(
    uow,
    { type: ['invoice'], stag: ['purchases'] },
    { limit: 100, offset: 0, ordering: 'DueDate', ascending: true },
  )
  const partners = [...new Map(rows.flatMap((row) => (row.connectionId ? [[row.connectionId, row.senderName]] : [])))]
  await keepLedger(uow, {
    ...{ ConsultantNumber: 29098, ClientNumber: 55003, FiscalYearStart: '01-01', AccountLength: 4, Chart: 'SKR03' },
    ...{ AccountList: accountsId, CostList1: costCentresId },
    PartnerAccounts: partners
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([ConnectionId, Name], at) => ({ ConnectionId, Name, Creditor: String(70_001 + at) })),
  })
}
