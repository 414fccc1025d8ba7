import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { wake } from './commands/follow-run.ts'
import { byAmount, startWorkflows, step } from './testing-workflow.ts'

const { server, buyer, published, received, logOf } = await startWorkflows()
afterEach(() => vi.restoreAllMocks())

test('a step costs three durable writes at most: the run, its log, and what the step does', async () => {
  await published(
    byAmount({
      Start: 'rest',
      Steps: [
        step('rest', 'WAIT', 'mark', { Hours: 1 }),
        step('mark', 'TAG', 'more', { Tag: 'rested' }),
        step('more', 'WAIT', 'done', { Hours: 1 }),
        step('done', 'END', ''),
      ],
    }),
  )
  const id = await received('24.00')
  server.platform.clock.advance(2 * 3_600_000)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await server.platform.transact(buyer.companyId, { actorId: null, requestId: 'test' }, (uow) =>
    wake(uow, server.origins.shell).then(() => undefined),
  )
  // Other test files of this process may still end theirs.
  const { database } = server.database.ownerConfig
  const texts = asked.mock.calls
    .filter((_, at) => (asked.mock.contexts[at] as pg.Client).database === database)
    .map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text))
  const writes = texts.filter((text) => /^\s*(insert|update|delete)/i.test(text) && !/outbox|log_entry/.test(text))
  expect(writes.map((text) => text.replace(/\s+/g, ' ').slice(0, 60))).toHaveLength(3)
  expect((await logOf(id)).map(([kind, name]) => `${kind} ${name}`)).toEqual([
    ...['WAITING rest', 'LEFT rest', 'ENTERED mark', 'WAITING more'],
  ])
})
