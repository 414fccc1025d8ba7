import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Act } from '../../platform/index.ts'
import { startTestServer } from '../../testing.ts'
import type { Filter } from './store/conditions.ts'
import { conditionsOf } from './store/conditions.ts'
import { countable } from './store/countable.ts'
import * as counting from './store/counting.ts'
import type { Window } from './store/listed.ts'
import * as paging from './store/paging.ts'
import { fold } from './store/tally.ts'

const server = await startTestServer()
const companyId = await server.company()
const connectionId = await server.connect(companyId, await server.company())
const reader = await server.person(companyId)
const author = { actorId: reader.id, requestId: 'test' }
const limit = 20

/**
 * Ten thousand documents, fifty a day: each hundredth in yen, overdue or a credit note, the others paid or delivered. Some
 * have no amount, some are owed the other way, and two are as large as amounts get.
 */
const owner = new pg.Client(server.database.ownerConfig)
await owner.connect()
// A test's database writes to the disk later, and a vacuum leaves out what is not there yet.
await owner.query('set synchronous_commit = on')
await owner.query(`insert into content values ('${companyId}', 'none', 0, '', now())`)
await owner.query(`
  insert into document (company_id, id, type, profile_id, business_id, issue_date, due_date, currency, amount,
    amount_minor, sender_name, receiver_name, connection_id, side, content_hash, draft, version, delivery, response,
    payment, clearance, replacement, state, created, modified)
  select '${companyId}', gen_random_uuid(), case when n % 100 = 3 then 'creditnote' else 'invoice' end, '', 'N-' || n,
    date '2026-01-01' + n / 50, case when n % 4 > 0 then date '2026-02-01' + n / 50 end,
    case when n % 100 = 7 then 'JPY' else 'EUR' end, minor::text, minor, 'Sender ' || n % 997, 'Receiver',
    case when n % 50 = 9 then '${connectionId}'::uuid end, 'sales', 'none', n % 200 = 11, 1, 'SENT', 'ACCEPTED',
    case when n % 100 = 1 then 'OVERDUE' when n % 2 = 0 then 'PAID_CONFIRMED' else 'NONE' end, 'NONE', 'ORIGINAL',
    case when n % 200 = 11 then 'DRAFT' when n % 100 = 1 then 'OVERDUE' when n % 2 = 0 then 'PAID_CONFIRMED' else 'DELIVERED_SENT' end,
    now() - n * interval '1 minute', now() - n * interval '1 second'
  from (select n, case when n % 400 = 13 then null when n % 400 = 17 then -n when n >= 9999 then (-1) ^ n * 9.1e18 else n end::bigint as minor from generate_series(1, 10000) n) numbers`)
await owner.query(`
  insert into document_change (company_id, id, type, side, currency, state, draft, delivery, response, payment, archived,
    issue_date, due_date, connection_id, amount_minor, number, priced, minor)
  select company_id, id, type, side, currency, state, draft, delivery, response, payment, archived, issue_date, due_date,
    connection_id, amount_minor, 1, (amount_minor is not null)::integer,
    coalesce(case type when 'creditnote' then -amount_minor else amount_minor end, 0)
  from document where company_id = '${companyId}'`)
await owner.query(`
  insert into document_tag (company_id, document_id, tag)
  select company_id, id, 'audit' from document where company_id = '${companyId}' and amount_minor % 50 = 5`)
await owner.query(`
  insert into document_words (company_id, document_id, answer, words)
  select company_id, id, false, case when amount_minor % 50 = 5 then 'montage' else 'fracht' end
  from document where company_id = '${companyId}'`)
// Another company has the same words, and more of them; and there are many small ones.
await owner.query(`
  insert into document_words (company_id, document_id, answer, words)
  select other, gen_random_uuid(), false, 'montage'
  from (select '${await server.company()}'::uuid as other) others, generate_series(1, 5000)`)
await owner.query(`
  insert into document_words (company_id, document_id, answer, words)
  select other, gen_random_uuid(), false, 'lager'
  from (select gen_random_uuid() as other from generate_series(1, 500) offset 0) others, generate_series(1, 10)`)
