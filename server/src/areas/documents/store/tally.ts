import { type RawBuilder, sql } from 'kysely'
import type { Act, Tx } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { columnsFit, conditionsOf, type Filter } from './conditions.ts'

/** What the tallies tell entries apart by, beside the date or connection of a cube. */
const told = [
  'type',
  'side',
  'currency',
  'state',
  'draft',
  'delivery',
  'response',
  'payment',
  'archived',
] as const satisfies (keyof Entry)[]

/** The columns that a change of an entry must touch to change a tally. */
export const tallied: ReadonlySet<string> = new Set([
  ...told.filter((column) => column !== 'state'),
  'issueDate',
  'dueDate',
  'connectionId',
  'amountMinor',
  'confined',
  'deleted',
])

const columns = sql.raw(told.join(', '))
const keys = sql`${columns}, issue_date, due_date, connection_id`

/** What an amount counts for: a credit note takes away. */
const minorOf = sql`case type when 'creditnote' then -amount_minor else amount_minor end`
const pricedOf = sql`(amount_minor is not null)::integer`

/** Adds an entry as it stands to what is counted, or takes it out before it changes. */
export async function tally(act: Act, id: string, sign: 1 | -1): Promise<void> {
  await sql`
    insert into document_change (company_id, id, ${keys}, number, priced, minor)
    select company_id, gen_random_uuid(), ${keys}, ${sign}, ${sign} * ${pricedOf}, coalesce(${sign} * ${minorOf}, 0)
    from document
    where company_id = ${act.companyId} and id = ${id} and deleted is null and not confined
    on conflict do nothing`.execute(act.tx)
}

/** By what each cube tells entries apart beside the rest. */
const cubes = {
  all: sql`null::date as issue_date, null::date as due_date, null::uuid as connection_id`,
  issued: sql`issue_date, null::date as due_date, null::uuid as connection_id`,
  due: sql`null::date as issue_date, due_date, null::uuid as connection_id`,
  connection: sql`null::date as issue_date, null::date as due_date, connection_id`,
}

/** The cube that tells all entries apart that the filter does; none for tags, words and amounts, or two kinds of dates. */
function cubeOf(filter: Filter): keyof typeof cubes | undefined {
  const { q, minamount, maxamount, tag = [], withouttag = [] } = filter
  const byTag = [...tag, ...withouttag].some((name) => name !== 'archived')
  if (q !== undefined || minamount !== undefined || maxamount !== undefined || byTag) return undefined
  const [cube = 'all', ...more] = [
    filter.minissuedate !== undefined || filter.maxissuedate !== undefined ? ('issued' as const) : [],
    filter.minduedate !== undefined || filter.maxduedate !== undefined ? ('due' as const) : [],
    filter.connection !== undefined ? ('connection' as const) : [],
  ].flat()
  return more.length > 0 ? undefined : cube
}

/**
 * Rows of (currency, side, type, number, priced, minor, …), each for one or for many of the entries that the filter shows to the
 * reader: out of the tallies where one knows them, else the entries themselves.
 */
export function countable(act: Act, filter: Filter): RawBuilder<unknown> {
  const cube = cubeOf(filter)
  return cube === undefined ? entriesOf(act, filter) : talliedOf(act, filter, cube)
}

/** The same with the days of a cube told apart; undefined where the cube does not tell what the filter does. */
export function countableAlong(act: Act, filter: Filter, along: 'issued' | 'due'): RawBuilder<unknown> | undefined {
  const cube = cubeOf(filter)
  return cube === 'all' || cube === along ? talliedOf(act, filter, along) : undefined
}

const entriesOf = (act: Act, filter: Filter): RawBuilder<unknown> => sql`
  select ${keys}, 1 as number, ${pricedOf} as priced, ${minorOf}::numeric as minor from document
  where ${conditionsOf(act.companyId, act.author.actorId, filter)}`

function talliedOf(act: Act, filter: Filter, cube: keyof typeof cubes): RawBuilder<unknown> {
  const fit = columnsFit(act.companyId, filter)
  return sql`
    select ${keys}, number, priced, minor::numeric from document_tally where ${fit} and cube = ${cube}
    union all select ${keys}, number, priced, minor::numeric from document_change where ${fit}
    union all ${entriesOf(act, filter)} and confined`
}

/** How many changes are folded in one transaction. */
const batch = 10_000

/** Adds the changes of a company to its tallies; tells whether there may be more. */
export async function fold(act: Act): Promise<boolean> {
  const { rows } = await sql`
    delete from document_change
    where company_id = ${act.companyId} and id in (
      select id from document_change where company_id = ${act.companyId} limit ${batch}
    )
    returning *`.execute(act.tx)
  if (rows.length === 0) return false
  for (const [cube, own] of Object.entries(cubes)) {
    await sql`
      insert into document_tally (company_id, id, cube, ${keys}, number, priced, minor)
      select ${act.companyId}, gen_random_uuid(), ${cube}, ${keys}, sum(number), sum(priced), sum(minor)::text
      from (
        select ${columns}, ${own}, number, priced, minor
        from jsonb_populate_recordset(null::document_change, ${JSON.stringify(rows)}::jsonb)
      ) changed
      group by ${keys}
      on conflict (company_id, cube, ${keys}) do update set
        number = document_tally.number + excluded.number,
        priced = document_tally.priced + excluded.priced,
        minor = (document_tally.minor::numeric + excluded.minor::numeric)::text`.execute(act.tx)
  }
  return rows.length === batch
}

/** Rows that came down to nothing. */
export async function sweep(act: Act): Promise<void> {
  await sql`delete from document_tally where company_id = ${act.companyId} and number = 0 and minor = '0'`.execute(
    act.tx,
  )
}

/** Companies with changes that were not folded yet. */
export async function companiesToFold(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select companies_to_fold(${most}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}
