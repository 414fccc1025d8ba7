import { sql } from 'kysely'
import pg from 'pg'
import type { UnitOfWork } from '../../platform/index.ts'
import { startTestServer } from '../../testing.ts'
import type { Filter } from './filter.ts'
import type { Window } from './store/ordering.ts'
import { fold } from './store/rollup.ts'

/** How many rows a page has. */
export const limit = 20

/**
 * Ten thousand documents, fifty a day: each hundredth in yen, overdue or a credit note, the others paid or delivered. Some
 * have no amount, some are owed the other way, and two are as large as amounts get.
 */
export async function tenThousand() {
  const server = await startTestServer()
  const companyId = await server.company()
  const connectionId = await server.connect(companyId, await server.company())
  const reader = await server.person(companyId)
  const author = { actorId: reader.id, requestId: 'test' }

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
    coalesce(case when type = 'creditnote' then -amount_minor else amount_minor end, 0)
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
  await server.platform.transact(companyId, author, fold)
  // While another process vacuums an index, it keeps apart more of what came last than it may.
  await owner.query(`
    do $$ declare part regclass; begin
      for part in select relid from pg_partition_tree('document_words') where isleaf loop
        execute format('alter table %s set (autovacuum_enabled = false)', part);
      end loop;
    end $$`)
  await owner.query('vacuum analyze document, document_tag, document_words, document_tally, document_change')
  await owner.end()
  return { server, companyId, reader, author, cases: casesOf(connectionId) }
}

export type Case = [what: string, maxRows: number, filter: Filter, order?: Partial<Window>]

const aDay = 50
/** Those of 1,200 to 1,299. */
const alikeAmounts = 100
/** What is asked of the list, and how many rows of documents may be read for a page of it. */
export const casesOf = (connectionId: string): Case[] => [
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
  ['a range of days of payment', 0, { minpaiddate: '2026-03-01', maxpaiddate: '2026-03-10' }],
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

/** How many rows of documents the connection of a unit of work has read so far. */
export async function rowsRead(uow: UnitOfWork): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'document'`.execute(
    uow.tx,
  )
  return Number(rows[0]?.read)
}
