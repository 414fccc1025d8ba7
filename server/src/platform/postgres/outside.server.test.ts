import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Database, holdsKontor, openDatabase } from './index.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const dataFolder = mkdtempSync(join(tmpdir(), 'kontor-outside-'))
const host = { user: 'host', password: 'p@ss/word' }
/** Stands for a PostgreSQL that somebody else runs: its superuser, and no trace of Kontor. */
let administrator: ClientConfig
let server: Database

beforeAll(async () => {
  server = await openDatabase({ dataFolder, log, durable: false })
  administrator = { ...server.ownerConfig, database: 'postgres' }
  await query(administrator, 'drop database kontor')
})
afterAll(async () => {
  await server.stop()
  rmSync(dataFolder, { recursive: true })
})

beforeEach(async () => {
  await query(administrator, 'drop database if exists network')
  for (const role of ['kontor_owner', 'kontor_app', 'kontor_worker', host.user]) {
    await query(administrator, `drop role if exists ${role}`)
  }
})

async function query(config: ClientConfig, sql: string) {
  const client = new Client(config)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function someoneElsesDatabase(rights: string): Promise<string> {
  await query(administrator, `create role ${host.user} login ${rights} password '${host.password}'`)
  await query(administrator, `create database network owner ${host.user}`)
  return urlWith(host.password)
}

function urlWith(password: string): string {
  const socket = encodeURIComponent(administrator.host ?? '')
  return `postgresql://${host.user}:${encodeURIComponent(password)}@localhost/network?host=${socket}`
}

const open = (url: string) => openDatabase({ dataFolder: '/nowhere', url, log })
const whoami = 'select current_user as me'

test('an outside database whose user may create roles is prepared, and opens again anywhere with the same URL', async () => {
  const url = await someoneElsesDatabase('createrole')
  await open(url)
  const { kind, appConfig, workerConfig, ownerConfig } = await open(url)
  expect(kind).toBe('outside')
  expect(await query(appConfig, whoami)).toEqual([{ me: 'kontor_app' }])
  expect(await query(workerConfig, whoami)).toEqual([{ me: 'kontor_worker' }])
  await query(ownerConfig, 'set role kontor_owner; create table mine ()')
  await expect(query(appConfig, 'create table mine ()')).rejects.toThrow('permission denied')
})

test('where the user may not create roles, the refusal holds the very SQL that an administrator must run', async () => {
  const url = await someoneElsesDatabase('')
  const refusal = await open(url).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(refusal).toContain('may not prepare the database')
  await query({ ...administrator, database: 'network' }, refusal.slice(refusal.indexOf('\n\n')))
  const { appConfig } = await open(url)
  expect(await query(appConfig, whoami)).toEqual([{ me: 'kontor_app' }])
})

test('a new password in the URL gives the roles new ones', async () => {
  await open(await someoneElsesDatabase('createrole'))
  await query(administrator, `alter role ${host.user} password 'another'`)
  const { appConfig } = await open(urlWith('another'))
  expect(await query(appConfig, whoami)).toEqual([{ me: 'kontor_app' }])
})

test('processes that start at the same moment prepare it in turn, new or under a new password', async () => {
  const url = await someoneElsesDatabase('createrole')
  for (const [password, address] of [
    [host.password, url],
    ['another', urlWith('another')],
  ] as const) {
    await query(administrator, `alter role ${host.user} password '${password}'`)
    const all = await Promise.all(Array.from({ length: 6 }, () => open(address)))
    for (const { appConfig } of all) expect(await query(appConfig, whoami)).toEqual([{ me: 'kontor_app' }])
  }
})

test('a URL without a password is refused, saying why', async () => {
  await expect(open('postgresql://host@localhost/network')).rejects.toThrow('DATABASE_URL must hold a password')
})

test('a database that is no cluster is refused where the operator says that it is one, and nothing is made in it', async () => {
  const url = await someoneElsesDatabase('createrole')
  await expect(openDatabase({ dataFolder: '/nowhere', url, citus: true, log })).rejects.toThrow(
    'KONTOR_CITUS is on, but the database of DATABASE_URL has no extension citus',
  )
  expect(await query(administrator, `select from pg_roles where rolname = 'kontor_owner'`)).toEqual([])
})

test('somebody else’s database is told from one of Kontor by its tables, and nothing is made in it', async () => {
  const url = await someoneElsesDatabase('')
  expect(await holdsKontor(url)).toBe(false)
  const network = { ...administrator, database: 'network' }
  expect(await query(network, "select from pg_class where relnamespace = 'public'::regnamespace")).toEqual([])
  await query(network, 'create table log_entry (position bigint)')
  expect(await holdsKontor(url)).toBe(true)
})
