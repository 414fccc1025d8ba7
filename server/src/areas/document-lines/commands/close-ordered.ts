import type { UnitOfWork } from '../../../platform/index.ts'
import {
  contentOf,
  type Entry,
  entriesAnswering,
  findEntry,
  isWithSamePartner,
  lockEntry,
  setClosed,
  whyNotClose,
} from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'
import { isOver, linesOf } from '../blanket.ts'
import { counts } from '../rules/lines.ts'
import { isOrderedInFull } from '../rules/quote.ts'

/**
 * Closes a quote of which all is ordered, on each side, and opens it again where an order that took the rest was turned down.
 * Running it again changes nothing.
 */
export async function followOrder(uow: UnitOfWork, orderId: string): Promise<void> {
  const order = await findEntry(uow, orderId)
  if (order?.type !== 'order' || order.answersId === null) return
  const quote = await lockEntry(uow, order.answersId)
  if (quote?.type !== 'quote' || quote.discarded !== null || !isWithSamePartner(order, quote)) return
  const { form } = await readTrade(await contentOf(uow, quote))
  const isTaken = async (orders: readonly Entry[]) => isOrderedInFull(form?.lines ?? [], await linesOf(uow, orders))
  const orders = (await entriesAnswering(uow, quote.id)).filter(
    (one) => one.type === 'order' && one.discarded === null && counts(one) && isWithSamePartner(quote, one),
  )
  if (await isTaken(orders)) {
    // One that somebody opened again stays open.
    if (!quote.reopened && whyNotClose(quote) === undefined) await setClosed(uow, quote, true)
    return
  }
  if (!quote.closed || counts(order) || isOver(quote, uow.now)) return
  // Whoever closed it by hand keeps it closed.
  if (await isTaken([...orders, order])) await setClosed(uow, quote, false, false)
}
