import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import type { Tx } from './kysely.ts'

const platform = testPlatform(await testDatabase())
const { db } = platform
afterAll(() => db.close())

const entered = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select entered_company() as id`.execute(tx)
  return rows[0]!.id
}
const left = (tx: Tx, companyId: string) =>
  sql`
  insert into outbox (company_id, id, task, payload, created)
  values (${companyId}, ${randomUUID()}, 'test.left', '{}', now())`.compile(tx)
const waiting = (companyId: string): Promise<number> =>
  db.transaction(companyId, async (tx) => (await sql`select from outbox`.execute(tx)).rows.length)

describe('what is asked of a transaction without waiting', () => {
  it('comes in its order, each in the company in which it is asked', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const seen = await db.transaction(one, async (tx, { send, within }) => {
      const there = within(other)
      send(left(tx, one))
      there.inPassing.send(left(there.tx, other))
      return Promise.all([entered(there.tx), entered(tx), entered(there.tx)])
    })
    expect(seen).toEqual([other, one, other])
    expect([await waiting(one), await waiting(other)]).toEqual([1, 1])
  })

  it('fails the commit with its own error, and nothing of the transaction stays', async () => {
    const [one, stranger] = [randomUUID(), randomUUID()]
    const failed = db.transaction(one, async (tx, { send }) => {
      send(left(tx, one))
      send(left(tx, stranger))
    })
    await expect(failed).rejects.toMatchObject({ code: '42501' })
    expect([await waiting(one), await waiting(stranger)]).toEqual([0, 0])
  })

  it('fails what is asked behind it with the same error', async () => {
    const failed = db.transaction(randomUUID(), async (tx, { send }) => {
      send(sql`select 1 / 0`.compile(tx))
      return entered(tx)
    })
    await expect(failed).rejects.toMatchObject({ code: '22012' })
  })
})

describe('a savepoint', () => {
  it('undoes what fails within it, also what was asked in passing, and the company that it entered', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await db.transaction(one, async (tx, { send }, savepoint) => {
      send(left(tx, one))
      const thrown = savepoint(async ({ inPassing }) => {
        const elsewhere = inPassing.within(other)
        await elsewhere.tx.executeQuery(left(elsewhere.tx, other))
        throw new Error('refused')
      })
      await expect(thrown).rejects.toThrow('refused')
      const passing = savepoint(async ({ tx, inPassing }) => inPassing.send(left(tx, other)))
      await expect(passing).rejects.toMatchObject({ code: '42501' })
      await savepoint(async ({ tx, inPassing }) => inPassing.send(left(tx, one)))
      expect(await entered(tx)).toBe(one)
    })
    expect([await waiting(one), await waiting(other)]).toEqual([2, 0])
  })

  it('lets nothing that comes late of what failed into the transaction', async () => {
    const { promise: afterwards, resolve: goOn } = Promise.withResolvers<void>()
    await db.transaction(randomUUID(), async (tx, _, savepoint) => {
      let late: Promise<string> | undefined
      const failed = savepoint(async ({ tx }) => {
        late = afterwards.then(() => entered(tx))
        throw new Error('refused')
      })
      await expect(failed).rejects.toThrow('refused')
      goOn()
      await expect(late).rejects.toThrow('The transaction has ended')
      await entered(tx)
    })
  })
})

it('what comes late of work that failed asks nothing any more: the connection is another transaction’s', async () => {
  const { promise: afterwards, resolve: goOn } = Promise.withResolvers<void>()
  let late: Promise<string> | undefined
  const failed = db.transaction(randomUUID(), async (tx) => {
    late = afterwards.then(() => entered(tx))
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  goOn()
  await expect(late).rejects.toThrow('The transaction has ended')
})

describe('work that only reads', () => {
  it('sees what is committed, in each company that it enters', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await db.transaction(other, async (tx, { send }) => send(left(tx, other)))
    const seen = await db.reading(one, async (_, { within }) => {
      const { tx } = within(other)
      return [await entered(tx), (await sql`select from outbox`.execute(tx)).rows.length]
    })
    expect(seen).toEqual([other, 1])
  })

  it('sees one snapshot: what is committed between two of its statements is not there', async () => {
    const one = randomUUID()
    const count = async (tx: Tx) => (await sql`select from outbox`.execute(tx)).rows.length
    const seen = await db.reading(one, async (tx) => {
      const before = await count(tx)
      await db.transaction(one, async (writing, { send }) => send(left(writing, one)))
      return [before, await count(tx)]
    })
    expect(seen).toEqual([0, 0])
    expect(await waiting(one)).toBe(1)
  })

  it('writes nothing, asked at once or in passing', async () => {
    const one = randomUUID()
    const writing = db.reading(one, async (tx) => tx.executeQuery(left(tx, one)))
    await expect(writing).rejects.toMatchObject({ code: '25006' })
    const passing = db.reading(one, async (tx, { send }) => send(left(tx, one)))
    await expect(passing).rejects.toMatchObject({ code: '25006' })
    expect(await waiting(one)).toBe(0)
  })

  it('logs nothing and leaves nothing for later', async () => {
    const author = { actorId: null, requestId: 'test' }
    const reads = (work: Parameters<typeof platform.read>[2]) => platform.read(randomUUID(), author, work)
    const line = { kind: 'company.seen', objectType: 'company', objectId: randomUUID() } as const
    await expect(reads((uow) => uow.log(line))).rejects.toMatchObject({ code: '25006' })
    await expect(reads((uow) => uow.later('test.left', {}))).rejects.toMatchObject({ code: '25006' })
  })

  it('fails with what it throws, and its connection is another’s then', async () => {
    for (let time = 0; time < 40; time += 1)
      await expect(db.reading(randomUUID(), () => Promise.reject(new Error('not found')))).rejects.toThrow('not found')
    expect(await waiting(randomUUID())).toBe(0)
  })
})
