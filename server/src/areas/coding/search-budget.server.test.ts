import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { UnitOfWork } from '../../platform/index.ts'
import { startTestServer } from '../../testing.ts'
import { asking, maxCountedEntries, search } from './store/search.ts'

/** A hundred thousand entries of a company in one list, each of three words; another company has as many. */
const server = await startTestServer()
const companyId = await server.company()
const other = await server.company()
const listId = server.platform.ids.next()

const owner = new pg.Client(server.database.ownerConfig)
await owner.connect()
await owner.query('set synchronous_commit = on')
for (const company of [companyId, other]) {
  const of = `'${company}'::uuid, '${listId}'::uuid`
  await owner.query(`insert into coding_list values (${of}, 'Projects', 'LINE', false, now())`)
  await owner.query(`insert into coding_entry select ${of}, 'p' || n, true from generate_series(1, 100000) n`)
  await owner.query(`
    insert into coding_word
    select ${of}, word, 'p' || n from generate_series(1, 100000) n,
      lateral (values ('p' || n), ('projekt'), ('ort' || n % 5000)) words (word)`)
}
await owner.query('vacuum analyze coding_entry, coding_word')
await owner.end()

/** The pages that the plan of a search touches, wherever they lay. */
async function pagesOf(uow: UnitOfWork, words: readonly string[]): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }[] }>`
    explain (analyze, buffers, format json) ${asking(uow, listId, words, [])}`.execute(uow.tx)
  const plan = rows[0]!['QUERY PLAN'][0]!.Plan
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

test.each<[what: string, words: string[], found: number, maxPages: number]>([
  ['a whole code', ['p77777'], 1, 10],
  ['a few', ['p7777'], 11, 50],
  ['what nothing has', ['nirgends'], 0, 5],
  ['what every entry has', ['projekt'], maxCountedEntries, 4_000],
  ['one letter', ['p'], maxCountedEntries, 4_000],
  ['a word that all have and one that few have', ['projekt', 'ort4999'], 20, 200],
  ['nothing: the first of all', [], maxCountedEntries, 30],
])('to find %s (%j) of a hundred thousand takes few pages', async (...[, words, found, maxPages]) => {
  await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, async (uow) => {
    expect(await search(uow, listId, words, [])).toHaveLength(found)
    expect(await pagesOf(uow, words)).toBeLessThanOrEqual(maxPages)
  })
})
