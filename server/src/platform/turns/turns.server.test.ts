import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { passingLogKey } from '../log/keys.ts'
import { testDatabase } from '../postgres/testing.ts'
import { drain } from '../relay/drain.ts'
import { testPlatform } from '../testing.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { nextTurn } from './rules.ts'
import { type ByTime, beginTurns, takeTurns, wakingTurns } from './turns.ts'

const database = await testDatabase()
/** Two processes of one installation. */
const [here, there] = [testPlatform(database), testPlatform(database)]
const minute = 60_000
const author = { actorId: null, requestId: 'test' }
const key = passingLogKey()
afterAll(() => Promise.all([here.db.close(), there.db.close()]))

let looked: string[]
let firstDay: string | undefined
beforeEach(() => {
  looked = []
  firstDay = undefined
})

const byTime: ByTime = {
  hourly: async ({ companyId }) => void looked.push(companyId),
  daily: async () => undefined,
  apart: async () => undefined,
  firstDay: async () => firstDay,
}

async function company(): Promise<string> {
  const id = randomUUID()
  await here.transact(id, author, beginTurns)
  return id
}

const pass = (time: number) => {
  for (const { clock } of [here, there]) clock.advance(time)
}

async function look(platform = here): Promise<string[]> {
  const before = looked.length
  while ((await takeTurns(platform, byTime)) > 0);
  return looked.slice(before)
}

test('a company in which nothing happens and nothing is due is looked at once, and not each hour', async () => {
  const id = await company()
  expect(await look()).toEqual([id])
  for (let hours = 0; hours < 48; hours += 1) {
    pass(60 * minute)
    expect(await look()).toEqual([])
  }
})

test('one in which something happens is looked at within the hour, however long it was to rest', async () => {
  const id = await company()
  await look()
  const wake = wakingTurns()
  await here.transact(id, author, (uow: UnitOfWork) =>
    uow.log({ kind: 'document.saved', objectType: 'document', objectId: uow.newId() }),
  )
  await drain(here, key, { tasks: {}, sealed: wake })
  expect(await look()).toEqual([])
  pass(61 * minute)
  expect(await look()).toEqual([id])
})

test('one that has something to do on a day is looked at each hour from where that day begins first', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  expect(nextTurn('HOURLY', now, '2026-11-25')).toEqual(new Date('2026-11-24T10:00:00Z'))
  expect(nextTurn('HOURLY', now, '2026-11-21')).toEqual(new Date('2026-11-21T10:00:00Z'))
  expect(nextTurn('HOURLY', now, '2030-01-01')).toEqual(nextTurn('HOURLY', now, undefined))
})

test('several processes share what has come: each company is looked at by one of them', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, company))
  await Promise.all([look(here), look(there)])
  expect(looked.toSorted()).toEqual(ids.toSorted())
})

test('what a process that died had begun, another takes once its lease is over', async () => {
  const id = await company()
  const killed = () => Promise.reject(new Error('killed'))
  const dies: ByTime = { ...byTime, hourly: killed, apart: killed }
  await takeTurns(there, dies)
  expect(await look()).toEqual([])
  pass(11 * minute)
  expect(await look()).toEqual([id])
})

test('where a part of it fails, each is left for a task of its own, once', async () => {
  const id = await company()
  const apart: string[] = []
  const failing: ByTime = {
    ...byTime,
    daily: () => Promise.reject(new Error('one area fails')),
    apart: async (time, { companyId }) => void apart.push(`${time} ${companyId}`),
  }
  for (let times = 0; times < 2; times += 1) {
    await takeTurns(here, failing)
    pass(11 * minute)
  }
  expect(apart).toEqual([`daily ${id}`])
  expect(looked).toEqual([id])
})
