import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { UnitOfWork } from '../../../platform/index.ts'
import { lastOfMonth } from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { alike, spanOf } from '../values/spans.ts'
import { type Along, countSourceAlong, type Kept } from './count-source.ts'
import { maxRowsToSort, type Window } from './ordering.ts'
import { begins, month } from './rollup.ts'
import { tables } from './tables.ts'

/** Where a page lies among rows in an order: it may be read from the nearer end. */
export interface PageRange {
  readonly rows: RawBuilder<SqlBool>
  readonly count: number
  readonly offset: number
}

/** Where a page lies, and how many rows the list has of which it is one. */
export interface PageLocation {
  readonly all: number
  /** None where the list is so short that nothing is won by it. */
  readonly range?: PageRange
}

/** From the first to the last of a column's values. */
interface Ends {
  readonly from: string
  readonly to: string
}

/** A rollup, and what of its column each of its keys stands for. */
interface Step extends Kept {
  readonly endsOf: (key: string) => Ends
}

const exactly = (key: string): Ends => ({ from: key, to: key })

const days = (rollup: 'issued' | 'due', column: 'issue_date' | 'due_date'): Step[] => [
  {
    rollup: `${rollup}-month`,
    column,
    key: sql.raw(month(column)),
    endsOf: (first) => ({ from: first, to: lastOfMonth(first) }),
  },
  { rollup, column, key: sql.raw(column), endsOf: exactly },
]

const currencies: Step = { rollup: 'all', column: 'currency', key: sql.raw('currency'), endsOf: exactly }

const amounts = (rollup: 'magnitude' | 'amount', digits: 1 | 2): Step => ({
  rollup,
  column: 'amount_minor',
  key: sql.raw(begins(digits)),
  endsOf: (amount) => {
    const all = alike(BigInt(amount), digits)
    const { from, to } = spanOf(all.from, all.to)
    return { from: String(from), to: String(to) }
  },
})

/** The orders along which the rollups tell how many rows lie where: first by one of few rows, then within what it found. */
const located: Partial<
  Record<Window['ordering'], { along: Along; steps: readonly Step[]; narrows?: (keyof Filter)[] }>
> = {
  Date: { along: 'issued', steps: days('issued', 'issue_date'), narrows: ['minissuedate', 'maxissuedate'] },
  DueDate: { along: 'due', steps: days('due', 'due_date'), narrows: ['minduedate', 'maxduedate'] },
  Amount: { along: 'amount', steps: [currencies, amounts('magnitude', 1), amounts('amount', 2)] },
}

/**
 * The days, or the amounts that begin alike, among which a page lies, by the numbers of those before it; undefined where
 * no rollup tells.
 */
export async function locatePage(
  uow: UnitOfWork,
  filter: Filter,
  window: Window,
  rows: RawBuilder<SqlBool>,
): Promise<PageLocation | undefined> {
  const order = located[window.ordering]
  if (order === undefined) return undefined
  const { along, steps, narrows = [] } = order
  /** What is known of each column. */
  const known = new Map<string, RawBuilder<SqlBool>>()
  const within = () => sql<SqlBool>`${sql.join([sql`true`, ...known.values()], sql` and `)}`
  let { offset } = window
  let found: { readonly all: number; readonly count: number } | undefined
  // Days that the filter asks for are few already, and may begin within a month.
  for (const step of narrows.some((name) => filter[name] !== undefined) ? steps.slice(1) : steps) {
    const counted = countSourceAlong(uow, filter, along, step, within())
    const part = counted && (await partOf(uow, counted, step, { ...window, offset }))
    if (part === undefined) break
    offset -= part.before
    found = { all: found?.all ?? part.all, count: part.number }
    if (found.all <= maxRowsToSort) return { all: found.all }
    const column = sql.raw(step.column)
    known.set(step.column, lies(column, part.ends))
    // Amounts are in order within one currency only: a page on which two of them meet is walked to.
    if (part.ends === null || (step.column === 'currency' && part.ends.from !== part.ends.to)) break
  }
  return found && { all: found.all, range: { rows: sql`${rows} and ${within()}`, count: found.count, offset } }
}

/** One value is tested as such: behind it the index narrows on by its next column. */
const lies = (column: RawBuilder<unknown>, ends: Ends | null): RawBuilder<SqlBool> => {
  if (ends === null) return sql`${column} is null`
  return ends.from === ends.to ? sql`${column} = ${ends.from}` : sql`${column} between ${ends.from} and ${ends.to}`
}

/** So many rows, with so many before them; null for those that have no value. */
interface Part {
  readonly ends: Ends | null
  readonly number: number
  readonly before: number
  /** How many there are in all that were counted. */
  readonly all: number
}

async function partOf(
  uow: UnitOfWork,
  counted: RawBuilder<unknown>,
  { endsOf }: Step,
  { limit, offset, ascending }: Window,
): Promise<Part | undefined> {
  const direction = ascending ? sql`asc nulls first` : sql`desc nulls last`
  const { rows } = await sql<{
    key: string | null
    number: string
    before: string
    all: string
  }>`${sql.raw(plannedAnew)}
    select key, number, before, "all" from (
      select key, sum(number) as number, sum(sum(number)) over (order by key ${direction}) - sum(number) as before,
        sum(sum(number)) over () as "all"
      from (${counted}) counted group by key
    ) parts
    where number > 0 and before < ${offset + limit} and before + number > ${offset}
    order by key ${direction}`.execute(tables(uow.tx))
  const [nearest, farthest] = [rows[0], rows.at(-1)]
  // A page on which rows meet those without a value is one among many: it is walked to.
  if (nearest === undefined || farthest === undefined || (nearest.key === null) !== (farthest.key === null))
    return undefined
  const [lowest, highest] = ascending ? [nearest, farthest] : [farthest, nearest]
  return {
    ends:
      lowest.key === null || highest.key === null
        ? null
        : { from: endsOf(lowest.key).from, to: endsOf(highest.key).to },
    number: rows.reduce((sum, { number }) => sum + Number(number), 0),
    before: Number(nearest.before),
    all: Number(nearest.all),
  }
}