await server.platform.act(companyId, author, fold)
await owner.query('vacuum analyze document, document_tag, document_words, document_tally, document_change')
await owner.end()

type Case = [what: string, most: number, filter: Filter, order?: Partial<Window>]

const aDay = 50
/** Those of 1,200 to 1,299. */
const alikeAmounts = 100
const cases: Case[] = [
  ['the first page', 2 * limit, {}],
  ['the first page, oldest first', 2 * limit, {}, { ascending: true }],
  ...(['DueDate', 'Amount', 'LastEdit', 'Created', 'ID', 'SendingParty'] as const).flatMap((ordering): Case[] => [
    [`the first page by ${ordering}`, 2 * limit, {}, { ordering }],
    [`the first page by ${ordering}, upwards`, 2 * limit, {}, { ordering, ascending: true }],
  ]),
  ['a common state', 2 * limit, { state: ['PAID_CONFIRMED'] }],
  ['several states by amount', 2 * limit, { state: ['PAID_CONFIRMED', 'OVERDUE'] }, { ordering: 'Amount' }],
  ['a rare state', 200, { state: ['OVERDUE'] }, { ordering: 'Amount' }],
  ['a rare currency', 200, { currency: 'JPY' }, { ordering: 'LastEdit' }],
  ['a rare type', 200, { type: ['creditnote'] }, { ordering: 'SendingParty' }],
  ['a connection', 300, { connection: connectionId }, { ordering: 'Amount' }],
  ['drafts', 200, { onlydrafts: true }, { ordering: 'Amount' }],
  ['archived ones', 0, { stag: ['archived'] }],
  ['a tag', 200 + limit, { tag: ['audit'] }, { ordering: 'Amount' }],
  ['words', 200 + limit, { q: 'montage' }],
  ['words, far in and upwards', 200 + limit, { q: 'montage' }, { ascending: true, offset: 150 }],
  ['words, behind the end', 200, { q: 'montage' }, { offset: 1_000 }],
  ['words that nothing has', 0, { q: 'nirgends' }],
  ['words that are none', 2 * limit, { q: ' - ' }],
  ['a common word', 2 * limit, { q: 'fracht' }],
  ['a common word by amount', 2 * limit, { q: 'fracht' }, { ordering: 'Amount' }],
  [
    'a common word, far in and upwards',
    2 * limit,
    { q: 'fracht' },
    { ordering: 'LastEdit', ascending: true, offset: 4_000 },
  ],
  ['what there is not', 0, { currency: 'JPY', state: ['OVERDUE'] }],
  ['a range of days', 2 * limit, { minissuedate: '2026-03-01', maxissuedate: '2026-06-01' }],
  ['a range of due days', 1000, { minduedate: '2026-03-01', maxduedate: '2026-03-10' }],
  ['a jump', 2 * aDay, {}, { offset: 5_000 }],
  ['a jump upwards', 2 * aDay, {}, { ascending: true, offset: 5_000 }],
  ['a jump by due date', 2 * aDay, {}, { ordering: 'DueDate', offset: 4_000 }],
  ['a jump by amount', 2 * alikeAmounts, {}, { ordering: 'Amount', offset: 5_000 }],
  [
    'a jump by amount within a state',
    2 * alikeAmounts,
    { state: ['PAID_CONFIRMED'] },
    { ordering: 'Amount', offset: 1_000 },
  ],
  ['a jump within a state', 2 * aDay, { state: ['PAID_CONFIRMED'] }, { offset: 2_500 }],
  ['a jump to the end by amount', 2 * limit, {}, { ordering: 'Amount', offset: 9_900 }],
]

/** How many rows of documents the connection of an act has read so far. */
async function rowsRead(act: Act): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'document'`.execute(
    act.tx,
  )
  return Number(rows[0]?.read)
}

/** How many entries of an index, in all parts of its table, or of all indexes that documents have. */
async function entriesRead(act: Act, index?: string): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select coalesce(sum(pg_stat_get_xact_tuples_returned(indexrelid)), 0) as read from pg_index
    where ${index === undefined ? sql`indrelid = 'document'::regclass` : sql`indexrelid in (select relid from pg_partition_tree(${index}))`}`.execute(
    act.tx,
  )
  return Number(rows[0]?.read)
}

