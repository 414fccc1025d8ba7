import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { contentsAfter, type Entry, findEntries, findEntry } from '../../entries/index.ts'
import { ordersOf } from '../../matching/index.ts'
import { countTask } from './count-order.ts'

/** The task that has the orders counted which a document is about. */
export const followTask = 'accruals.follow'

/** The task that goes through a company's documents once (migration 0108 leaves it). */
export const fillTask = 'accruals.fill'

/** What arrives is about an order that it follows; to which others its lines are led is told later. */
const arriving: ReadonlySet<string> = new Set(['document.sent', 'document.received'])

/** What of a document's log may change what came of orders, or what is billed of them. */
const moving: ReadonlySet<string> = new Set([
  ...arriving,
  'document.accepted',
  'document.rejected',
  'document.canceled',
  'document.replaced',
])

const counted: ReadonlySet<Entry['type']> = new Set(['receiptadvice', 'invoice', 'creditnote', 'orderchange'])

/** Orders are counted once something happens to what receives, bills, gives back or changes them. */
export async function followDocuments(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const moved = lines.filter(({ object_type, kind }) => object_type === 'document' && moving.has(kind))
  if (moved.length === 0) return
  const changed = new Set(moved.flatMap(({ kind, object_id }) => (arriving.has(kind) ? [] : [object_id])))
  for (const { id, type, answersId } of await findEntries(uow, [...new Set(moved.map(({ object_id }) => object_id))]))
    if (counted.has(type) && (answersId !== null || changed.has(id))) await uow.later(followTask, { documentId: id })
}

/** Has the orders counted that a document is about. */
export async function follow(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await findEntry(uow, documentId)
  if (entry === undefined || entry.discarded !== null) return
  for (const { id } of await ordersOf(uow, entry)) await uow.later(countTask, { documentId: id })
}

/** So many documents are looked at in one transaction. */
const documentsPerTransaction = 200

/** Has the orders among a company's documents counted, some at a time, in the order of their ids. */
export async function fill(uow: UnitOfWork, after: string | null): Promise<void> {
  const ids = (await contentsAfter(uow, after, documentsPerTransaction)).map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return
  for (const { id, type } of await findEntries(uow, ids))
    if (type === 'order') await uow.later(countTask, { documentId: id })
  await uow.later(fillTask, { after: last })
}
