import type { AuditLine, Of } from '@kontor/contract'
import type { LogRow } from '../../platform/log/store.ts'
import { subjectOf } from './rules.ts'

/** What those are called today that a line names by their ids. */
export interface Names {
  readonly people: ReadonlyMap<string, string>
  readonly partners: ReadonlyMap<string, string>
}

const peoples: ReadonlySet<string> = new Set(['user', 'signIn'])

/** A line with the names of the people and the partner in it; who has left or was erased has none any more. */
export function lineOf(row: LogRow, { people, partners }: Names): Of<typeof AuditLine> {
  const personOf = (id: string) => ({ Id: id, Name: people.get(id) ?? '' })
  return {
    Id: row.id,
    At: row.at.toISOString(),
    Subject: subjectOf(row.object_type),
    Kind: row.kind,
    ...(row.actor_id === null ? {} : { Actor: personOf(row.actor_id) }),
    ...(peoples.has(row.object_type) ? { User: personOf(row.object_id) } : {}),
    ...(row.object_type === 'connection'
      ? { Partner: { Id: row.object_id, Name: partners.get(row.object_id) ?? '' } }
      : {}),
    Details: Object.entries((row.detail ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== null)
      .map(([Key, value]) => ({ Key, Value: typeof value === 'string' ? value : JSON.stringify(value) })),
  }
}
