import { type RawBuilder, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { openTo } from './open-to.ts'
import { tables } from './tables.ts'

/** Which days and which side of what is owed; both days belong to it. */
export interface OwedIn {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly side?: Entry['side'] | undefined
  /** Those only of one partner. */
  readonly connectionId?: string | undefined
  /** That one only. */
  readonly documentId?: string | undefined
}

/** What is owed of some bills on one day, exact. */
export interface OwedSum {
  readonly side: Entry['side']
  readonly currency: string
  /** 'YYYY-MM-DD' */
  readonly day: string
  readonly count: number
  readonly sum: string
}

/** A bill with the day on which it is to be paid. */
export interface OwedEntry extends Entry {
  /** 'YYYY-MM-DD' */
  readonly owedDay: string
  /** What the day follows from where the bill itself says none: the terms that are agreed with the partner, or its issue. */
  readonly owedBy: 'TERMS' | 'ISSUE' | null
}

/** As in the indexes document_owed and document_owed_undated, so that nothing else is read. */
const isOpen = sql<boolean>`payment in ('NONE', 'OVERDUE') and type = 'invoice' and delivery in ('SENT', 'RECEIVED')
  and response in ('PENDING', 'ACCEPTED', 'DISPUTED') and replacement = 'ORIGINAL' and deleted is null and not draft`

const statedDay = sql<string>`coalesce(pay_day, due_date)`

const termsDay = sql<string>`issue_date + coalesce(terms_days, 0)`

function owed({ companyId, author }: UnitOfWork, { side, connectionId, documentId }: OwedIn) {
  return sql<boolean>`company_id = ${companyId} and ${isOpen} and currency is not null and amount is not null
    and ${side === undefined ? sql`true` : sql`side = ${side}`}
    and ${connectionId === undefined ? sql`true` : sql`connection_id = ${connectionId}`}
    and ${documentId === undefined ? sql`true` : sql`id = ${documentId}`}
    and ${openTo(companyId, author.actorId)}`
}

const within = (day: RawBuilder<string>, { from, until }: OwedIn) => sql<boolean>`
  ${from === undefined ? sql`true` : sql`${day} >= ${from}`} and ${until === undefined ? sql`true` : sql`${day} <= ${until}`}`

const atEnd = sql``

/** Bills that say when they are due, and those that do not, each in an order that an index has where `end` asks for one. */
const bills = (uow: UnitOfWork, wanted: OwedIn, end: RawBuilder<unknown> = atEnd) => sql`(
    select document.*, ${statedDay} as owed_day, null as owed_by from document
    where ${owed(uow, wanted)} and due_date is not null and ${within(statedDay, wanted)} ${end}
  ) union all (
    select document.*, ${termsDay} as owed_day, case when terms_days is null then 'ISSUE' else 'TERMS' end as owed_by
    from document left join (
      select connection_id as terms_of, days as terms_days from connection_terms
      where company_id = ${uow.companyId} and kind = 'PAYMENT'
    ) terms on terms_of = document.connection_id
    where ${owed(uow, wanted)} and due_date is null and issue_date is not null and ${within(termsDay, wanted)} ${end}
  )`

export async function byDay(uow: UnitOfWork, wanted: OwedIn): Promise<OwedSum[]> {
  const { rows } = await sql<Omit<OwedSum, 'count'> & { count: string }>`
    select side, currency, owed_day as day, count(*) as count,
      sum(amount::numeric - coalesce(paid::numeric, 0) - coalesce(pay_discount::numeric, 0))::text as sum
    from (${bills(uow, wanted)}) bill group by side, currency, owed_day order by 3, 1, 2`.execute(uow.tx)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export async function page(uow: UnitOfWork, wanted: OwedIn, limit: number, offset: number): Promise<OwedEntry[]> {
  const first = sql`order by owed_day, id limit ${limit + offset}`
  const { rows } = await sql<OwedEntry>`
    select * from (${bills(uow, wanted, first)}) bill order by owed_day, id limit ${limit} offset ${offset}`.execute(
    tables(uow.tx),
  )
  return rows
}

export async function count(uow: UnitOfWork, wanted: OwedIn): Promise<number> {
  const { rows } = await sql<{ rows: string }>`select count(*) as rows from (${bills(uow, wanted)}) bill`.execute(
    uow.tx,
  )
  return Number(rows[0]?.rows)
}

/** Of a company that has more, the rest is seen to on the next day. */
const maxEntriesPerRead = 1000

export const agreedBefore = (uow: UnitOfWork, day: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where(isOpen)
    .where(
      sql<boolean>`due_date is not null and ${statedDay} < ${day} and pay_day is not null and payment_file_id is null`,
    )
    .orderBy('id')
    .limit(maxEntriesPerRead)
    .forUpdate()
    .execute()
