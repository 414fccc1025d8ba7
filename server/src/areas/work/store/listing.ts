import { roles, type WorkKind } from '@kontor/contract'
import { type RawBuilder, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { DueWork, WorkFilter, WorkReader, WorkRecord } from '../records.ts'
import { beyondOf, seenBy } from './seen.ts'
import { tables } from './tables.ts'

/** A piece in everybody's order. */
interface Found {
  readonly due: string
  readonly opened: Date
  readonly id: string
  readonly kind: WorkKind
}

/** What waits for a reader, what is due first before the rest, after one of them. */
export async function listFor(
  uow: UnitOfWork,
  reader: WorkReader,
  filter: WorkFilter,
  { after, limit }: { readonly after: WorkRecord | undefined; readonly limit: number },
): Promise<DueWork[]> {
  const { companyId, tx } = uow
  const found = await sql<Found>`${idsFor(uow, reader, filter, limit, after)}`.execute(tx)
  const ids = found.rows.map(({ id }) => id)
  const rows = await tables(tx)
    .selectFrom('work')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Each person's work stands in an index in its order, so that the first of very many are found as fast as the first of few;
 * whoever stands in for others reads theirs as well, and the parts are merged.
 */
export function idsFor(
  uow: UnitOfWork,
  reader: WorkReader,
  filter: WorkFilter,
  limit: number,
  after: WorkRecord | undefined,
  people: readonly string[] = [reader.id, ...reader.standsInFor],
): RawBuilder<Found> {
  const { companyId } = uow
  const beyond = beyondOf(after)
  const conditions = open(uow, reader, filter)
  const stuck =
    reader.deciders === undefined || !reader.kinds.includes('APPROVAL')
      ? sql``
      : sql`union all (
          select w.id, coalesce(w.due, 'infinity') as due, w.opened, w.kind from work w
          where w.company_id = ${companyId} and w.kind = 'APPROVAL' and ${conditions}
            and not exists (
              select from unnest(w.holders) as asked (id)
              where asked.id = any(${reader.deciders}::uuid[]) and not asked.id = any(w.barred)
                and document_open_to(${companyId}, w.document_id, asked.id, ${roles.companyAdmin}))
            and ${beyond(sql`(coalesce(w.due, 'infinity'), w.opened, w.id)`)}
          order by 2, 3, 1 limit ${limit})`
  return sql<Found>`
    select distinct id, due, opened, kind from (
      select one.* from unnest(${people}::uuid[]) as person (id) cross join lateral (
        select w.id, h.due, h.opened, h.kind from work_holder h
        join work w on w.company_id = h.company_id and w.id = h.work_id
        where h.company_id = ${companyId} and h.user_id = person.id
          and (person.id = ${reader.id} or h.kind = 'APPROVAL') and h.kind = any(${reader.kinds}::text[])
          and ${beyond(sql`(h.due, h.opened, h.work_id)`)} and ${conditions}
        order by h.due, h.opened, h.work_id limit ${limit}) one
      ${stuck}) every
    order by due, opened, id limit ${limit}`
}

const fits = <T>(value: T | undefined, condition: (value: T) => RawBuilder<unknown>): RawBuilder<unknown> =>
  value === undefined ? sql`true` : condition(value)

export const wordsLike = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** What waits, is to be seen by the reader, and may be done by them. */
export const openTo = (uow: UnitOfWork, reader: WorkReader): RawBuilder<unknown> => sql`
  w.ended is null and w.decision_id is null and not ${reader.id}::uuid = any(w.barred) and ${seenBy(uow, reader.id)}`

/** The same, as far as it is what they look for. */
const open = (uow: UnitOfWork, reader: WorkReader, filter: WorkFilter): RawBuilder<unknown> => sql`
  ${openTo(uow, reader)}
  and ${fits(filter.kind, (kind) => sql`w.kind = ${kind}`)}
  and ${fits(filter.dueUntil, (day) => sql`w.due <= ${day}::date`)}
  and ${fits(filter.partner, (partner) => sql`w.partner = ${partner}`)}
  and ${fits(filter.currency, (currency) => sql`w.currency = ${currency}`)}
  and ${fits(filter.minorFrom, (minor) => sql`w.amount_minor >= ${minor}::bigint`)}
  and ${fits(filter.minorTo, (minor) => sql`w.amount_minor <= ${minor}::bigint`)}
  and ${fits(filter.q, (text) => {
    const like = wordsLike(text)
    return sql`(w.number ilike ${like} or w.partner ilike ${like} or w.why ilike ${like})`
  })}`
