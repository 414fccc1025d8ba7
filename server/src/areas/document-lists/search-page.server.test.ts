import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { UnitOfWork } from '../../platform/index.ts'
import { startTestServer } from '../../testing.ts'
import type { Filter } from './filter.ts'
import { conditionsOf } from './store/conditions.ts'
import { type Ordering, orderOf } from './store/ordering.ts'
import * as paging from './store/page.ts'

const server = await startTestServer()
const companyId = await server.company()
const reader = await server.person(companyId)
const limit = 20

/**
 * Fourteen thousand documents drawn by lot, with all that a list leaves out or shows to some. Each second says `fracht`,
 * each third `montage`; `nachtrag` and `last` are what was issued first, at the far end of the list.
 */
const owner = new pg.Client(server.database.ownerConfig)
await owner.connect()
await owner.query('select setseed(0.5)')
await owner.query(`insert into content values ('${companyId}', 'none', 0, '', now())`)
await owner.query(`
  insert into document (company_id, id, type, profile_id, business_id, issue_date, due_date, amount, amount_minor,
    sender_name, receiver_name, side, content_hash, draft, archived, deleted, confined, author_id, version, delivery,
    response, payment, clearance, replacement, state, created, modified)
  select '${companyId}', gen_random_uuid(), case n % 11 when 0 then 'status' when 1 then 'order' else 'invoice' end, '',
    'N-' || n % 97, case when n % 53 > 0 then date '2026-01-01' + n / 40 end, date '2026-02-01' + (random() * 90)::integer,
    '1', case when random() > 0.1 then (random() * 500)::bigint end, 'Sender ' || n % 31, 'Receiver', 'sales', 'none',
    random() < 0.05, random() < 0.1, case when random() < 0.05 then now() end, random() < 0.1,
    case when random() < 0.3 then '${reader.id}'::uuid end, 1, 'SENT', 'PENDING', 'NONE', 'NONE', 'ORIGINAL',
    'DELIVERED_SENT', now() - random() * interval '9 days', now() - random() * interval '9 days'
  from generate_series(1, 14000) n`)
await owner.query(`
  insert into document_words (company_id, document_id, answer, words)
  select company_id, id, type = 'status', concat_ws(' ',
    case when n % 2 = 0 then 'fracht' end, case when n % 3 = 0 then 'montage' end, case when n < 1600 then 'nachtrag' end)
  from (select *, row_number() over (order by issue_date, id) as n from document where company_id = '${companyId}') numbered`)
await owner.query(`
  insert into document_tag (company_id, document_id, tag, answer)
  select company_id, id, tag, type = 'status'
  from (select *, row_number() over (order by issue_date, id) as n from document where company_id = '${companyId}') numbered,
    (values ('audit', 2), ('capex', 700)) tags (tag, every)
  where n % every = 0 union all
  select company_id, id, 'last', type = 'status'
  from (select *, row_number() over (order by issue_date, id) as n from document where company_id = '${companyId}') numbered
  where n < 1600`)
await owner.query('vacuum analyze document, document_tag, document_words')
await owner.end()

/** As somebody asks who knows no better way. */
async function straightforward(
  uow: UnitOfWork,
  filter: Filter,
  order: Parameters<typeof orderOf>[0],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from document where ${conditionsOf(companyId, uow.author.actorId, filter)} order by ${orderOf(order)}`.execute(
    uow.tx,
  )
  return rows.map(({ id }) => id)
}

const picks: Filter[] = [
  { q: 'fracht' },
  { q: 'mont frac' },
  { q: 'nachtrag' },
  { tag: ['audit'] },
  { tag: ['last'] },
  { tag: ['capex'] },
  { q: 'montage', tag: ['audit', 'last'] },
  { q: 'nirgends' },
  { q: 'fracht', type: ['status', 'order'] },
  { q: 'fracht', onlydrafts: true },
  { tag: ['audit', 'archived'] },
  { tag: ['audit'], withouttag: ['last'] },
]
/** Each order, one after the other downwards and upwards. */
const orderings: Ordering[] = ['Date', 'DueDate', 'Amount', 'LastEdit', 'Created', 'ID', 'SendingParty']

test.each(picks)('%o lists just what it finds, near and far and in every order', async (filter) => {
  for (const [nth, ordering] of orderings.entries()) {
    const ascending = nth % 2 === 1
    const actorId = nth % 3 === 2 ? null : reader.id
    await server.platform.transact(companyId, { actorId, requestId: 'test' }, async (uow) => {
      const all = await straightforward(uow, filter, { ordering, ascending })
      for (const offset of [0, Math.floor(all.length / 2), all.length + 5]) {
        const { count, rows } = await paging.page(uow, filter, { limit, offset, ordering, ascending })
        expect(count).toBe(all.length)
        expect(rows.map(({ id }) => id)).toEqual(all.slice(offset, offset + limit))
      }
    })
  }
})
