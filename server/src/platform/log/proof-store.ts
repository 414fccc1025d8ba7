import { sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import { type LogTables, type StoredCheckpoint, storedCheckpoints } from './store.ts'

export interface Period {
  readonly since: Date | undefined
  readonly until: Date | undefined
}

/** The positions of the first and the last sealed line of a period; undefined where there is none. */
export async function positionsWithin(
  tx: Tx,
  companyId: string,
  { since, until }: Period,
): Promise<{ first: string; last: string } | undefined> {
  const { first, last } = await tx
    .withTables<LogTables>()
    .selectFrom('log_entry')
    .select([sql<string | null>`min(position)`.as('first'), sql<string | null>`max(position)`.as('last')])
    .where('company_id', '=', companyId)
    .where('position', 'is not', null)
    .$if(since !== undefined, (lines) => lines.where('at', '>=', since ?? new Date(0)))
    .$if(until !== undefined, (lines) => lines.where('at', '<', until ?? new Date(0)))
    .executeTakeFirstOrThrow()
  return first === null || last === null ? undefined : { first, last }
}

/** The last checkpoint before a position. */
export const checkpointBefore = (tx: Tx, companyId: string, position: string): Promise<StoredCheckpoint | undefined> =>
  storedCheckpoints(tx, companyId)
    .where('position', '<', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The position of the first checkpoint that covers a position. */
export async function covered(tx: Tx, companyId: string, position: string): Promise<string> {
  const checkpoint = await storedCheckpoints(tx, companyId)
    .where('position', '>=', position)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return checkpoint?.position ?? position
}
