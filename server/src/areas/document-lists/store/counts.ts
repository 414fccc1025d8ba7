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

/** What the list adds up to (F-102): credit notes take away. */
export async function sums(uow: UnitOfWork, filter: Filter): Promise<MinorSum[]> {
  const { rows } = await sql<MinorSum>`${planned(filter)}
    select currency, side, sum(minor) as minor from (${countSource(uow, filter)}) counted
    where currency is not null
    group by currency, side having sum(priced) > 0 order by currency, side`.execute(tables(uow.tx))
  return rows
}

export interface Counts {
  readonly all: number
  readonly toAnswer: number
  readonly overdue: number
  readonly disputed: number
  readonly drafts: number
}

export async function counts(uow: UnitOfWork): Promise<Counts> {
  const everything: Filter = { stag: ['sales', 'purchases', 'draft'] }
  const { rows } = await sql<Record<keyof Counts, string | null>>`
    select
      sum(number) filter (where not draft) as all,
      sum(number) filter (where ${waitingForAnswer}) as to_answer,
      sum(number) filter (where state = 'OVERDUE') as overdue,
      sum(number) filter (where state = 'DISPUTED_BY_RECEIVER') as disputed,
      sum(number) filter (where draft) as drafts
    from (${countSource(uow, everything)}) counted`.execute(tables(uow.tx))
  const row = rows[0]
  const number = (name: keyof Counts) => Number(row?.[name] ?? 0)
  return {
    all: number('all'),
    toAnswer: number('toAnswer'),
    overdue: number('overdue'),
    disputed: number('disputed'),
    drafts: number('drafts'),
  }
}
