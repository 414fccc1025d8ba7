import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { passingLogKey } from '../log/keys.ts'
import { sealNext } from '../log/seal.ts'
import { verifyLog } from '../log/verify.ts'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { type AuthoredWork, createGroupCommit } from './group-commit.ts'

const platform = testPlatform(await testDatabase())
afterAll(() => platform.db.close())

/** The transaction in which it is asked. */
async function transactionOf(uow: UnitOfWork): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(uow.tx)
  return rows[0]!.id
}
const kind = 'saving'
const by = (person: number) => ({ actorId: null, requestId: `person ${person}` })
/** A unit of work comes: whose it is, what it is on and what it does. */
const come = <T>(
  companyId: string,
  { nth = 1, key = `document ${nth}`, does = kind }: { nth?: number; key?: string; does?: string },
  work: (uow: UnitOfWork) => Promise<T>,
): Promise<T> => platform.transactInGroup(companyId, { kind: does, keys: [key], author: by(nth), work })
const line = (uow: UnitOfWork, kind: string) => uow.log({ kind, objectType: 'document', objectId: uow.newId() })

async function logged(companyId: string): Promise<[kind: string, requestId: string][]> {
  return platform.transact(companyId, by(0), async (uow) => {
    const { rows } = await sql<{ kind: string; request_id: string }>`
      select kind, request_id from log_entry where company_id = ${companyId} order by id`.execute(uow.tx)
    return rows.map(({ kind, request_id }) => [kind, request_id])
  })
}

test('units of work that come while another is under way share a transaction; each logs as who did it', async () => {
  const companyId = platform.ids.next()
  const transactions = await Promise.all(
    [1, 2, 3, 4].map((nth) =>
      come(companyId, { nth }, async (uow) => {
        await line(uow, `done ${nth}`)
        return transactionOf(uow)
      }),
    ),
  )
  expect(new Set(transactions).size).toBe(2)
  expect(new Set(transactions.slice(1)).size).toBe(1)
  expect((await logged(companyId)).toSorted()).toEqual([1, 2, 3, 4].map((nth) => [`done ${nth}`, `person ${nth}`]))
  const key = passingLogKey()
  await sealNext(platform, key, companyId)
  expect(await verifyLog(platform, key, companyId)).toMatchObject({ lines: 4, faults: [] })
})

test('what one of them is refused for stops none of the others, and nothing of it stays', async () => {
  const companyId = platform.ids.next()
  const done = await Promise.allSettled(
    [1, 2, 3, 4].map((nth) =>
      come(companyId, { nth }, async (uow) => {
        await line(uow, `done ${nth}`)
        if (nth === 2) throw new Error('refused')
        if (nth === 3) await sql`select 1 / 0`.execute(uow.tx)
        return nth
      }),
    ),
  )
  expect(done).toMatchObject([
    { value: 1 },
    { reason: { message: 'refused' } },
    { reason: { code: '22012' } },
    { value: 4 },
  ])
  expect((await logged(companyId)).map(([kind]) => kind).sort()).toEqual(['done 1', 'done 4'])
})

test('what one wrote before it was refused is undone, and its neighbours are saved in one transaction', async () => {
  const companyId = platform.ids.next()
  const write = (uow: UnitOfWork, task: string) =>
    sql`insert into outbox (company_id, id, task, payload, created)
      values (${companyId}, ${uow.newId()}, ${task}, '{}', ${uow.now})`.execute(uow.tx)
  const done = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((nth) =>
      come(companyId, { nth }, async (uow) => {
        await write(uow, `test.${nth}`)
        await uow.later(`test.left-${nth}`, {})
        if (nth === 2) throw new Error('refused after the first write')
        if (nth === 4)
          await uow.within(platform.ids.next(), () =>
            write(uow, 'test.foreign').then(() => Promise.reject(new Error('elsewhere'))),
          )
        return transactionOf(uow)
      }),
    ),
  )
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  const [, , third, , fifth] = done.map((result) => (result.status === 'fulfilled' ? result.value : undefined))
  expect(third).toBe(fifth)
  const { rows } = await platform.transact(companyId, by(0), (uow) =>
    sql<{ task: string }>`select task from outbox where company_id = ${companyId} order by task`.execute(uow.tx),
  )
  const saved = [1, 3, 5]
  expect(rows.map(({ task }) => task).sort()).toEqual(
    [...saved.map((nth) => `test.${nth}`), ...saved.map((nth) => `test.left-${nth}`)].sort(),
  )
})

test('two units of work on the same object never share one', async () => {
  const companyId = platform.ids.next()
  const transactions = await Promise.all(
    ['one', 'same', 'same', 'other'].map((key) => come(companyId, { key }, transactionOf)),
  )
  const [, second, third, fourth] = transactions
  expect(second).toBe(fourth)
  expect(third).not.toBe(second)
})

test('units of work share a transaction with those that do the same; what came before it is done before it', async () => {
  const companyId = platform.ids.next()
  const asked = (key: string, does: string) => come(companyId, { key, does }, transactionOf)
  const transactions = await Promise.all([
    asked('one', 'saving'),
    asked('two', 'saving'),
    asked('three', 'sending'),
    asked('four', 'saving'),
    asked('three', 'saving'),
    asked('five', 'sending'),
  ])
  const [, second, third, fourth, fifth, sixth] = transactions.map(BigInt)
  expect(second).toBe(fourth)
  expect(third).toBe(sixth)
  expect(third).toBeGreaterThan(second!)
  expect(fifth).toBeGreaterThan(third!)
})

test('one that takes its time keeps others waiting for a moment, and no longer', async () => {
  const endings: (() => void)[] = []
  const begun: string[] = []
  const together = async <T>(_: string, units: readonly AuthoredWork<T>[]): Promise<T[]> =>
    Promise.all(
      units.map(({ author, work }) => {
        begun.push(author.requestId)
        return work(undefined as never)
      }),
    )
  const inGroup = createGroupCommit({ together, oneByOne: () => Promise.reject(new Error('nothing fails')) }, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    endings.push(resolve)
    return { promise, stop: () => undefined }
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow = inGroup('company', { kind, keys: ['slow'], author: by(1), work: () => released })
  const quick = inGroup('company', { kind, keys: ['quick'], author: by(2), work: async () => 'done' })
  expect(begun).toEqual(['person 1'])
  endings[0]?.()
  expect(await quick).toBe('done')
  release()
  await slow
})
