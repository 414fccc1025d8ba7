import type { DocumentState, TradeType } from '@kontor/contract'
import { sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { waitingForAnswer } from './conditions.ts'
import { countSource, isCountedAlike } from './count-source.ts'
import { tables } from './tables.ts'

const planned = (filter: Filter) => sql.raw(isCountedAlike(filter) ? '' : plannedAnew)

export async function count(uow: UnitOfWork, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: string }>`${planned(filter)}
    select coalesce(sum(number), 0) as count from (${countSource(uow, filter)}) counted`.execute(tables(uow.tx))
  return Number(rows[0]?.count ?? 0)
}

export interface MinorSum {
  readonly currency: string
  readonly side: Entry['side']
  readonly minor: string
}

/** What is owed: orders, quotes and papers about goods add nothing to it. */
export const isBill = sql`type in ('invoice', 'creditnote')`

/** What the bills of the list add up to (F-102): credit notes take away. */
export async function sums(uow: UnitOfWork, filter: Filter): Promise<MinorSum[]> {
  const { rows } = await sql<MinorSum>`${planned(filter)}
    select currency, side, sum(minor) as minor from (${countSource(uow, filter)}) counted
    where currency is not null and ${isBill}
    group by currency, side having sum(priced) > 0 order by currency, side`.execute(tables(uow.tx))
  return rows
}

/** So many documents alike. */
export interface Alike {
  readonly type: TradeType
  readonly state: DocumentState
  readonly draft: boolean
  readonly number: number
  /** How many of them wait for an answer. */
  readonly waiting: number
}

/** All documents that are not archived, counted by what the quick views and the filters tell apart. */
export async function alike(uow: UnitOfWork): Promise<Alike[]> {
  const everything: Filter = { stag: ['sales', 'purchases', 'draft'] }
  const { rows } = await sql<Record<keyof Alike, unknown>>`
    select type, state, draft, sum(number) as number, sum(number) filter (where ${waitingForAnswer}) as waiting
    from (${countSource(uow, everything)}) counted
    group by type, state, draft`.execute(tables(uow.tx))
  return rows.map((row) => ({ ...(row as Alike), number: Number(row.number), waiting: Number(row.waiting ?? 0) }))
}

/** The currencies of the company's documents, by their codes. */
export async function currencies(uow: UnitOfWork): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from (${countSource(uow, {})}) counted
    where currency is not null group by currency having sum(number) > 0 order by currency`.execute(tables(uow.tx))
  return rows.map(({ currency }) => currency)
}
