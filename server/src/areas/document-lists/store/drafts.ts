import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { conditionsOf } from './conditions.ts'
import { tables } from './tables.ts'

/** Drafts that somebody saved since, the latest first, and how many there are. */
export async function workedOn(
  uow: UnitOfWork,
  since: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: (Entry & { readonly count: string })[]; count: number }> {
  const { rows } = await sql<Entry & { readonly count: string }>`
    select document.*, count(*) over () as count from document
    where ${conditionsOf(uow.companyId, uow.author.actorId, { onlydrafts: true })} and modified >= ${since}
    order by modified desc, id limit ${limit} offset ${offset}`.execute(tables(uow.tx))
  return { rows, count: Number(rows[0]?.count ?? 0) }
}
