import type { UnitOfWork } from '../../platform/index.ts'
import { type Entry, findEntry, isWithSamePartner, lockEntry, setClosed, whyNotClose } from '../entries/index.ts'
import { gather } from './gather-lines.ts'
import { workOut } from './line-state.ts'
import * as mappings from './store.ts'

/** Closes the orders that an invoice bills, where nothing of them is left to bill. Running it again changes nothing. */
export async function closeBilled(uow: UnitOfWork, invoiceId: string): Promise<void> {
  const invoice = await findEntry(uow, invoiceId)
  if (invoice === undefined) return
  const mapped = await mappings.of(uow, invoiceId)
  const orders = new Set([invoice.answersId, ...mapped.map(({ targetDocumentId }) => targetDocumentId)])
  for (const id of orders) if (id !== null) await closeIfBilled(uow, invoice, id)
}

async function closeIfBilled(uow: UnitOfWork, invoice: Entry, orderId: string): Promise<void> {
  const order = await lockEntry(uow, orderId)
  if (order === undefined || order.discarded !== null || !isWithSamePartner(invoice, order)) return
  if (whyNotClose(order) !== undefined) return
  const lines = await workOut(await gather(uow, order), 'en-US')
  if (lines.length > 0 && lines.every(({ line }) => line.state === 'BILLED')) await setClosed(uow, order, true)
}
