import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { createLive, listen } from '../live/live.ts'
import { passingLogKey } from '../log/keys.ts'
import type { Checkpoint } from '../log/store.ts'
import { verifyLog } from '../log/verify.ts'
import type { OutboxRow } from '../outbox/store.ts'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import type { Tasks } from '../unit-of-work.ts'
import { drain } from './drain.ts'
import { startJobs } from './jobs.ts'
import { startRelay } from './relay.ts'

const database = await testDatabase()
const platform = testPlatform(database)
const key = passingLogKey()
const author = { actorId: null, requestId: 'test' }
afterAll(() => platform.db.close())
const soon = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 15_000 })

test('work that was left for later runs once the write has committed, and not when it failed', async () => {
  const ran: unknown[] = []
  const tasks: Tasks = { 'test.note': async (_, payload) => void ran.push(payload['word']) }
  const companyId = randomUUID()
  const jobs = await startJobs(platform, database.workerConfig, tasks, [])
  const relay = startRelay(platform, key, jobs)
  try {
    await platform.transact(companyId, author, (uow) => uow.later('test.note', { word: 'kept' }))
    await expect(
      platform.transact(companyId, author, async (uow) => {
        await uow.later('test.note', { word: 'lost' })
        throw new Error('the write failed')
      }),
    ).rejects.toThrow('the write failed')
    await soon(() => expect(ran).toEqual(['kept']))
  } finally {
    await relay.stop()
    await jobs.stop()
  }
})

