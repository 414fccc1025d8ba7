import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { findEntries } from '../../entries/index.ts'

/** The task that looks at what an order follows: its blanket order, or a quote. */
export const followTask = 'document_lines.follow_call_off'

/** By these an order gives back what it took. */
const turnedDown: ReadonlySet<string> = new Set(['document.rejected', 'document.canceled', 'document.replaced'])

/** What an order follows is looked at again once the order was turned down. */
export async function followTurnedDown(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const ended = lines.filter(({ object_type, kind }) => object_type === 'document' && turnedDown.has(kind))
  if (ended.length === 0) return
  for (const entry of await findEntries(uow, [...new Set(ended.map(({ object_id }) => object_id))]))
    if (entry.type === 'order' && entry.answersId !== null) await uow.later(followTask, { documentId: entry.id })
}
