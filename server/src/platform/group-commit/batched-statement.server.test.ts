import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import { type Batch, batched } from './batched-statement.ts'

const { db } = testPlatform(await testDatabase())
afterAll(() => db.close())
afterEach(() => vi.restoreAllMocks())

interface Asked {
  readonly companyId: string
  readonly upTo: number
  readonly itsName: string | null
}

const counting = batched(
  (tx) => tx,
  (tx, { companyId, rows }: Batch<Asked>) =>
    sql<{ number: number; name: string | null; company: string; entered: string }>`
      select nth, number, its_name as name, ${companyId} as company, entered_company() as entered
      from json_to_recordset(${rows}) as given (nth integer, up_to integer, its_name text), generate_series(1, up_to) number
      order by number desc`.compile(tx),
)

it('what is asked of a batched statement in one turn is one statement in each company, and each gets its own rows', async () => {
  const [here, there] = [randomUUID(), randomUUID()]
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const answers = await db.transaction(here, (tx, { within }) =>
    Promise.all([
      counting.ask(tx, { companyId: here, upTo: 2, itsName: 'two' }),
      counting.ask(within(there).tx, { companyId: there, upTo: 1, itsName: null }),
      counting.ask(tx, { companyId: here, upTo: 0, itsName: 'none' }),
      counting.ask(tx, { companyId: here, upTo: 1, itsName: 'half \ud83d' }),
    ]),
  )
  expect(answers).toEqual([
    [
      { number: 2, name: 'two', company: here, entered: here },
      { number: 1, name: 'two', company: here, entered: here },
    ],
    [{ number: 1, name: null, company: there, entered: there }],
    [],
    [{ number: 1, name: 'half �', company: here, entered: here }],
  ])
  const texts = asked.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? '')
  expect(texts.filter((text) => text.includes('generate_series'))).toHaveLength(2)
})

it('it keeps its place among what else is asked', async () => {
  const companyId = randomUUID()
  const logged = batched(
    (tx) => tx,
    (tx, { companyId, rows }: Batch<{ companyId: string; id: string }>) =>
      sql`insert into outbox (company_id, id, task, payload, created)
        select ${companyId}, id, 'test.left', '{}', now() from json_to_recordset(${rows}) as given (id uuid)`.compile(
        tx,
      ),
  )
  const count = await db.transaction(companyId, async (tx, { send }) => {
    send(logged.with(tx, { companyId, id: randomUUID() }))
    send(logged.with(tx, { companyId, id: randomUUID() }))
    return (await sql`select from outbox`.execute(tx)).rows.length
  })
  expect(count).toBe(2)
  expect(await db.transaction(companyId, async (tx) => (await sql`select from outbox`.execute(tx)).rows.length)).toBe(2)
})
