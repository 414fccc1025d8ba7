import { type RawBuilder, sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { conditionsOf, isSearch } from './conditions.ts'
import { count } from './counts.ts'
import { maxRowsToSort, orderOf, type Window } from './ordering.ts'
import { locatePage, type PageRange } from './page-locator.ts'
import { type Page, searchPage } from './search-page.ts'
import { tables } from './tables.ts'

type Rows = RawBuilder<unknown>

/** From so far on it is worth asking the rollups among which days or amounts a page lies. */
const minOffsetToLocate = 500

/**
 * One page of a list, and how many rows the list has. However far in, it passes over few rows: none where it lies behind
 * the end, those of its day in the order of a date, of its first digits in that of the amount, at most half of them in any
 * other.
 */
export async function page(uow: UnitOfWork, filter: Filter, window: Window): Promise<Page> {
  if (isSearch(filter)) return searchPage(uow, filter, window)
  const { offset } = window
  const rows = conditionsOf(uow.companyId, uow.author.actorId, filter)
  // Locating a page counts all rows of its list.
  const location = offset < minOffsetToLocate ? undefined : await locatePage(uow, filter, window, rows)
  const length = location?.all ?? (await count(uow, filter))
  if (offset >= length) return { count: length, rows: [] }
  const range = location?.range ?? { rows, count: length, offset }
  return { count: length, rows: await read(uow, window, range, length <= maxRowsToSort) }
}

async function read(
  uow: UnitOfWork,
  { limit, ordering, ascending }: Window,
  { rows, count, offset }: PageRange,
  gathered: boolean,
): Promise<Entry[]> {
  const fromEnd = offset > count / 2
  const length = Math.min(limit, count - offset)
  const order = orderOf({ ordering, ascending: ascending !== fromEnd })
  const cut = sql`order by ${order} limit ${length} offset ${fromEnd ? count - offset - length : offset}`
  const { rows: entries } = await sql<Entry>`${sql.raw(plannedAnew)}
    ${pageOf(uow, rows, order, cut, gathered)}`.execute(tables(uow.tx))
  return fromEnd ? entries.toReversed() : entries
}

/**
 * Few rows are all read, once, and put in order: without `materialized` they would be looked for along an order's index.
 * For the many that index is walked, and only those of the page are read.
 */
const pageOf = (uow: UnitOfWork, rows: Rows, order: Rows, cut: Rows, gathered: boolean): Rows =>
  gathered
    ? sql`
      with found as materialized (select * from document where ${rows})
      select * from found document ${cut}`
    : sql`
      with page as (select id from document where ${rows} ${cut})
      select * from document
      where company_id = ${uow.companyId} and id in (select id from page) order by ${order}`
