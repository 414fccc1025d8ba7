import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import { rollupColumns } from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { inSteps, type Span, spanOf } from '../values/spans.ts'
import { conditionsOf, isOwnTag, isSearch, needsEntries, perExponent, rollupFits } from './conditions.ts'
import type { Rollup } from './rollup.ts'

type Rows = RawBuilder<unknown>

type Condition = RawBuilder<SqlBool>

const dated = { issued: sql`issue_date`, due: sql`due_date` } as const

const keys = sql.raw(rollupColumns.join(', '))

const counted = sql`${keys}, number, priced, minor::numeric as minor`

/** By what a filter narrows beside the columns that all rollups tell apart: each of these has rollups of its own. */
const narrowings = {
  issued: ({ minissuedate, maxissuedate }: Filter) => minissuedate ?? maxissuedate,
  due: ({ minduedate, maxduedate }: Filter) => minduedate ?? maxduedate,
  connection: ({ connection }: Filter) => connection,
  amount: ({ minamount, maxamount }: Filter) => minamount ?? maxamount,
}

/** What tells all entries apart that the filter does; undefined for tags, words, or two of the others at once. */
function narrowingOf(filter: Filter): keyof typeof narrowings | 'all' | undefined {
  if (needsEntries(filter)) return undefined
  if (isSearch(filter) || filter.assignee !== undefined || (filter.withouttag ?? []).some(isOwnTag)) return undefined
  const names = Object.keys(narrowings) as (keyof typeof narrowings)[]
  const [narrowing = 'all', ...more] = names.filter((name) => narrowings[name](filter) !== undefined)
  return more.length > 0 ? undefined : narrowing
}

/**
 * Whether one plan counts it whatever is asked for (0029): all rows of a company in one cube, each tested as a value, and
 * what is confined.
 */
export const isCountedAlike = (filter: Filter): boolean => narrowingOf(filter) === 'all'

/**
 * Rows of (currency, side, type, number, priced, minor, …), each for one or for many of the entries that the filter shows to the
 * reader: out of the rollups where they know them, else the entries themselves.
 */
export function countSource(uow: UnitOfWork, filter: Filter): Rows {
  const narrowing = narrowingOf(filter)
  if (narrowing === undefined) return entriesOf(uow, filter)
  const parts =
    narrowing === 'amount'
      ? amountParts(uow, filter)
      : narrowing === 'issued' || narrowing === 'due'
        ? dateParts(uow, filter, narrowing)
        : [rollupsOf(uow, filter, narrowing), changesOf(uow, filter)]
  return united([...parts, sql`${entriesOf(uow, filter)} and confined`])
}

/** What a page may be looked for along, and what stands before it in the rollups' index and is empty there. */
const alongs = {
  issued: sql`true`,
  due: sql`issue_date is null`,
  amount: sql`issue_date is null and due_date is null and connection_id is null`,
} as const

export type Along = keyof typeof alongs

/** What a rollup keeps of a column, in SQL over a row that has it whole. */
export interface Kept {
  readonly rollup: Rollup
  readonly column: 'issue_date' | 'due_date' | 'currency' | 'amount_minor'
  readonly key: Rows
}

/**
 * Rows of a key and a number, from a rollup that tells what lies along the column apart; undefined where it does not
 * tell what the filter does.
 */
export function countSourceAlong(
  uow: UnitOfWork,
  filter: Filter,
  along: Along,
  { rollup, column, key }: Kept,
  within: Condition,
): Rows | undefined {
  const narrowing = narrowingOf(filter)
  if (narrowing !== 'all' && (narrowing !== along || along === 'amount')) return undefined
  const fit = rollupFits(uow.companyId, filter)
  return united([
    sql`select ${sql.raw(column)} as key, number from document_tally
      where ${fit} and cube = ${rollup} and ${alongs[along]} and ${within}`,
    sql`select ${key} as key, number from document_change where ${fit} and ${within}`,
    sql`select ${key} as key, 1 as number from document
      where ${conditionsOf(uow.companyId, uow.author.actorId, filter)} and confined and ${within}`,
  ])
}

const united = (parts: readonly Rows[]): Rows => sql.join(parts, sql` union all `)

const entriesOf = (uow: UnitOfWork, filter: Filter): Rows => sql`
  select ${keys}, 1 as number, (amount_minor is not null)::integer as priced,
    (case when type = 'creditnote' then -amount_minor else amount_minor end)::numeric as minor
  from document where ${conditionsOf(uow.companyId, uow.author.actorId, filter)}`

const rollupsOf = (uow: UnitOfWork, filter: Filter, rollup: Rollup): Rows =>
  sql`select ${counted} from document_tally where ${rollupFits(uow.companyId, filter)} and cube = ${rollup}`

const changesOf = (uow: UnitOfWork, filter: Filter): Rows =>
  sql`select ${counted} from document_change where ${rollupFits(uow.companyId, filter)}`

/** Whole months by their own rollup, and the days before and behind them. */
function dateParts(uow: UnitOfWork, filter: Filter, narrowing: keyof typeof dated): Rows[] {
  const { minissuedate, maxissuedate, minduedate, maxduedate, ...others } = filter
  const [min, max] = narrowing === 'issued' ? [minissuedate, maxissuedate] : [minduedate, maxduedate]
  const day = dated[narrowing]
  const first =
    min === undefined
      ? sql`'-infinity'::date`
      : sql`date_trunc('month', ${min}::date + interval '1 month' - interval '1 day')::date`
  const behind =
    max === undefined ? sql`'infinity'::date` : sql`date_trunc('month', (${max}::date + 1)::timestamp)::date`
  return [
    sql`${rollupsOf(uow, others, `${narrowing}-month`)} and ${day} >= ${first} and ${day} < ${behind}`,
    ...(min === undefined ? [] : [sql`${rollupsOf(uow, filter, narrowing)} and ${day} < ${first}`]),
    ...(max === undefined
      ? []
      : [sql`${rollupsOf(uow, filter, narrowing)} and ${day} >= greatest(${first}, ${behind})`]),
    changesOf(uow, filter),
  ]
}

/**
 * Amounts that begin alike by their rollups. The few at the ends of the span are looked at as they stand, changes and all,
 * so that only the changes of the others are added.
 */
function amountParts(uow: UnitOfWork, { minamount, maxamount, ...others }: Filter): Rows[] {
  return perExponent(others.currency, minamount, maxamount).flatMap(({ fits, min, max }) => {
    const { whole, magnitudes, amounts, rows } = inSteps(spanOf(min, max))
    const rollups = (rollup: Rollup) => (span: Span) =>
      sql`${rollupsOf(uow, others, rollup)} and ${alongs.amount} and ${fits} and ${isIn(span)}`
    return [
      ...magnitudes.map(rollups('magnitude')),
      ...amounts.map(rollups('amount')),
      ...(whole === undefined ? [] : [sql`${changesOf(uow, others)} and ${fits} and ${isIn(whole)}`]),
      ...rows.map((span) => sql`${entriesOf(uow, others)} and not confined and ${fits} and ${isIn(span)}`),
    ]
  })
}

const isIn = ({ from, to }: Span): Condition =>
  sql`amount_minor between ${String(from)}::bigint and ${String(to)}::bigint`
