import type { UnitOfWork } from '../../../platform/index.ts'
import {
  type Entry,
  entriesFollowing,
  findEntry,
  isWithSamePartner,
  lockEntry,
  orderKindOf,
  partyOf,
  progressOf,
  type Standing,
} from '../../entries/index.ts'

/** An order, or the cancellation of one, with how far the order has come; any other document as it is. */
export async function withProgress<Given extends Entry>(
  uow: UnitOfWork,
  entry: Given,
): Promise<Given & Pick<Standing, 'progress'>> {
  const order = entry.type === 'order' ? entry : await orderCanceledBy(uow, entry, findEntry)
  if (order === undefined) return entry
  const following = (await entriesFollowing(uow, order.id)).filter((one) => isWithSamePartner(order, one))
  return { ...entry, progress: progressOf(following) }
}

/** The order that a document cancels: of the same partner, and sent by the same side. */
export async function orderCanceledBy(
  uow: UnitOfWork,
  entry: Entry,
  find: typeof findEntry | typeof lockEntry = lockEntry,
): Promise<Entry | undefined> {
  if (orderKindOf(entry) !== 'CANCELLATION' || entry.answersId === null) return undefined
  const order = await find(uow, entry.answersId)
  const isTheirs = order?.type === 'order' && partyOf(order) === partyOf(entry) && isWithSamePartner(order, entry)
  return isTheirs ? order : undefined
}
