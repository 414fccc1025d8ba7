import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import type { Tx } from './db.ts'

const { db } = testPlatform(await testDatabase())
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
