import type { AuditLine, Of } from '@kontor/contract'
import type { LogRow } from '../../platform/log/store.ts'
import { subjectOf } from './rules.ts'

/** A line with the names of the people in it; who has left or was erased has none any more. */
export function lineOf(row: LogRow, names: ReadonlyMap<string, string>): Of<typeof AuditLine> {
  const personOf = (id: string) => ({ Id: id, Name: names.get(id) ?? '' })
  return {
    Id: row.id,
    At: row.at.toISOString(),
    Subject: subjectOf(row.object_type),
    Kind: row.kind,
    ...(row.actor_id === null ? {} : { Actor: personOf(row.actor_id) }),
    ...(row.object_type === 'user' ? { User: personOf(row.object_id) } : {}),
    Details: Object.entries((row.detail ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== null)
      .map(([Key, value]) => ({ Key, Value: typeof value === 'string' ? value : JSON.stringify(value) })),
  }
}
