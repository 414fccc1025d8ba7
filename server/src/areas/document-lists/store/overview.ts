import { type WaitingGroup, waitingGroups } from '@kontor/contract'
import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import { asksForAnswer, type Entry } from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { countSource } from './count-source.ts'
import { isBill, type MinorSum } from './counts.ts'
import { tables } from './tables.ts'

/** Each group as the filter with which the list shows the same documents. */
const groups: Readonly<Record<WaitingGroup, Filter>> = {
  toAnswer: { toanswer: true },
  overduePurchases: { state: ['OVERDUE'], stag: ['purchases'] },
  overdueSales: { state: ['OVERDUE'], stag: ['sales'] },
  disputed: { state: ['DISPUTED_BY_RECEIVER'] },
  failed: { state: ['FAILED_DELIVERY'] },
  drafts: { onlydrafts: true },
  unanswered: { state: ['SENT', 'DELIVERED_SENT', 'COLLECTED'], type: [...asksForAnswer] },
  toConfirm: { state: ['PAID_UNCONFIRMED'], stag: ['sales'] },
}

export interface WaitingPart {
  readonly name: WaitingGroup
  readonly currency: string | null
  readonly side: Entry['side']
  readonly count: string
  readonly minor: string | null
}

/** What waits, a row a group, currency and side. */
export async function waiting(uow: UnitOfWork): Promise<WaitingPart[]> {
  const parts = waitingGroups.map(
    (name) => sql`
      select ${name} as name, currency, side, sum(number) as count,
        case when sum(priced) filter (where ${isBill}) > 0 then sum(minor) filter (where ${isBill}) end as minor
      from (${countSource(uow, groups[name])}) counted group by currency, side having sum(number) > 0`,
  )
  const { rows } = await sql<WaitingPart>`
    ${sql.join(parts, sql` union all `)} order by name, currency, side`.execute(tables(uow.tx))
  return rows
}

export interface DuePart extends MinorSum {
  readonly week: string
  readonly count: string
}

/** What is to be paid from one day to another, by the Monday of the week in which it falls due. */
export async function due(uow: UnitOfWork, from: string, to: string): Promise<DuePart[]> {
  const open: Filter = {
    type: ['invoice'],
    state: ['SENT', 'DELIVERED', 'COLLECTED', 'ACCEPTED'],
    minduedate: from,
    maxduedate: to,
  }
  const { rows } = await sql<DuePart>`
    select to_char(due_date - (extract(isodow from due_date)::integer - 1), 'YYYY-MM-DD') as week,
      currency, side, sum(number) as count, sum(minor) as minor
    from (${countSource(uow, open)}) counted
    where currency is not null
    group by 1, 2, 3 having sum(priced) > 0 order by 1, 2, 3`.execute(tables(uow.tx))
  return rows
}
