import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { conditionsOf, saidPaid } from './conditions.ts'
import { countSource } from './count-source.ts'
import type { MinorSum } from './counts.ts'
import { tables } from './tables.ts'

/** A stretch of days, both ends included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The middle and the average are those of so many bills, the latest: enough to tell them, and no more work as there are more. */
const maxTimedBills = 500

export interface AnsweredPart {
  readonly side: Entry['side']
  readonly answered: string
  readonly rejected: string
  /** Hours, the middle one of all. */
  readonly toAnswer: number | null
}

const bills = ({ from, to }: Days): Filter => ({
  type: ['invoice', 'creditnote'],
  stag: ['inbox', 'outbox'],
  minissuedate: from,
  maxissuedate: to,
})

/** How the bills that were issued in a time have been answered. */
export async function answers(uow: UnitOfWork, days: Days): Promise<AnsweredPart[]> {
  const answered = sql`response in ('ACCEPTED', 'REJECTED', 'DISPUTED')`
  const timed = (side: Entry['side']) => sql`(
    select side, (
      select extract(epoch from min(answer.created) - document.exchanged)::double precision / 3600
      from document answer
      where answer.company_id = ${uow.companyId} and answer.answers_id = document.id and answer.type = 'status'
        and answer.answer_code in ('BusinessAccept', 'BusinessReject', 'BusinessDispute', 'BusinessPaid')) as to_answer
    from (
      select side, id, exchanged from document
      where ${conditionsOf(uow.companyId, uow.author.actorId, bills(days))} and ${answered} and side = ${side}
      order by issue_date desc nulls last, created desc, id desc limit ${maxTimedBills}
    ) document)`
  const { rows } = await sql<AnsweredPart>`
    select counted.side, answered, rejected, to_answer
    from (
      select side, sum(number) as answered,
        coalesce(sum(number) filter (where state = 'REJECTED_BY_RECEIVER'), 0) as rejected
      from (${countSource(uow, bills(days))}) counted where ${answered} group by side having sum(number) > 0
    ) counted
    left join (
      select side, percentile_cont(0.5) within group (order by to_answer) as to_answer
      from (${timed('sales')} union all ${timed('purchases')}) timed group by side
    ) middle on middle.side = counted.side
    order by side`.execute(tables(uow.tx))
  return rows
}

export interface PaidPart {
  readonly side: Entry['side']
  readonly days: number
  readonly count: string
}

/** How long it took from its receipt until an invoice was paid, of those paid in a time. */
export async function turnaround(uow: UnitOfWork, { from, to }: Days): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select bill.side, avg(extract(epoch from paid.at - bill.exchanged))::double precision / 86400 as days, count(*) as count
    from (
      select answers_id, max(created) as at from (
        select answers_id, created from document
        where ${saidPaid(uow.companyId, from, to)}
        order by created desc limit ${maxTimedBills}
      ) latest group by answers_id
    ) paid
    join (
      select id, side, exchanged from document
      where ${conditionsOf(uow.companyId, uow.author.actorId, { type: ['invoice'] })} and exchanged is not null
    ) bill on bill.id = paid.answers_id
    group by bill.side order by bill.side`.execute(tables(uow.tx))
  return rows
}

export interface UpcomingPart extends MinorSum {
  readonly count: string
}

/** The invoices that are to be paid until a day, the overdue ones among them. */
export async function upcoming(uow: UnitOfWork, until: string): Promise<UpcomingPart[]> {
  const open: Filter = {
    type: ['invoice'],
    state: ['SENT', 'DELIVERED', 'COLLECTED', 'ACCEPTED', 'OVERDUE'],
    maxduedate: until,
  }
  const { rows } = await sql<UpcomingPart>`
    select currency, side, sum(number) as count, sum(minor) as minor
    from (${countSource(uow, open)}) counted
    where currency is not null and side is not null
    group by 1, 2 having sum(number) > 0 order by 2, sum(number) desc, 1`.execute(tables(uow.tx))
  return rows
}

/** How many invoices were issued from a day on. */
export async function invoicesSince(uow: UnitOfWork, from: string): Promise<number> {
  const invoices: Filter = { type: ['invoice'], stag: ['inbox', 'outbox'], minissuedate: from }
  const { rows } = await sql<{ count: string | null }>`
    select sum(number) as count from (${countSource(uow, invoices)}) counted`.execute(tables(uow.tx))
  return Number(rows[0]?.count ?? 0)
}
