import { sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { Act } from '../../../platform/index.ts'
import type { Filter } from '../filter.ts'
import { conditionsOf } from './conditions.ts'
import { tables } from './tables.ts'

const anew = sql.raw(plannedAnew)

/** The documents that a filter finds, but for some. */
export async function selectedIds(act: Act, filter: Filter, but: readonly string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${anew}
    select id from document where ${conditionsOf(act.companyId, act.author.actorId, filter)}
      and not (id = any(${but}::uuid[])) limit ${limit}`.execute(tables(act.tx))
  return rows.map(({ id }) => id)
}
