import { sql } from 'kysely'
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

/** As in the index document_owed, so that nothing else is read. */
const owed = (
  { companyId, author }: UnitOfWork,
  { from, until, side, connectionId, documentId }: OwedIn,
) => sql<boolean>`
  payment in ('NONE', 'OVERDUE') and type = 'invoice' and delivery in ('SENT', 'RECEIVED')
  and response in ('PENDING', 'ACCEPTED', 'DISPUTED') and replacement = 'ORIGINAL' and due_date is not null
  and deleted is null and not draft and currency is not null and amount is not null
  and ${from === undefined ? sql`true` : sql`coalesce(pay_day, due_date) >= ${from}`}
  and ${until === undefined ? sql`true` : sql`coalesce(pay_day, due_date) <= ${until}`}
  and ${side === undefined ? sql`true` : sql`side = ${side}`}
  and ${connectionId === undefined ? sql`true` : sql`connection_id = ${connectionId}`}
  and ${documentId === undefined ? sql`true` : sql`id = ${documentId}`}
  and ${openTo(companyId, author.actorId)}`

export async function byDay(uow: UnitOfWork, wanted: OwedIn): Promise<OwedSum[]> {
  const { rows } = await sql<Omit<OwedSum, 'count'> & { count: string }>`
    select side, currency, coalesce(pay_day, due_date) as day, count(*) as count,
      sum(amount::numeric - coalesce(paid::numeric, 0) - coalesce(pay_discount::numeric, 0))::text as sum
    from document where company_id = ${uow.companyId} and ${owed(uow, wanted)}
    group by side, currency, coalesce(pay_day, due_date) order by 3, 1, 2`.execute(uow.tx)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export const page = (uow: UnitOfWork, wanted: OwedIn, limit: number, offset: number): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where(owed(uow, wanted))
    .orderBy(sql`coalesce(pay_day, due_date)`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function count(uow: UnitOfWork, wanted: OwedIn): Promise<number> {
  const { rows } = await tables(uow.tx)
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('companyId', '=', uow.companyId)
    .where(owed(uow, wanted))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Of a company that has more, the rest is seen to on the next day. */
const atOnce = 1000

export const agreedBefore = (uow: UnitOfWork, day: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where(owed({ ...uow, author: { ...uow.author, actorId: null } }, {}))
    .where(sql<boolean>`coalesce(pay_day, due_date) < ${day} and pay_day is not null and payment_file_id is null`)
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute()
