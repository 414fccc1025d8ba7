import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { findEntries } from '../../entries/index.ts'
import { refreshOrdersTask } from './refresh-match.ts'
import { resumeTask } from './set-aside.ts'

/** What of a bill’s log changes what other bills of its orders may bill still; and what of an order changes the order. */
const changing: ReadonlySet<string> = new Set(['document.rejected', 'document.canceled', 'document.replaced'])

/** A bill that is rejected leaves room for others, and needs no hold any more; a change of an order that is accepted changes what is held against it. */
export async function followAnswers(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const answered = lines.filter(
    ({ object_type, kind }) => object_type === 'document' && (changing.has(kind) || kind === 'document.accepted'),
  )
  if (answered.length === 0) return
  for (const { id, type, match, onHold } of await findEntries(uow, [
    ...new Set(answered.map(({ object_id }) => object_id)),
  ])) {
    const isBillThatEnded =
      match !== null && answered.some(({ object_id, kind }) => object_id === id && changing.has(kind))
    if (onHold !== null) await uow.later(resumeTask, { documentId: id })
    if (type === 'orderchange' || isBillThatEnded) await uow.later(refreshOrdersTask, { documentId: id })
  }
}
