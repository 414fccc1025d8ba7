import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UnitOfWork } from '../../platform/index.ts'
import * as entries from '../entries/store/entries.ts'
import { conditionsOf } from './store/conditions.ts'
import * as counting from './store/counts.ts'
import * as paging from './store/page.ts'
import { limit, rowsRead, tenThousand } from './testing-budget.ts'

const { server, companyId, author, cases } = await tenThousand()

/** How many entries of an index, in all parts of its table, or of all indexes that documents have. */
async function entriesRead(uow: UnitOfWork, index?: string): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select coalesce(sum(pg_stat_get_xact_tuples_returned(indexrelid)), 0) as read from pg_index
    where ${index === undefined ? sql`indrelid = 'document'::regclass` : sql`indexrelid in (select relid from pg_partition_tree(${index}) union select ${index}::regclass)`}`.execute(
    uow.tx,
  )
  return Number(rows[0]?.read)
}

/** It may ask an index for its first or last row, where that lies beyond what the statistics know. */
const lookedAtByThePlanner = 1

test.each(cases)('%s reads %d rows of ten thousand at most', async (...[, maxRows, filter, order = {}]) => {
  const window = { limit, offset: 0, ordering: 'Date', ascending: false, ...order } as const
  await server.platform.transact(companyId, author, async (uow) => {
    const counted = await counting.count(uow, filter)
    const before = await rowsRead(uow)
    const { count, rows } = await paging.page(uow, filter, window)
    expect(count).toBe(counted)
    expect(rows).toHaveLength(Math.max(0, Math.min(limit, count - window.offset)))
    expect((await rowsRead(uow)) - before).toBeLessThanOrEqual(maxRows + lookedAtByThePlanner)
  })
})

test.each(cases.filter(([what]) => what.includes('jump')))(
  '%s passes over %d of their order at most, from their days or their first digits on',
  async (...[, maxRows, filter, order = {}]) => {
    const window = { limit, offset: 0, ordering: 'Date', ascending: false, ...order } as const
    await server.platform.transact(companyId, author, async (uow) => {
      const before = await entriesRead(uow)
      await paging.page(uow, filter, window)
      expect((await entriesRead(uow)) - before).toBeLessThanOrEqual(maxRows + limit + lookedAtByThePlanner)
    })
  },
)

test.each([
  ['Date', false, 'issue_date desc nulls last, created desc, id desc'],
  ['Date', true, 'issue_date asc nulls first, created asc, id'],
  ['DueDate', false, 'due_date desc nulls last, id desc'],
  ['DueDate', true, 'due_date asc nulls first, id'],
  ['Amount', false, 'currency desc nulls last, amount_minor desc nulls last, id desc'],
  ['Amount', true, 'currency asc nulls first, amount_minor asc nulls first, id'],
] as const)(
  'wherever a page by %s lies (upwards: %s), it is that of the whole list',
  async (ordering, ascending, order) => {
    await server.platform.transact(companyId, author, async (uow) => {
      const { rows: all } = await sql<{ id: string }>`
      select id from document where ${conditionsOf(companyId, author.actorId, {})} order by ${sql.raw(order)}`.execute(
        uow.tx,
      )
      const inMonths = [510, 1_549, 1_550, 2_480, 2_490, 2_500, 3_333, 5_000, 7_440, 7_460, 7_480, all.length - 30]
      for (const offset of [...inMonths, all.length - 10]) {
        const { count, rows } = await paging.page(uow, {}, { limit, offset, ordering, ascending })
        expect(count).toBe(all.length)
        expect(rows.map(({ id }) => id)).toEqual(all.slice(offset, offset + limit).map(({ id }) => id))
      }
    })
  },
)

test('a search reads what the company has, not what the network has', async () => {
  await server.platform.transact(companyId, author, async (uow) => {
    const found = async () => {
      const { rows } = await sql<{ found: string }>`
        select sum(idx_tup_fetch) as found from pg_stat_xact_user_tables
        where relid in (select relid from pg_partition_tree('document_words'))`.execute(uow.tx)
      return Number(rows[0]?.found)
    }
    const before = await found()
    expect(
      (await paging.page(uow, { q: 'montage' }, { limit, offset: 0, ordering: 'Date', ascending: false })).count,
    ).toBe(200)
    expect((await found()) - before).toBe(200)
  })
})

test('a search that comes again and again reads its words, and not all that the company has', async () => {
  await server.platform.transact(companyId, author, async (uow) => {
    const before = await entriesRead(uow, 'document_words_pkey')
    const window = { limit, offset: 0, ordering: 'Date', ascending: false } as const
    for (let time = 1; time <= 10; time += 1) await paging.page(uow, { q: 'montage' }, window)
    expect((await entriesRead(uow, 'document_words_pkey')) - before).toBe(0)
  })
})

test('while documents pour in, a search reads little of what came last', async () => {
  await server.platform.transact(companyId, author, async (uow) => {
    const blocks = async () => {
      const { rows } = await sql<{ read: string }>`
        select sum(pg_stat_get_xact_blocks_fetched(relid)) as read from pg_partition_tree('document_words_found')`.execute(
        uow.tx,
      )
      return Number(rows[0]?.read)
    }
    const numbers = (nth: number) => Array.from({ length: 20 }, (_, n) => `nr${nth}x${n}`).join(' ')
    await sql`
      select document_search_save(${companyId}, array_agg(gen_random_uuid()), array_agg(words), array_agg(false))
      from unnest(${Array.from({ length: 3_000 }, (_, nth) => numbers(nth))}::text[]) saved (words)`.execute(uow.tx)
    const before = await blocks()
    const { rows } = await sql`select document_search_find(${companyId}, 'nr7x7')`.execute(uow.tx)
    expect(rows).toHaveLength(1)
    expect((await blocks()) - before).toBeLessThan(50)
  })
})

test('each hour what falls due is looked for, and no credit note of years ago is read', async () => {
  await server.platform.transact(companyId, author, async (uow) => {
    const before = await entriesRead(uow, 'document_overdue')
    const due = await entries.pastDue(uow, '2026-02-04', 1_000)
    expect(due.length).toBeGreaterThan(50)
    expect((await entriesRead(uow, 'document_overdue')) - before).toBe(due.length)
  })
})
