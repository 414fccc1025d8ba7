import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig, Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findBinaries } from './binaries.ts'
import { type Database, openDatabase } from './index.ts'
import { placesIn } from './places.ts'
import { endLeftovers } from './processes.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const root = process.getuid?.() === 0
/** A data folder as a first run leaves it, with one row of ours; each test gets a copy. */
const pristine = mkdtempSync(join(tmpdir(), 'kontor-postgres-'))
let dataFolder: string
const opened: Database[] = []
const holders: ChildProcess[] = []

beforeAll(async () => {
  const database = await openDatabase({ dataFolder: pristine, log })
  await query(database.ownerConfig, 'create table kept as select 42 as answer')
  await database.stop()
})
afterAll(() => rmSync(pristine, { recursive: true }))

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kontor-postgres-'))
  cpSync(pristine, dataFolder, { recursive: true })
})

afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  for (const database of opened.splice(0)) await database.stop()
  await endLeftovers(findBinaries(), placesIn(dataFolder), log)
  rmSync(dataFolder, { recursive: true })
})

async function open(folder = dataFolder): Promise<Database> {
  const database = await openDatabase({ dataFolder: folder, log })
  opened.push(database)
  return database
}

/** Another process that has the database open. */
async function holder(): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing-holder.ts'), dataFolder])
  holders.push(child)
  await once(child.stdout, 'data')
  return child.pid as number
}

