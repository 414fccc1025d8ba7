import type { UnitOfWork } from '../../platform/index.ts'
import { discountOn, type Entry, openOf } from '../entries/index.ts'
import { isOwed, lessBy } from './rules/index.ts'
import { settledOf } from './settled-bills.ts'
import { find, paymentsOf, transferOf } from './store/files.ts'
import { partsOf } from './store/parts.ts'

/** How a bill was paid, or is to be: what its supplier is told. Amounts of credit notes are above zero, too. */
export interface PaidBy {
  readonly settled?: 'PAID' | 'PARTLY_PAID' | 'ORDERED'
  readonly amount: string
  /** What was left out because it was early. */
  readonly discount?: string
  /** 'YYYY-MM-DD' */
  readonly day?: string
  /** The payee's. */
  readonly account?: string
  /** By what the bank names it (EndToEndId). */
  readonly reference?: string
}

/** What is known of the payment of a bill; of one that nobody has paid yet, what a payment of that day would be. */
export async function paidBy(uow: UnitOfWork, entry: Entry, day: string): Promise<PaidBy> {
  const isPaid = entry.payment.startsWith('PAID')
  const ordered = await orderedBy(uow, entry)
  if (ordered !== undefined) return { ...ordered, settled: isPaid ? 'PAID' : 'ORDERED' }
  const { paid, discount } = await settledOf(uow, entry)
  const last = (await partsOf(uow, [entry.id])).at(-1)
  if (paid !== '')
    return {
      ...{ settled: isPaid ? 'PAID' : 'PARTLY_PAID', amount: paid },
      ...(discount !== '' && { discount }),
      ...(last && { day: last.day }),
    }
  const open = openOf(entry) ?? '0'
  const early = entry.type === 'creditnote' ? undefined : discountOn(entry, day)?.amount
  return early !== undefined && isOwed(lessBy(open, early))
    ? { amount: lessBy(open, early), discount: early }
    : { amount: open }
}

/** What a file tells the bank to pay of it. */
async function orderedBy(uow: UnitOfWork, entry: Entry): Promise<PaidBy | undefined> {
  if (!entry.paymentFileId) return undefined
  const file = await find(uow, entry.paymentFileId)
  const row = file && (await paymentsOf(uow, file.id)).find(({ document_id }) => document_id === entry.id)
  return (
    row && {
      amount: row.amount,
      ...(row.discount !== null && { discount: row.discount }),
      day: file.execution_date,
      ...(row.account !== '' && { account: row.account }),
      reference: transferOf(row).replaceAll('-', ''),
    }
  )
}
