import { type RawBuilder, sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { conditionsOf, isListed, searchHits } from './conditions.ts'
import { maxRowsToSort, orderOf, sorted, type Window } from './ordering.ts'
import { tables } from './tables.ts'

type Rows = RawBuilder<unknown>

export interface Page {
  /** How many rows the list has. */
  readonly count: number
  readonly rows: readonly Entry[]
}

/** One page of what words or a tag pick, counted and found by one statement. */
export function searchPage(uow: UnitOfWork, filter: Filter, window: Window): Promise<Page> {
  const picks = searchHits(uow.companyId, filter)
  return picks === undefined ? gather(uow, filter, window) : walk(uow, window, picks)
}

/** Where more than words or a tag narrows the list, each of their documents is looked at once: to count it, and for the page. */
function gather(uow: UnitOfWork, filter: Filter, window: Window): Promise<Page> {
  const rows = conditionsOf(uow.companyId, uow.author.actorId, filter)
  return ask(
    uow,
    window,
    sql`
    found as materialized (select ${sorted} from document where ${rows}),
    ${counted},
    page as (select id from found ${placeOf(window)})`,
  )
}

/** So many entries of an order's index are passed over in less than half the time that it takes to look at a document. */
const entriesPerLookup = 8

/**
 * Where nothing else does, none of them is looked at: what a list leaves out is taken away, and the order is walked until
 * the page is full. Where they are few, or lie so far down that looking at each is the cheaper, they are gathered.
 * What is passed over is tested as a value (`is true`): a join might begin with all that was found.
 */
function walk(uow: UnitOfWork, window: Window, picks: Rows): Promise<Page> {
  const { companyId, author } = uow
  const { limit, offset } = window
  return ask(
    uow,
    window,
    sql`
    picked as materialized (${picks}),
    found as materialized (
      select id from picked where not exists (
        select from document where company_id = ${companyId} and id = picked.id
          and (draft or archived or confined or deleted is not null)
      )
      union all
      select id from document
      where ${conditionsOf(companyId, author.actorId, {})} and confined and id in (select id from picked)
    ),
    ${counted},
    walked as materialized (
      select id from (
        select ${sorted} from document where company_id = ${companyId}
          and deleted is null and not archived and ${isListed}
        order by ${orderOf(window)} limit (select case when hits > ${maxRowsToSort} then hits * ${entriesPerLookup} else 0 end from counted)
      ) ahead where (id in (select id from found)) is true ${placeOf(window)}
    ),
    page as (
      select id from walked
      union (
        select id from document where company_id = ${companyId} and id in (select id from found)
          and (select count(*) from walked) < (select least(${limit}, hits - ${offset}) from counted)
        ${placeOf(window)}
      )
    )`,
  )
}

/** How many were found, counted once: passing over a common word's hits takes longer than reading the page does. */
const counted = sql`counted as materialized (select count(*)::integer as hits from found)`

const placeOf = (window: Window): Rows => sql`order by ${orderOf(window)} limit ${window.limit} offset ${window.offset}`

/** The rows of the `page`, and how many were `found`. */
async function ask(uow: UnitOfWork, window: Window, parts: Rows): Promise<Page> {
  const { rows } = await sql<(Entry | { id: null }) & { count: number }>`${sql.raw(plannedAnew)}
    with ${parts}
    select listed.*, (select hits from counted) as count
    from (select) always left join (
      select * from document
      where company_id = ${uow.companyId} and id in (select id from page)
    ) listed on true order by ${orderOf(window)}`.execute(tables(uow.tx))
  return { count: rows[0]!.count, rows: rows.filter((row) => row.id !== null) }
}