/** It may ask an index for its first or last row, where that lies beyond what the statistics know. */
const lookedAtByThePlanner = 1

test.each(cases)('%s reads %d rows of ten thousand at most', async (...[, most, filter, order = {}]) => {
  const window = { limit, offset: 0, ordering: 'Date', ascending: false, ...order } as const
  await server.platform.act(companyId, author, async (act) => {
    const counted = await counting.count(act, filter)
    const before = await rowsRead(act)
    const { count, rows } = await paging.page(act, filter, window)
    expect(count).toBe(counted)
    expect(rows).toHaveLength(Math.max(0, Math.min(limit, count - window.offset)))
    expect((await rowsRead(act)) - before).toBeLessThanOrEqual(most + lookedAtByThePlanner)
  })
})

test.each(cases.filter(([what]) => what.includes('jump')))(
  '%s passes over %d of their order at most, from their days or their first digits on',
  async (...[, most, filter, order = {}]) => {
    const window = { limit, offset: 0, ordering: 'Date', ascending: false, ...order } as const
    await server.platform.act(companyId, author, async (act) => {
      const before = await entriesRead(act)
      await paging.page(act, filter, window)
      expect((await entriesRead(act)) - before).toBeLessThanOrEqual(most + limit + lookedAtByThePlanner)
    })
  },
)

test.each([
  ['Date', false, 'issue_date desc nulls last, id'],
  ['Date', true, 'issue_date asc nulls first, id desc'],
  ['DueDate', false, 'due_date desc nulls last, id desc'],
  ['DueDate', true, 'due_date asc nulls first, id'],
  ['Amount', false, 'amount_minor desc nulls last, id desc'],
  ['Amount', true, 'amount_minor asc nulls first, id'],
] as const)(
  'wherever a page by %s lies (upwards: %s), it is that of the whole list',
  async (ordering, ascending, order) => {
    await server.platform.act(companyId, author, async (act) => {
      const { rows: all } = await sql<{ id: string }>`
      select id from document where ${conditionsOf(companyId, author.actorId, {})} order by ${sql.raw(order)}`.execute(
        act.tx,
      )
      const inMonths = [510, 1_549, 1_550, 2_480, 2_490, 2_500, 3_333, 5_000, 7_440, 7_460, 7_480, all.length - 30]
      for (const offset of [...inMonths, all.length - 10]) {
        const { count, rows } = await paging.page(act, {}, { limit, offset, ordering, ascending })
        expect(count).toBe(all.length)
        expect(rows.map(({ id }) => id)).toEqual(all.slice(offset, offset + limit).map(({ id }) => id))
      }
    })
  },
)

test.each(cases.filter(([, , { tag, q }]) => tag === undefined && q === undefined))(
  '%s is counted and added up without reading one',
  async (...[, , filter]) => {
    await server.platform.act(companyId, author, async (act) => {
      const before = await rowsRead(act)
      await counting.count(act, filter)
      await counting.sums(act, filter)
      expect(await rowsRead(act)).toBe(before)
    })
  },
)

test('what all share is counted by a plan that is kept, and for any company reads no document', async () => {
  await server.platform.act(companyId, author, async (act) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(act.tx)
    const filters: Filter[] = [{}, { state: ['OVERDUE'] }, { type: ['invoice', 'order'], currency: 'JPY' }]
    for (const filter of filters) {
      const before = await rowsRead(act)
      for (let time = 1; time <= 3; time += 1) {
        await counting.count(act, filter)
        await counting.sums(act, filter)
      }
      expect(await rowsRead(act)).toBe(before)
    }
    const { rows } = await sql`
      select from pg_prepared_statements where statement like '%document_tally%' and generic_plans > 0`.execute(act.tx)
    expect(rows).toHaveLength(2 * filters.length)
  })
})

