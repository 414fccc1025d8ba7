import { type RawBuilder, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { WorkReader } from '../records.ts'
import { openTo } from './listing.ts'

/**
 * The partners whose documents wait for a reader, by name. Of each person the index is asked for the next name after the one before, so that very
 * many pieces with few partners take no longer than few; what the reader must not see names nobody.
 * A piece of each is looked for with `limit`: for a semi-join all of them would be read.
 */
export const partnersFor = async (uow: UnitOfWork, reader: WorkReader, limit: number): Promise<string[]> =>
  (await partnersAsked(uow, reader, limit).execute(uow.tx)).rows.map(({ partner }) => partner)

export function partnersAsked(
  uow: UnitOfWork,
  reader: WorkReader,
  limit: number,
): RawBuilder<{ readonly partner: string }> {
  const { companyId } = uow
  const people = [reader.id, ...reader.standsInFor]
  const next = (after: string) => sql`(
    select h.partner from work_holder h
    where h.company_id = ${companyId} and h.user_id = person.id and h.partner > ${sql.raw(after)}
    order by h.partner limit 1)`
  return sql`
    select distinct named.partner from unnest(${people}::uuid[]) as person (id) cross join lateral (
      with recursive name (partner) as (
        select ${next("''")} union all select ${next('name.partner')} from name where name.partner is not null
      )
      select name.partner from name where name.partner is not null and (
        select true from work_holder h join work w on w.company_id = h.company_id and w.id = h.work_id
        where h.company_id = ${companyId} and h.user_id = person.id and h.partner = name.partner
          and (person.id = ${reader.id} or h.kind = 'APPROVAL') and h.kind = any(${reader.kinds}::text[])
          and ${openTo(uow, reader)}
        limit 1)
      limit ${limit}) named
    order by 1 limit ${limit}`
}
