import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { openOf } from './store.ts'
import { approving, ask, waiting } from './testing.ts'

const { server, admin, delivered, clerk, mia: head } = await approving()
afterEach(() => vi.restoreAllMocks())

const askedFor = async (): Promise<string> => {
  const id = await delivered()
  await json(ask(clerk, id, [head.id]), 201)
  return id
}

async function statements(): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await waiting(head)
  // Other test files of this process may still end theirs.
  const { database } = server.database.ownerConfig
  const count = asked.mock.contexts.filter((client) => (client as pg.Client).database === database).length
  vi.restoreAllMocks()
  return count
}

test('what waits is told by as many statements for several documents as for one', async () => {
  await askedFor()
  await waiting(head)
  const one = await statements()
  for (let more = 0; more < 4; more += 1) await askedFor()
  expect((await waiting(head)).total).toBe(5)
  expect(await statements()).toBe(one)
})

test('what was decided in ten years is not looked at', async () => {
  const owner = new pg.Client(server.database.ownerConfig)
  await owner.connect()
  await owner.query(`
    insert into approval_step (company_id, document_id, position, id, invited, asked_by, asked, outcome, decided_by, decided)
    select '${admin.companyId}', gen_random_uuid(), 1, gen_random_uuid(), array['${head.id}'::uuid], '${clerk.id}', now(),
      'ACCEPT', '${head.id}', now() from generate_series(1, 50000)`)
  await owner.query('set synchronous_commit = on')
  await owner.query('vacuum analyze approval_step')
  await owner.end()
  const pages = await server.platform.transact(admin.companyId, { actorId: null, requestId: 'test' }, async (uow) => {
    const [plan] = await openOf(uow, [head.id]).explain('json', sql`analyze, buffers`)
    const { Plan } = plan!['QUERY PLAN'][0]
    return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  })
  expect(pages).toBeLessThan(30)
})
