import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { migrate } from './index.ts'

const { ownerConfig } = await testDatabase()
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  await query('drop table if exists kontor_migration')
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await query('drop table if exists first, second')
})

async function query(sql: string) {
  const client = new pg.Client(ownerConfig)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const file = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = () => migrate(ownerConfig, folder)

test('each file runs once, in order, and its tables belong to the owner role', async () => {
  file('0001_first.sql', 'create table first (id int primary key);')
  file('0002_second.sql', 'create table second (id int references first); insert into first values (1);')
  expect(await run()).toEqual({ applied: ['0001_first.sql', '0002_second.sql'] })
  expect(await run()).toEqual({ applied: [] })
  expect(await query(`select tableowner from pg_tables where tablename in ('first', 'second')`)).toEqual([
    { tableowner: 'kontor_owner' },
    { tableowner: 'kontor_owner' },
  ])
})

test('several processes that start at once run each file once', async () => {
  file('0001_first.sql', 'create table first (id int primary key);')
  const runs = await Promise.all([run(), run(), run(), run()])
  expect(runs.flatMap(({ applied }) => applied)).toEqual(['0001_first.sql'])
})

test('a file that was changed after it ran is named', async () => {
  file('0001_first.sql', 'create table first (id int primary key);')
  await run()
  file('0001_first.sql', 'create table first (id bigint primary key);')
  await expect(run()).rejects.toThrow('0001_first.sql ran in this database and was changed since')
})

test('older code refuses a database that newer code has migrated', async () => {
  file('0001_first.sql', 'create table first (id int primary key);')
  file('0002_second.sql', 'create table second (id int);')
  await run()
  rmSync(join(folder, '0002_second.sql'))
  await expect(run()).rejects.toThrow('This database is newer than this Kontor: it has seen 0002_second.sql')
})

test('a file of another line of development in between is refused', async () => {
  file('0001_first.sql', 'create table first (id int primary key);')
  file('0002_second.sql', 'create table second (id int);')
  await run()
  file('0002_other.sql', 'select 1;')
  rmSync(join(folder, '0002_second.sql'))
  await expect(run()).rejects.toThrow('has seen 0002_second.sql where this Kontor has 0002_other.sql')
})

test('a gap in the numbers is refused before anything runs', async () => {
  file('0001_first.sql', 'create table first (id int primary key);')
  file('0003_second.sql', 'create table second (id int);')
  await expect(run()).rejects.toThrow('0003_second.sql: expected number 0002')
  expect(await query(`select to_regclass('first') as table`)).toEqual([{ table: null }])
})

test('a failing file leaves nothing of itself and is named with its line', async () => {
  file('0001_first.sql', 'create table first (id int primary key);')
  file('0002_second.sql', 'create table second (id int);\n\nselect nonsense;')
  await expect(run()).rejects.toThrow('0002_second.sql:3: column "nonsense" does not exist')
  expect(await query(`select to_regclass('first') as first, to_regclass('second') as second`)).toEqual([
    { first: 'first', second: null },
  ])
})
