import type { UnitOfWork } from '../../platform/index.ts'
import type { LogRow } from '../../platform/log/store.ts'
import { findEntries, orderKindOf } from '../entries/index.ts'

/** The task that looks at the blanket order of a call-off. */
export const followTask = 'document_lines.follow_call_off'

/** By these a call-off gives back what it took. */
const turnedDown: ReadonlySet<string> = new Set(['document.rejected', 'document.canceled'])

/** A blanket order is looked at once one of its call-offs was turned down. */
export async function followTurnedDown(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const ended = lines.filter(({ object_type, kind }) => object_type === 'document' && turnedDown.has(kind))
  if (ended.length === 0) return
  for (const entry of await findEntries(uow, [...new Set(ended.map(({ object_id }) => object_id))]))
    if (orderKindOf(entry) === 'CALL_OFF') await uow.later(followTask, { documentId: entry.id })
}
