import type { UnitOfWork } from '../../platform/index.ts'
import { findExchanged } from '../document-numbers/index.ts'
import {
  contentOf,
  type Entry,
  findEntry,
  isWithSamePartner,
  lockEntry,
  partnerNameOf,
  setClosed,
  whyNotClose,
} from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { gather } from './gather-lines.ts'
import { tellLed } from './led.ts'
import { workOut } from './line-state.ts'
import { isBilledInFull } from './rules.ts'
import * as mappings from './store.ts'

/** So many orders of one invoice are led to. */
const mostOrders = 50

/** Closes the orders that an invoice bills, where nothing of them is left to bill. Running it again changes nothing. */
export async function closeBilled(uow: UnitOfWork, invoiceId: string): Promise<void> {
  const invoice = await findEntry(uow, invoiceId)
  if (invoice === undefined || invoice.discarded !== null) return
  await mapOrders(uow, invoice)
  await tellLed(uow, invoiceId)
  const mapped = await mappings.of(uow, invoiceId)
  const orders = new Set([invoice.answersId, ...mapped.map(({ targetDocumentId }) => targetDocumentId)])
  for (const id of orders) if (id !== null) await closeIfBilled(uow, invoice, id)
}

/** An invoice follows one order; where its lines name others of the same partner, each is led to its own. */
async function mapOrders(uow: UnitOfWork, invoice: Entry): Promise<void> {
  const { form } = await readTrade(await contentOf(uow, invoice))
  const naming = form?.lines.filter(({ orderReference }) => orderReference !== undefined) ?? []
  const numbers = new Set(naming.map(({ orderReference }) => orderReference))
  if (numbers.size < 2) return
  const known = new Set((await mappings.of(uow, invoice.id)).map(({ lineId }) => lineId))
  const orders = new Map<string, string>()
  for (const number of [...numbers].slice(0, mostOrders)) {
    const order = number && (await findExchanged(uow, 'order', number, partnerNameOf(invoice)))
    if (number && order && isWithSamePartner(invoice, order)) orders.set(number, order.id)
  }
  await mappings.save(
    uow,
    naming.flatMap(({ id: lineId, orderReference = '', orderLineId: targetLineId }) => {
      const targetDocumentId = orders.get(orderReference)
      if (targetDocumentId === undefined || targetLineId === undefined || known.has(lineId)) return []
      return [{ documentId: invoice.id, lineId, targetDocumentId, targetLineId }]
    }),
  )
}

async function closeIfBilled(uow: UnitOfWork, invoice: Entry, orderId: string): Promise<void> {
  const order = await lockEntry(uow, orderId)
  if (order === undefined || order.discarded !== null || !isWithSamePartner(invoice, order)) return
  if (whyNotClose(order) !== undefined) return
  const lines = await workOut(await gather(uow, order), 'en-US')
  if (isBilledInFull(lines.map(({ line }) => line.state))) await setClosed(uow, order, true)
}