test('work goes on after the database was away for longer than one try to come back', async () => {
  const logged: string[] = []
  const here = testPlatform(database, { log: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }) })
  const ran: unknown[] = []
  const { promise: underWay, resolve: letGo } = Promise.withResolvers<void>()
  const tasks: Tasks = {
    'test.note': async (_, payload) => {
      ran.push(payload['word'])
      if (payload['word'] === 'under way') await underWay
    },
  }
  const companyId = randomUUID()
  const jobs = await startJobs(here, database.workerConfig, tasks, [])
  const relay = startRelay(here, key, jobs)
  const leave = (word: string) => here.transact(companyId, author, (uow) => uow.later('test.note', { word }))
  const owner = new pg.Client(database.ownerConfig)
  await owner.connect()
  const letIn = (connections: number) =>
    owner.query(`alter database "${database.workerConfig.database}" connection limit ${connections}`)
  try {
    await leave('under way')
    await soon(() => expect(ran).toEqual(['under way']))
    await letIn(0)
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = 'kontor_worker' and datname = current_database()`)
    letGo()
    const tries = () => logged.filter((line) => line.includes('jobs: connection lost') && line.includes('53300'))
    await soon(() => expect(tries().length).toBeGreaterThan(1))
    await letIn(-1)
    await leave('after')
    await soon(() => expect(ran).toContain('after'))
  } finally {
    await letIn(-1)
    await owner.end()
    await relay.stop()
    await jobs.stop()
    await here.db.close()
  }
})

test('what one unit of work left is moved on at once, also where the next has left nothing', async () => {
  const companyId = randomUUID()
  const accepted: unknown[] = []
  const accept = async (_: string, rows: readonly OutboxRow[]) =>
    void accepted.push(...rows.map(({ payload }) => payload.data['word']))
  const relay = startRelay(platform, key, { accept })
  const leave = (word: string) => platform.transact(companyId, author, (uow) => uow.later('test.note', { word }))
  try {
    await leave('first')
    await soon(() => expect(accepted).toEqual(['first']))
    await leave('second')
    const line = { kind: 'document.saved', objectType: 'document', objectId: companyId } as const
    await platform.transact(companyId, author, (uow) => uow.log(line))
    await relay.flush()
    expect(accepted).toEqual(['first', 'second'])
  } finally {
    await relay.stop()
  }
})

test('a witness that is away hinders no seal, and hears of the next head', async () => {
  const companyId = randomUUID()
  const announced: string[] = []
  let isAway = true
  const tell = async ({ position }: Checkpoint) => {
    if (isAway) throw new Error('the disk is away')
    announced.push(position)
  }
  const relay = startRelay(platform, key, { accept: async () => undefined }, { witness: { tell } })
  const line = { kind: 'document.saved', objectType: 'document', objectId: companyId } as const
  const write = async () => {
    await platform.transact(companyId, author, (uow) => uow.log(line))
    await relay.flush()
  }
  try {
    await write()
    isAway = false
    await write()
    expect(announced).toEqual(['2'])
    expect(await verifyLog(platform, key, companyId)).toMatchObject({ lines: 2, faults: [] })
  } finally {
    await relay.stop()
  }
})

test('what runs by the clock and was missed while nobody was there is made up for once', async () => {
  let [runs, atOnce, peak] = [0, 0, 0]
  const { promise: enough, resolve: letGo } = Promise.withResolvers<void>()
  const run = async () => {
    runs += 1
    atOnce += 1
    peak = Math.max(peak, atOnce)
    await enough
    atOnce -= 1
  }
  const start = () =>
    startJobs(platform, database.workerConfig, {}, [{ name: 'by-the-minute', pattern: '* * * * *', run }])
  await (await start()).stop()
  const owner = new pg.Client(database.ownerConfig)
  await owner.connect()
  try {
    const left = async () => {
      const { rows } = await owner.query(`select id from graphile_worker.jobs where task_identifier = 'by-the-minute'`)
      return rows.length
    }
    await owner.query(
      `update graphile_worker._private_known_crontabs set last_execution = now() - interval '20 minutes'`,
    )
    const jobs = await start()
    const isMadeUpFor = async () => {
      const { rows } = await owner.query<{ is: boolean }>(
        `select last_execution > now() - interval '1 minute' as is from graphile_worker._private_known_crontabs`,
      )
      return rows[0]?.is
    }
    await soon(() => expect(runs).toBeGreaterThan(0))
    await soon(async () => expect(await isMadeUpFor()).toBe(true))
    // One is under way; the minute may have come to its end meanwhile.
    expect(await left()).toBeLessThanOrEqual(2)
    letGo()
    await soon(async () => expect(await left()).toBe(0))
    await jobs.stop()
    expect([runs <= 3, peak]).toEqual([true, 1])
  } finally {
    await owner.end()
  }
})

test('what a crash left in the outbox is found at the next start', async () => {
  const companyId = randomUUID()
  const silent = testPlatform(database)
  await silent.transact(companyId, author, (uow) => uow.later('test.late', { word: 'found' }))
  await silent.db.close()
  const ran: unknown[] = []
  const tasks: Tasks = { 'test.late': async (uow, payload) => void ran.push([uow.companyId, payload['word']]) }
  await drain(platform, key, { tasks })
  expect(ran).toEqual([[companyId, 'found']])
})

test('a listener hears of a sealed line with its kind, id and position, and of nothing of another company', async () => {
  const live = createLive(platform.db)
  const stop = listen(database.appConfig, live, () => undefined)
  const [mine, theirs, documentId] = [randomUUID(), randomUUID(), randomUUID()]
  const heard: unknown[] = []
  const leave = live.subscribe(mine, (change) => heard.push(change))
  await soon(() => expect(heard).toEqual([{ position: '0', items: [] }]))
  try {
    await soon(async () => {
      for (const companyId of [theirs, mine]) {
        await platform.transact(companyId, author, (uow) =>
          uow.log({ kind: 'document.saved', objectType: 'document', objectId: documentId }),
        )
      }
      await drain(platform, key, { tasks: {} })
      expect(heard.length).toBeGreaterThan(1)
    })
    expect(heard[1]).toMatchObject({ items: [{ kind: 'document', id: documentId }] })
  } finally {
    leave()
    await stop()
  }
})
