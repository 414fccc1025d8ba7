import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import { prepared } from './prepared.ts'

const { db } = testPlatform(await testDatabase())
afterAll(() => db.close())

let builds = 0
const sum = prepared(
  (tx) => tx,
  (tx, { one, other, more }: { one: number | null; other: number; more?: number }) => {
    builds += 1
    return sql<{ sum: number | null }>`
      select ${one}::integer + ${other}::integer ${more === undefined ? sql`` : sql`+ ${more}::integer`} as sum`.compile(
      tx,
    )
  },
)

it('a prepared statement is built once for the names of its values, and gives what they say each time', async () => {
  const sums = await db.transaction(randomUUID(), (tx) =>
    Promise.all([
      sum.ask(tx, { one: 1, other: 2 }),
      sum.ask(tx, { one: 30, other: 40 }),
      sum.ask(tx, { one: null, other: 2 }),
      sum.ask(tx, { one: 1, other: 2, more: 3 }),
    ]),
  )
  expect(sums.map(([row]) => row?.sum)).toEqual([3, 70, null, 6])
  expect(builds).toBe(2)
})
