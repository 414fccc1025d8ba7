import { sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Filter } from '../filter.ts'
import { conditionsOf } from './conditions.ts'
import { isBill } from './counts.ts'
import { tables } from './tables.ts'

const freshPlan = sql.raw(plannedAnew)

/** The documents that a filter finds, but for some; of them bills only, where that is asked. */
export async function selectedIds(
  uow: UnitOfWork,
  filter: Filter,
  { but, bills, limit }: { readonly but: readonly string[]; readonly bills: boolean; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${freshPlan}
    select id from document where ${conditionsOf(uow.companyId, uow.author.actorId, filter)}
      and not (id = any(${but}::uuid[])) and (${!bills} or ${isBill}) limit ${limit}`.execute(tables(uow.tx))
  return rows.map(({ id }) => id)
}
