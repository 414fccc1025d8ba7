import { type RawBuilder, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { DueWork, Pile, WorkRecord } from '../records.ts'
import { beyondOf, seenBy } from './seen.ts'
import { tables } from './tables.ts'

/** How much waits with whom, by kind and currency. */
export async function piles(uow: UnitOfWork, readerId: string, today: string): Promise<Pile[]> {
  const { companyId, tx } = uow
  const { rows } = await sql<Pile>`
    select one.user_id as "userId", one.kind, one.currency, one.seen, count(*)::integer as open,
      (count(*) filter (where one.due < ${today}))::integer as overdue,
      to_char(min(one.due), 'YYYY-MM-DD') as "nextDue", sum(one.amount_minor)::text as "amountMinor"
    from (
      select h.user_id, w.kind, w.currency, w.due, w.amount_minor, ${seenBy(uow, readerId)} as seen
      from work_holder h join work w on w.company_id = h.company_id and w.id = h.work_id
      where h.company_id = ${companyId}
      union all
      select null, w.kind, w.currency, w.due, w.amount_minor, ${seenBy(uow, readerId)}
      from work w where w.company_id = ${companyId} and ${isNobodys}) one
    group by 1, 2, 3, 4`.execute(tx)
  return rows
}

const isNobodys: RawBuilder<boolean> = sql<boolean>`w.ended is null and w.holders = '{}'`

interface Found {
  readonly userId: string | null
  readonly id: string
}

/**
 * The first pieces of each of these people, what is due first before the rest, as far as the reader may see them: each
 * person's stand in an index in their order, so that those of a thousand come as fast as those of ten.
 */
export async function firstOf(
  uow: UnitOfWork,
  readerId: string,
  personIds: readonly string[],
  { after, limit }: { readonly after: WorkRecord | undefined; readonly limit: number },
): Promise<ReadonlyMap<string | null, DueWork[]>> {
  const beyond = beyondOf(after)
  const { rows } = await sql<Found>`
    select person.id as "userId", one.id from unnest(${personIds}::uuid[]) as person (id) cross join lateral (
      select w.id, h.due, h.opened from work_holder h
      join work w on w.company_id = h.company_id and w.id = h.work_id
      where h.company_id = ${uow.companyId} and h.user_id = person.id and ${seenBy(uow, readerId)}
        and ${beyond(sql`(h.due, h.opened, h.work_id)`)}
      order by h.due, h.opened, h.work_id limit ${limit}) one
    order by person.id, one.due, one.opened, one.id`.execute(uow.tx)
  return found(uow, rows)
}

/** The same of what nobody has. */
export async function firstOfNobody(
  uow: UnitOfWork,
  readerId: string,
  { after, limit }: { readonly after: WorkRecord | undefined; readonly limit: number },
): Promise<readonly DueWork[]> {
  const { rows } = await sql<Found>`
    select null as "userId", w.id from work w
    where w.company_id = ${uow.companyId} and ${isNobodys} and ${seenBy(uow, readerId)}
      and ${beyondOf(after)(sql`(coalesce(w.due, 'infinity'), w.opened, w.id)`)}
    order by coalesce(w.due, 'infinity'), w.opened, w.id limit ${limit}`.execute(uow.tx)
  return (await found(uow, rows)).get(null) ?? []
}

async function found({ companyId, tx }: UnitOfWork, places: readonly Found[]) {
  const ids = [...new Set(places.map(({ id }) => id))]
  const rows = await tables(tx)
    .selectFrom('work')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const whose = Map.groupBy(places, ({ userId }) => userId)
  return new Map([...whose].map(([userId, all]) => [userId, all.flatMap(({ id }) => byId.get(id) ?? [])]))
}
