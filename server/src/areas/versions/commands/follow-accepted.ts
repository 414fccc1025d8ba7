import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { findEntries, hasVersions } from '../../entries/index.ts'

export const replaceTask = 'versions.replace'

/** A version that was accepted takes the place of what was agreed before. */
export async function followAccepted(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const accepted = lines.filter(({ object_type, kind }) => object_type === 'document' && kind === 'document.accepted')
  if (accepted.length === 0) return
  for (const { id, type } of await findEntries(uow, [...new Set(accepted.map(({ object_id }) => object_id))]))
    if (hasVersions(type)) await uow.later(replaceTask, { documentId: id })
}