test('a search reads what the company has, not what the network has', async () => {
  await server.platform.act(companyId, author, async (act) => {
    const found = async () => {
      const { rows } = await sql<{ found: string }>`
        select sum(idx_tup_fetch) as found from pg_stat_xact_user_tables
        where relid in (select relid from pg_partition_tree('document_words'))`.execute(act.tx)
      return Number(rows[0]?.found)
    }
    const before = await found()
    expect(
      (await paging.page(act, { q: 'montage' }, { limit, offset: 0, ordering: 'Date', ascending: false })).count,
    ).toBe(200)
    expect((await found()) - before).toBe(200)
  })
})

test('a search that comes again and again reads its words, and not all that the company has', async () => {
  await server.platform.act(companyId, author, async (act) => {
    const before = await entriesRead(act, 'document_words_pkey')
    const window = { limit, offset: 0, ordering: 'Date', ascending: false } as const
    for (let time = 1; time <= 10; time += 1) await paging.page(act, { q: 'montage' }, window)
    expect((await entriesRead(act, 'document_words_pkey')) - before).toBe(0)
  })
})

/** How a plan reads the tallies. */
async function tallyReads(act: Act, filter: Filter): Promise<Plan[]> {
  const asked = countable(act, filter)
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
    explain (analyze, format json) select currency, side, sum(minor) from (${asked}) counted group by 1, 2`.execute(
    act.tx,
  )
  const inPlan = (plan: Plan): Plan[] => [
    ...(plan['Relation Name'] === 'document_tally' ? [plan] : []),
    ...(plan.Plans ?? []).flatMap(inPlan),
  ]
  return inPlan(rows[0]!['QUERY PLAN'][0]!.Plan)
}

/** The rows of the tallies that are read, and those that are read in vain. */
const tallyRows = async (act: Act, filter: Filter): Promise<number> =>
  (await tallyReads(act, filter)).reduce(
    (sum, plan) => sum + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
    0,
  )

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: Plan[]
}

// Ten thousand documents of two hundred days, in some ten kinds, stand in 1,500 rows of days and in 70 of months.
test.each<[what: string, most: number, documents: number, filter: Filter]>([
  ['a year', 120, 0, { minissuedate: '2025-12-01', maxissuedate: '2026-11-30' }],
  ['half a year and some days', 400, 0, { minissuedate: '2026-01-20', maxissuedate: '2026-06-10' }],
  ['all that was due', 120, 0, { maxduedate: '2026-06-30' }],
  ['amounts from the midst', 200, 100, { minamount: '50.50' }],
  ['amounts from the midst of one currency', 200, 100, { currency: 'EUR', minamount: '50.50' }],
  ['amounts between two', 250, 200, { minamount: '12.34', maxamount: '77.77' }],
])(
  '%s is added up from rows of tallies: %d of them at most, and %d documents',
  async (...[, most, documents, filter]) => {
    await server.platform.act(companyId, author, async (act) => {
      const before = await rowsRead(act)
      const sums = await counting.sums(act, filter)
      expect((await rowsRead(act)) - before).toBeLessThanOrEqual(documents)
      expect(await tallyRows(act, filter)).toBeLessThanOrEqual(most)
      const { rows } = await sql<counting.MinorSum>`
      select currency, side, sum(case type when 'creditnote' then -amount_minor else amount_minor end)::text as minor
      from document where ${conditionsOf(companyId, reader.id, filter)} group by 1, 2 order by 1, 2`.execute(act.tx)
      expect(sums).toEqual(rows)
    })
  },
)

test('the tallies’ index is searched by company, cube and dates, and not by each kind at each of its rows', async () => {
  await server.platform.act(companyId, author, async (act) => {
    const filters: Filter[] = [{}, { minissuedate: '2026-01-20', maxissuedate: '2026-06-10' }, { state: ['OVERDUE'] }]
    for (const filter of filters)
      for (const { 'Index Cond': searched = '' } of await tallyReads(act, filter))
        expect(searched).not.toMatch(/type|draft|archived|state/)
  })
})
