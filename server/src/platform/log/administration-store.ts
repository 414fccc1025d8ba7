import { sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import type { LogRow, LogTables } from './store.ts'

const tables = (tx: Tx) => tx.withTables<LogTables>()

export interface AdministrationLines {
  /** All types but those of documents, where none are told. */
  readonly types: readonly string[] | undefined
  readonly kind: string | undefined
  readonly actorId: string | undefined
  readonly objectId: string | undefined
  readonly before: { readonly at: Date; readonly id: string } | undefined
  /** From this instant on, and before that one. */
  readonly since: Date | undefined
  readonly until: Date | undefined
  readonly limit: number
}

/** What the log has besides documents and their conversations, newest first: found by an index over just that. */
export const administrationLines = (
  tx: Tx,
  companyId: string,
  { types, kind, actorId, objectId, before, since, until, limit }: AdministrationLines,
): Promise<LogRow[]> =>
  tables(tx)
    .selectFrom('log_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`object_type not in ('document', 'card')`)
    .$if(types !== undefined, (lines) => lines.where('object_type', 'in', types ?? []))
    .$if(kind !== undefined, (lines) => lines.where('kind', '=', kind ?? ''))
    .$if(objectId !== undefined, (lines) => lines.where('object_id', '=', objectId ?? ''))
    .$if(actorId !== undefined, (lines) => lines.where('actor_id', '=', actorId ?? null))
    .$if(before !== undefined, (lines) => lines.where(sql<boolean>`(at, id) < (${before?.at}, ${before?.id})`))
    .$if(since !== undefined, (lines) => lines.where('at', '>=', since ?? new Date(0)))
    .$if(until !== undefined, (lines) => lines.where('at', '<', until ?? new Date(0)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
