import { type RawBuilder, sql } from 'kysely'
import { rollupColumns } from '../counted-fields.ts'

const keys = sql.raw(rollupColumns.join(', '))

/** What an amount counts for: a credit note takes away. */
const minorOf = sql`case when type = 'creditnote' then -amount_minor else amount_minor end`

const pricedOf = sql`(amount_minor is not null)::integer`

/** Adds entries to what is counted, or takes them out, out of rows of a statement that have these columns. */
export function counted(rows: Readonly<Partial<Record<1 | -1, string>>>): RawBuilder<unknown> {
  const changes = Object.entries(rows).map(
    ([sign, from]) => sql`
      select company_id, gen_random_uuid(), ${keys}, ${sql.lit(Number(sign))}, ${sql.lit(Number(sign))} * ${pricedOf},
        coalesce(${sql.lit(Number(sign))} * ${minorOf}, 0)
      from ${sql.table(from)} where deleted is null and not confined`,
  )
  return sql`
    insert into document_change (company_id, id, ${keys}, number, priced, minor)
    ${sql.join(changes, sql` union all `)} on conflict do nothing`
}
