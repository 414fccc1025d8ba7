import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { UnitOfWork } from '../../platform/index.ts'
import { startTestServer } from '../../testing.ts'
import { askedBy, trigramsOf, wordsText } from './rules/index.ts'
import { finding, search } from './store.ts'

/** Two hundred thousand items of a company in ten catalogues. */
const server = await startTestServer()
const companyId = await server.company()
const ids = Array.from({ length: 10 }, () => server.platform.ids.next())

const owner = new pg.Client(server.database.ownerConfig)
await owner.connect()
for (const [at, id] of ids.entries()) {
  const rows = Array.from({ length: 20_000 }, (_, n) => ['kopierpapier', `ort${n % 5000}`, `nr${at * 20_000 + n}`])
  const numbers = rows.map(([, ort = '']) => ort)
  await owner.query('insert into catalogue values ($1, $2, $3, null, $4, null, null, 20000, now())', [
    companyId,
    id,
    'List',
    'EUR',
  ])
  await owner.query(
    `insert into catalogue_item (company_id, catalogue_id, sellers_item_id, name, unit_code, price)
    select $1, $2, n || number, number, 'C62', '1' from unnest($3::text[]) with ordinality items (number, n)`,
    [companyId, id, numbers],
  )
  await owner.query(
    `insert into catalogue_words select $1, $2, n || number, words, trigrams::integer[]
    from unnest($3::text[], $4::text[], $5::text[]) with ordinality items (number, words, trigrams, n)`,
    [companyId, id, numbers, rows.map(wordsText), rows.map((words) => `{${trigramsOf(companyId, words).join(',')}}`)],
  )
}
await owner.query('vacuum analyze catalogue, catalogue_item, catalogue_words')
await owner.end()

/** The pages that a search touches, wherever they lay. */
async function pagesOf(uow: UnitOfWork, words: readonly string[]): Promise<number> {
  const asked = askedBy(companyId, words)
  if (asked === undefined) return 0
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }[] }>`
    explain (analyze, buffers, format json) ${finding(uow, ids, asked, 20)}`.execute(uow.tx)
  const plan = rows[0]!['QUERY PLAN'][0]!.Plan
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

test.each<[what: string, text: string, found: number, maxPages: number]>([
  ['a number', 'nr123456', 1, 400],
  ['a part of it', '23456', 2, 400],
  ['what few have', 'ort4321', 20, 800],
  ['what all have', 'papier', 20, 3_000],
  ['a word that all have and one that few have', 'papier ort4321', 20, 1_500],
  ['what nothing has', 'schraube', 0, 100],
])('to find %s (%s) among two hundred thousand takes few pages', async (...[, text, found, maxPages]) => {
  await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, async (uow) => {
    expect(await search(uow, ids, text, 20)).toHaveLength(found)
    expect(await pagesOf(uow, text.split(' '))).toBeLessThanOrEqual(maxPages)
  })
})
