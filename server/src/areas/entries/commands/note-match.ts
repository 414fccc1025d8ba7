import type { MatchState } from '@kontor/contract'
import type { LogLine, UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { changeHeldEntry } from './write-entry.ts'

/** Writes how a bill that this unit of work holds stands to its orders, where that has changed, and tells it. */
export async function noteMatch(
  uow: UnitOfWork,
  entry: Entry,
  match: MatchState | null,
  detail: NonNullable<LogLine['detail']> = {},
): Promise<Entry> {
  if (entry.match === match) return entry
  const changed = changeHeldEntry(uow, entry, { match })
  await uow.log({
    kind: 'document.matched',
    objectType: 'document',
    objectId: entry.id,
    detail: { ...detail, match },
  })
  return changed
}
