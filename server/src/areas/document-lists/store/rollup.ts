import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import { countedFields, rollupColumns, rollupDimensions } from '../../entries/index.ts'

const keys = sql.raw(rollupColumns.join(', '))

/** The first of a date's month. */
export const month = (day: string): string => `date_trunc('month', ${day}::timestamp)::date`

/** An amount but for all behind its first digits; values/spans.ts has the same. */
export const begins = (digits: number): string =>
  `trunc(amount_minor::numeric, ${digits} - length(abs(amount_minor::numeric)::text))::bigint`

/** By what each rollup tells entries apart beside the rest, in SQL. */
const rollups = {
  all: {},
  issued: { issue_date: 'issue_date' },
  'issued-month': { issue_date: month('issue_date') },
  due: { due_date: 'due_date' },
  'due-month': { due_date: month('due_date') },
  connection: { connection_id: 'connection_id' },
  magnitude: { amount_minor: begins(1) },
  amount: { amount_minor: begins(2) },
} as const satisfies Record<string, Partial<Record<keyof typeof rollupDimensions, string>>>

export type Rollup = keyof typeof rollups

const rollupNames = Object.keys(rollups) as readonly Rollup[]

/** The columns of a row in a rollup, in SQL over an entry. */
const rollupKeysOf = (rollup: Rollup): string => {
  const own: Partial<Record<keyof typeof rollupDimensions, string>> = rollups[rollup]
  const asked = Object.entries(rollupDimensions).map(
    ([name, type]) => `${own[name as keyof typeof rollupDimensions] ?? 'null'}::${type} as ${name}`,
  )
  return [...countedFields, ...asked].join(', ')
}

/** How many changes are folded in one transaction. */
const changesPerFold = 10_000

/** A batch of changes in each rollup. */
const inRollups = sql.join(
  rollupNames.map(
    (rollup) =>
      sql`select ${sql.lit(rollup)} as cube, ${sql.raw(rollupKeysOf(rollup))}, number, priced, minor from changed`,
  ),
  sql` union all `,
)

/** Adds the changes of a company to its rollups; tells whether there may be more. They never leave the database. */
export async function fold(uow: UnitOfWork): Promise<boolean> {
  const { rows } = await sql<{ number: number }>`
    with changed as (
      delete from document_change
      where company_id = ${uow.companyId} and id in (
        select id from document_change where company_id = ${uow.companyId} limit ${changesPerFold}
      )
      returning *
    ),
    folded as (
      insert into document_tally (company_id, id, cube, ${keys}, number, priced, minor)
      select ${uow.companyId}, gen_random_uuid(), cube, ${keys}, sum(number), sum(priced), sum(minor)::text
      from (${inRollups}) changed
      group by cube, ${keys}
      on conflict (company_id, cube, ${keys}) do update set
        number = document_tally.number + excluded.number,
        priced = document_tally.priced + excluded.priced,
        minor = (document_tally.minor::numeric + excluded.minor::numeric)::text
    )
    select count(*)::integer as number from changed`.execute(uow.tx)
  return rows[0]!.number === changesPerFold
}

/** Rows that came down to nothing. */
export async function sweep(uow: UnitOfWork): Promise<void> {
  await sql`delete from document_tally where company_id = ${uow.companyId} and number = 0 and minor = '0'`.execute(
    uow.tx,
  )
}

/** Companies with changes that were not folded yet. */
export async function companiesToFold(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select companies_to_fold(${limit}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Counts all entries into rollups that are empty, for whoever has loaded them by other means than adding them.
 *
 * @param run runs one statement, with the right to the rows of every company
 */
export async function countAll(run: (statement: string) => Promise<unknown>): Promise<void> {
  const columns = rollupColumns.join(', ')
  for (const rollup of rollupNames)
    await run(`
      insert into document_tally (company_id, id, cube, ${columns}, number, priced, minor)
      select company_id, gen_random_uuid(), '${rollup}', ${columns}, count(*), count(counts), coalesce(sum(counts), 0)::text
      from (
        select company_id, ${rollupKeysOf(rollup)}, case when type = 'creditnote' then -amount_minor else amount_minor end as counts
        from document where deleted is null and not confined
      ) entries group by company_id, ${columns}
      on conflict do nothing`)
}
