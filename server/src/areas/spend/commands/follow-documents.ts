import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { contentsAfter, findEntries, isReceived } from '../../entries/index.ts'
import { countTask } from './count-document.ts'

/** The task that goes through a company's documents once (migration 0104 leaves it). */
export const fillTask = 'spend.fill'

/** What of a document's log may change what it comes to. */
const moving: ReadonlySet<string> = new Set([
  'document.received',
  'document.coded',
  'document.coding_removed',
  'document.rejected',
  'document.canceled',
  'document.replaced',
  'document.deleted',
  'document.shared',
  'document.opened',
])

/** Bills that came are counted once something happens to them that changes what they come to. */
export async function followDocuments(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const moved = lines.filter(({ object_type, kind }) => object_type === 'document' && moving.has(kind))
  const gone = new Set(moved.flatMap(({ kind, object_id }) => (kind === 'document.deleted' ? [object_id] : [])))
  await countLater(uow, [...new Set(moved.map(({ object_id }) => object_id))], gone)
}

/** So many documents are looked at in one transaction. */
const documentsPerTransaction = 200

/** Has the bills among a company's documents counted, some at a time, in the order of their ids. */
export async function fill(uow: UnitOfWork, after: string | null): Promise<void> {
  const ids = (await contentsAfter(uow, after, documentsPerTransaction)).map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return
  await countLater(uow, ids)
  await uow.later(fillTask, { after: last })
}

/** @param gone are there no more, and so cannot be looked at */
async function countLater(uow: UnitOfWork, ids: readonly string[], gone: ReadonlySet<string> = new Set()) {
  if (ids.length === 0) return
  const bills = (await findEntries(uow, ids)).filter(
    (entry) => isReceived(entry) && (entry.type === 'invoice' || entry.type === 'creditnote'),
  )
  for (const documentId of new Set([...bills.map(({ id }) => id), ...gone])) await uow.later(countTask, { documentId })
}
