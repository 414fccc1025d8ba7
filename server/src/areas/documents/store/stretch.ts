import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Act } from '../../../platform/index.ts'
import type { Filter } from './conditions.ts'
import { countableAlong } from './countable.ts'
import type { Window } from './paging.ts'
import { tables } from './tables.ts'

/** Where a page lies among rows in an order: it may be read from the nearer end. */
export interface Stretch {
  readonly rows: RawBuilder<SqlBool>
  readonly count: number
  readonly offset: number
}

/** The orders of a date: its cubes, its column, and how a filter narrows by it. */
const dated = {
  Date: { cube: 'issued', day: sql`issue_date`, from: 'minissuedate', to: 'maxissuedate' },
  DueDate: { cube: 'due', day: sql`due_date`, from: 'minduedate', to: 'maxduedate' },
} as const

/**
 * The days on which a page lies, by the numbers of the days before it, and first its months, whose tallies are few;
 * undefined where no tally tells.
 */
export async function stretchOfDays(
  act: Act,
  filter: Filter,
  window: Window,
  rows: RawBuilder<SqlBool>,
): Promise<Stretch | undefined> {
  if (window.ordering !== 'Date' && window.ordering !== 'DueDate') return undefined
  const { cube, day, from, to } = dated[window.ordering]
  // Days that the filter asks for are few already, and may begin within a month.
  const isNarrow = filter[from] !== undefined || filter[to] !== undefined
  const byMonth = isNarrow ? undefined : countableAlong(act, filter, `${cube}-month`)
  const months = await partOf(act, byMonth, day, 'month', window)
  if (months?.first === null)
    return { rows: sql`${rows} and ${day} is null`, count: months.number, offset: window.offset - months.before }
  const within = months ? { ...filter, [from]: months.first, [to]: months.last } : filter
  const offset = window.offset - (months?.before ?? 0)
  const days = await partOf(act, countableAlong(act, within, cube), day, 'day', { ...window, offset })
  if (days === undefined) return undefined
  const found = days.first === null ? sql`${day} is null` : sql`${day} between ${days.first} and ${days.last}`
  return { rows: sql`${rows} and ${found}`, count: days.number, offset: offset - days.before }
}

/** The days from first to last, so many rows, with so many before them; null where they have no date. */
interface Part {
  readonly first: string | null
  readonly last: string | null
  readonly number: number
  readonly before: number
}

async function partOf(
  act: Act,
  counted: RawBuilder<unknown> | undefined,
  day: RawBuilder<unknown>,
  unit: 'month' | 'day',
  { limit, offset, ascending }: Window,
): Promise<Part | undefined> {
  if (counted === undefined) return undefined
  const direction = ascending ? sql`asc nulls first` : sql`desc nulls last`
  const { rows } = await sql<{ first: string | null; last: string | null; number: string; before: string }>`
    select first, (first + ${`1 ${unit}`}::interval - interval '1 day')::date as last, number, before from (
      select first, sum(number) as number, sum(sum(number)) over (order by first ${direction}) - sum(number) as before
      from (select date_trunc(${unit}, ${day}::timestamp)::date as first, number from (${counted}) counted) dated
      group by first
    ) parts
    where number > 0 and before < ${offset + limit} and before + number > ${offset}
    order by first ${direction}`.execute(tables(act.tx))
  const [nearest, farthest] = [rows[0], rows.at(-1)]
  // A page on which the dated rows meet those without a date is one among many: it is walked to.
  if (nearest === undefined || farthest === undefined || (nearest.first === null) !== (farthest.first === null))
    return undefined
  const [earliest, latest] = ascending ? [nearest, farthest] : [farthest, nearest]
  return {
    first: earliest.first,
    last: latest.last,
    number: rows.reduce((sum, { number }) => sum + Number(number), 0),
    before: Number(nearest.before),
  }
}
