import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { plannedAnew } from '../../../platform/db/statements.ts'
import type { Act } from '../../../platform/index.ts'
import type { Entry, ScheduledRecord } from '../entry.ts'
import { conditionsOf, type Filter, isPicked } from './conditions.ts'
import { count } from './counting.ts'
import { type Stretch, stretchOf } from './stretch.ts'
import { tables } from './tables.ts'

export interface ListedEntry extends Entry {
  readonly tags: readonly string[]
  /** What waits to be done with it, the next first. */
  readonly scheduled: readonly ScheduledRecord[]
}

export type Ordering = keyof typeof orders

export interface Window {
  readonly limit: number
  readonly offset: number
  readonly ordering: Ordering
  readonly ascending: boolean
}

/** Each order as one of the table's indexes has it, and the same read backwards, so that neither direction sorts. */
const orders = {
  Date: [sql`issue_date desc nulls last, id`, sql`issue_date asc nulls first, id desc`],
  DueDate: [sql`due_date desc nulls last, id desc`, sql`due_date asc nulls first, id`],
  Amount: [sql`amount_minor desc nulls last, id desc`, sql`amount_minor asc nulls first, id`],
  LastEdit: [sql`modified desc, id`, sql`modified asc, id desc`],
  Created: [sql`created desc, id`, sql`created asc, id desc`],
  ID: [sql`business_id desc, id desc`, sql`business_id, id`],
  SendingParty: [sql`sender_name desc, id desc`, sql`sender_name, id`],
} as const

/** Up to so many rows it is cheaper to gather all and sort them than to walk an order in which they are rare. */
const few = 1_000

/** From so far on it is worth asking the tallies among which days or amounts a page lies. */
const far = 500

/** The columns of the orders: what is gathered to be sorted holds no others. */
const sorted = sql`id, issue_date, due_date, amount_minor, modified, created, business_id, sender_name`

/** What a row shows beside its entry, asked with it: a statement of its own would be waited for. */
const beside = (act: Act) => sql`
  array(select tag from document_tag where company_id = ${act.companyId} and document_id = document.id order by tag) as tags,
  array(
    select to_jsonb(waiting) from scheduled_task waiting
    where company_id = ${act.companyId} and document_id = document.id order by run_at, id
  ) as scheduled`

/** As JSON has no instants, what it tells of one is text; for most nothing waits. */
const listed = (row: ListedEntry): ListedEntry =>
  row.scheduled.length === 0 ? row : { ...row, scheduled: row.scheduled.map(instants) }

const instants = (task: ScheduledRecord): ScheduledRecord => ({
  ...task,
  runAt: new Date(task.runAt),
  created: new Date(task.created),
})

/** One page of a list, and how many rows the list has. */
export async function page(
  act: Act,
  filter: Filter,
  window: Window,
): Promise<{ count: number; rows: readonly ListedEntry[] }> {
  const rows = conditionsOf(act.companyId, act.author.actorId, filter)
  if (isPicked(filter)) return gather(act, window, rows)
  const length = await count(act, filter)
  return { count: length, rows: await walk(act, filter, window, { rows, count: length, offset: window.offset }) }
}

/** What words or a tag pick is looked at once: to count it, and for the page. */
async function gather(act: Act, { limit, offset, ordering, ascending }: Window, rows: RawBuilder<SqlBool>) {
  const order = orders[ordering][ascending ? 1 : 0]
  const { rows: found } = await sql<(ListedEntry | { id: null }) & { count: number }>`${sql.raw(plannedAnew)}
    with found as materialized (
      select ${sorted} from document where ${rows}
    ), page as (select id from found order by ${order} limit ${limit} offset ${offset})
    select listed.*, (select count(*)::integer from found) as count
    from (select) always left join (
      select document.*, ${beside(act)} from document
      where company_id = ${act.companyId} and id in (select id from page)
    ) listed on true order by ${order}`.execute(tables(act.tx))
  return { count: found[0]!.count, rows: found.filter((row) => row.id !== null).map(listed) }
}

/**
 * However far in, a page passes over few rows: none where it lies behind the end, those of its day in the order of a
 * date, of its first digits in that of the amount, at most half of them in any other.
 */
async function walk(act: Act, filter: Filter, window: Window, whole: Stretch): Promise<ListedEntry[]> {
  if (window.offset >= whole.count) return []
  const gathered = whole.count <= few
  const isFar = !gathered && window.offset >= far
  const stretch = isFar ? ((await stretchOf(act, filter, window, whole.rows)) ?? whole) : whole
  return read(act, window, stretch, gathered)
}

async function read(
  act: Act,
  { limit, ordering, ascending }: Window,
  { rows, count, offset }: Stretch,
  gathered: boolean,
): Promise<ListedEntry[]> {
  const fromEnd = offset > count / 2
  const length = Math.min(limit, count - offset)
  const order = orders[ordering][ascending === fromEnd ? 0 : 1]
  // Without `materialized` the few would be looked for along an order's index; with it the many would all be read.
  const found = sql`found as ${gathered ? sql`materialized` : sql`not materialized`} (select ${sorted} from document where ${rows})`
  const { rows: entries } = await sql<ListedEntry>`${sql.raw(plannedAnew)}
    with ${found}, page as (
      select id from found order by ${order} limit ${length} offset ${fromEnd ? count - offset - length : offset}
    )
    select document.*, ${beside(act)} from document where company_id = ${act.companyId} and id in (select id from page) order by ${order}`.execute(
    tables(act.tx),
  )
  return (fromEnd ? entries.toReversed() : entries).map(listed)
}