async function query(config: ClientConfig, sql: string) {
  const client = new Client(config)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const pidFile = (folder = dataFolder) => join(folder, 'postgres', 'data', 'postmaster.pid')
const postmaster = (folder = dataFolder) => Number.parseInt(readFileSync(pidFile(folder), 'utf8'), 10)
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
/** A zombie is dead, though its pid still takes signals. */
const alive = (pid: number) => {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

function killAll(pids: number[]): void {
  for (const pid of pids) if (alive(pid)) process.kill(pid, 'SIGKILL')
}

const expectRemembered = async (database: Database) =>
  expect(await query(database.ownerConfig, 'select answer from kept')).toEqual([{ answer: 42 }])

describe('the embedded database', () => {
  test('keeps what was written over a stop and a start', async () => {
    const { ownerConfig, stop } = await open()
    await query(ownerConfig, 'update kept set answer = 43')
    await stop()
    expect(await query((await open()).ownerConfig, 'select answer from kept')).toEqual([{ answer: 43 }])
  })

  test('stops with Kontor and leaves no process and no pid file', async () => {
    const database = await open()
    const pid = postmaster()
    await database.stop()
    expect(alive(pid)).toBe(false)
    expect(readdirSync(join(dataFolder, 'postgres', 'data'))).not.toContain('postmaster.pid')
  })

  test('lets nobody else of the machine near the files', async () => {
    await open()
    for (const name of ['', 'data', 'run']) {
      expect(statSync(join(dataFolder, 'postgres', name)).mode & 0o077).toBe(0)
    }
    expect(statSync(join(dataFolder, 'postgres', 'passwords.json')).mode & 0o077).toBe(0)
  })

  test('writes through to the disk, with checksums, in UTF-8', async () => {
    const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding']
    const { ownerConfig } = await open()
    const rows = await query(ownerConfig, `select ${settings.map((name) => `current_setting('${name}') as ${name}`)}`)
    expect(rows[0]).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
    })
  })

  test('serves requests under a role that owns nothing and bypasses nothing', async () => {
    const { appConfig, workerConfig } = await open()
    const rights = `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }
    expect(await query(appConfig, rights)).toEqual([{ rolname: 'kontor_app', ...none }])
    expect(await query(workerConfig, rights)).toEqual([{ rolname: 'kontor_worker', ...none }])
    await expect(query(appConfig, 'create table mine ()')).rejects.toThrow('permission denied')
    await expect(query(appConfig, 'set role kontor_owner')).rejects.toThrow('permission denied')
    await expect(query(workerConfig, 'create table mine ()')).rejects.toThrow('permission denied')
    await query(workerConfig, 'create table graphile_worker.mine ()')
  })

  test('refuses whoever has no password, though the socket is within reach', async () => {
    const { appConfig } = await open()
    await expect(query({ ...appConfig, password: 'guess' }, 'select')).rejects.toThrow('password authentication failed')
  })

  test('has a socket in a short folder where the data folder has a long path', async () => {
    const long = join(dataFolder, 'a-folder-with-a-long-name'.repeat(4), 'and-another'.repeat(3))
    const database = await open(long)
    expect(await query(database.appConfig, 'select 1 as one')).toEqual([{ one: 1 }])
    const { host = '' } = database.appConfig
    expect(host.startsWith(tmpdir())).toBe(true)
    expect(statSync(host).mode & 0o077).toBe(0)
    await database.stop()
    expect(existsSync(host)).toBe(false)
  })
})

describe('after a crash the next start simply works', () => {
  test('when Node was killed', async () => {
    process.kill(await holder(), 'SIGKILL')
    await expectRemembered(await open())
  })

  test('when Node, the postmaster and its backends were killed', async () => {
    const node = await holder()
    const server = postmaster()
    killAll([node, ...childrenOf(server), server])
    await expectRemembered(await open())
  })

  test('when Node and the postmaster were killed while a backend works on', async () => {
    const { ownerConfig, stop } = await open()
    await stop()
    const node = await holder()
    const busy = new Client(ownerConfig)
    busy.on('error', () => {})
    await busy.connect()
    const { rows } = await busy.query('select pg_backend_pid() as pid')
    // A busy backend does not look whether its postmaster lives.
    const work = busy.query('select count(*) from generate_series(1, 1000000000)').catch(() => {})
    killAll([node, postmaster()])
    await expectRemembered(await open())
    await work
    expect(alive(rows[0].pid)).toBe(false)
  })

  test('when the pid in the stale pid file belongs to another program now, which is left alone', async () => {
    const innocent = spawn('sleep', ['60'])
    holders.push(innocent)
    writeFileSync(pidFile(), `${innocent.pid}\n${join(dataFolder, 'postgres', 'data')}\n1\n5432\n`)
    await expectRemembered(await open())
    expect(alive(innocent.pid as number)).toBe(true)
  })

  test('when the very first start was killed while it made the cluster', async () => {
    rmSync(join(dataFolder, 'postgres', 'data'), { recursive: true })
    const half = join(dataFolder, 'postgres', 'data.new-0123')
    mkdirSync(half)
    writeFileSync(join(half, 'PG_VERSION'), '18\n')
    await query((await open()).ownerConfig, 'create table kept ()')
    expect(readdirSync(join(dataFolder, 'postgres'))).not.toContain('data.new-0123')
  })
})

test('a database that dies while Kontor lives is started again, and the pool reconnects', async () => {
  const database = await open()
  const pool = new Pool(database.appConfig)
  pool.on('error', () => {})
  await pool.query('select 1')
  const died = postmaster()
  process.kill(died, 'SIGKILL')
  await vi.waitFor(() => expect(postmaster()).not.toBe(died), { timeout: 10_000 })
  await vi.waitFor(() => pool.query('select 1'), { timeout: 10_000 })
  await pool.end()
})

test('a second Kontor on the same data folder is told which process has it', async () => {
  const pid = await holder()
  await expect(openDatabase({ dataFolder, log, lockTimeoutMs: 0 })).rejects.toThrow(
    `Another Kontor (process ${pid}) uses this data folder already`,
  )
})

test('a database of another major version is not touched', async () => {
  writeFileSync(join(dataFolder, 'postgres', 'data', 'PG_VERSION'), '17\n')
  await expect(open()).rejects.toThrow('was made by PostgreSQL 17; this Kontor brings 18')
})

test('a server that cannot start says why', async () => {
  writeFileSync(join(dataFolder, 'postgres', 'data', 'postgresql.auto.conf'), 'shared_buffers = nonsense\n')
  await expect(open()).rejects.toThrow(/PostgreSQL did not start.*shared_buffers/s)
})

const nobody = 65534

describe.runIf(root)('started by root', () => {
  test('runs a database that an ordinary user made as that user', async ({ skip }) => {
    if (!mayRun(nobody))
      skip('this folder lets no ordinary user in (a private home, say), so none can run its database')
    for (const name of readdirSync(join(dataFolder, 'postgres'), { recursive: true, encoding: 'utf8' })) {
      chownSync(join(dataFolder, 'postgres', name), nobody, nobody)
    }
    const database = await open()
    await expectRemembered(database)
    expect(statSync(`/proc/${postmaster()}`).uid).toBe(nobody)
  })
})

/** Whether a user may run a program out of this very folder. */
function mayRun(uid: number): boolean {
  return spawnSync(process.execPath, ['--version'], { uid, gid: uid }).status === 0
}
