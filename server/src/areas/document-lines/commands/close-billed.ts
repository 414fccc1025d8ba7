import { type LineForm, pairLines } from '@kontor/ubl'
import type { UnitOfWork } from '../../../platform/index.ts'
import { findExchanged } from '../../document-numbers/index.ts'
import {
  contentOf,
  type Entry,
  findEntry,
  isWithSamePartner,
  lockEntry,
  orderKindOf,
  partnerNameOf,
  setClosed,
  whyNotClose,
} from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'
import { tellLed } from '../events.ts'
import { gatherLines } from '../line-sources.ts'
import { workOut } from '../line-state.ts'
import { isBilledInFull } from '../rules/lines.ts'
import * as mappings from '../store.ts'

/** So many orders of one invoice are led to. */
const maxOrders = 50

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

/**
 * An invoice follows one document. Where its lines name several orders of the same partner, or it follows what it corrects,
 * each line is led to its own order: to the line that it names, else to the one of its item.
 */
async function mapOrders(uow: UnitOfWork, invoice: Entry): Promise<void> {
  const { form } = await readTrade(await contentOf(uow, invoice))
  const numberOf = ({ orderReference }: LineForm) => orderReference ?? form?.orderReference
  const naming = form?.lines.filter((line) => numberOf(line) !== undefined) ?? []
  const byOrder = Map.groupBy(naming, numberOf)
  const followed = invoice.answersId === null ? undefined : await findEntry(uow, invoice.answersId)
  if (byOrder.size < 2 && followed?.type === 'order') return
  const known = new Set((await mappings.of(uow, invoice.id)).map(({ lineId }) => lineId))
  for (const [number, lines] of [...byOrder].slice(0, maxOrders)) {
    const found = number && (await findExchanged(uow, 'order', number, partnerNameOf(invoice)))
    const order = found && isWithSamePartner(invoice, found) ? await findEntry(uow, found.id) : undefined
    if (order === undefined || order.discarded !== null) continue
    const ordered = (await readTrade(await contentOf(uow, order))).form?.lines ?? []
    const unnamed = lines.filter(({ orderLineId }) => orderLineId === undefined)
    const pairs = pairLines(unnamed, ordered)
    await mappings.save(
      uow,
      lines.flatMap((line) => {
        const targetLineId = line.orderLineId ?? pairs.get(line)?.line.id
        if (targetLineId === undefined || known.has(line.id)) return []
        return [{ documentId: invoice.id, lineId: line.id, targetDocumentId: order.id, targetLineId }]
      }),
    )
  }
}

async function closeIfBilled(uow: UnitOfWork, invoice: Entry, orderId: string): Promise<void> {
  const order = await lockEntry(uow, orderId)
  if (order === undefined || order.discarded !== null || !isWithSamePartner(invoice, order)) return
  // Of a blanket order its call-offs are invoiced, whatever an invoice says.
  if (whyNotClose(order) !== undefined || orderKindOf(order) === 'BLANKET') return
  const lines = await workOut(await gatherLines(uow, order), 'en-US')
  if (isBilledInFull(lines.map(({ line }) => line.state))) await setClosed(uow, order, true)
}
