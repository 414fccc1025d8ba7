import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { openLogKey } from '../log/keys.ts'
import { verifyLog } from '../log/verify.ts'
import { migrate } from '../migrate/index.ts'
import { prepareRoles } from '../postgres/roles.ts'
import { sealAll } from '../relay/relay.ts'
import { testPlatform } from '../testing.ts'
import { checkBackup, restoreBackup, writeBackup } from './index.ts'

const folder = await mkdtemp(join(tmpdir(), 'kontor-backup-'))
const ours = join(folder, 'ours')
const server = await startTestServer({ environment: { KONTOR_DATA: ours } })
const { platform, database } = server
const migrations = join(import.meta.dirname, '../../../migrations')
const key = openLogKey(ours)
const author = { actorId: null, requestId: 'test' }
const made: string[] = []

const ask = async <Row>(config: ClientConfig, statement: string): Promise<Row[]> => {
  const client = new Client(config)
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}
const administrator = { ...database.ownerConfig, database: 'postgres' }

/** An empty database with Kontor's roles, as the first start makes it, and an empty data folder. */
async function emptyInstallation() {
  const name = `backup_${randomBytes(6).toString('hex')}`
  made.push(name)
  await ask(administrator, `create database ${name}`)
  const client = new Client({ ...database.ownerConfig, database: name })
  await client.connect()
  await prepareRoles(client, { kontor_app: '', kontor_worker: '' })
  await client.end()
  const dataFolder = join(folder, name)
  await mkdir(dataFolder)
  const on = (config: ClientConfig) => ({ ...config, database: name })
  return {
    ownerConfig: on(database.ownerConfig),
    appConfig: on(database.appConfig),
    workerConfig: on(database.workerConfig),
    dataFolder,
    witness: join(dataFolder, 'witness'),
    migrations,
  }
}

const back = async (file: string, ownerConfig: ClientConfig = database.ownerConfig) =>
  writeBackup(
    { ownerConfig, dataFolder: ours, witness: join(ours, 'witness'), version: '0.1.0' },
    createWriteStream(file),
    new Date('2026-11-26T06:00:00Z'),
  )

/** Every row of every table, in an order of its own. */
async function allRows(config: ClientConfig): Promise<Record<string, string[]>> {
  const tables = await ask<{ name: string }>(
    config,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'kontor_migration' order by 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables)
    rows[name] = (await ask<{ row: string }>(config, `select t::text as row from ${name} t order by 1`)).map(
      ({ row }) => row,
    )
  return rows
}

async function allFiles(dataFolder: string): Promise<Record<string, string>> {
  const root = join(dataFolder, 'contents')
  const files: Record<string, string> = {}
  for (const company of (await readdir(root)).filter((name) => name !== '.incoming'))
    for (const hash of await readdir(join(root, company)))
      files[`${company}/${hash}`] = (await readFile(join(root, company, hash))).toString('base64').slice(0, 64)
  return files
}

const large = (text: string) => Buffer.alloc(1_500_000, text)
const [one, other] = [await server.company({ name: 'Überall & Söhne\t"x"\\' }), await server.company()]

beforeAll(async () => {
  await server.connect(one, other)
  await server.person(one, { firstName: 'Zoë\n' })
  for (const id of [one, other]) await platform.transact(id, author, (uow) => uow.contents.save(large('shared ')))
  await platform.transact(one, author, async (uow) => {
    await uow.contents.save(Buffer.from([0, 255, 10, 92]))
    await uow.contents.discard([await uow.contents.save(Buffer.from('gone'))])
    await uow.later('tags.count', { text: 'später' })
  })
  for (const id of [one, other]) await sealAll(platform, key, id)
  await ask(
    database.workerConfig,
    `select graphile_worker.add_job('webhooks.send', '{"companyId":"${one}","text":"ä\\n"}', job_key => 'job-1')`,
  )
  await mkdir(join(ours, 'witness'), { recursive: true })
  await writeFile(join(ours, 'witness', '2026-11-25.jsonl'), '{"kept":1}\n')
})

afterAll(async () => {
  for (const name of made) await ask(administrator, `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

test('a restored installation has every row, every content, the keys, the waiting work and a whole log', async () => {
  const file = join(folder, 'whole.tar')
  const summary = await back(file)
  expect(summary).toMatchObject({ jobs: 1, files: 1, damaged: [], discarded: [] })
  await checkBackup(createReadStream(file))
  const target = await emptyInstallation()
  await restoreBackup(target, createReadStream(file))

  expect(await allRows(target.ownerConfig)).toEqual(await allRows(database.ownerConfig))
  expect(await allFiles(target.dataFolder)).toEqual(await allFiles(ours))
  expect(await readFile(join(target.dataFolder, 'keys/log-signing.pem'))).toEqual(
    await readFile(join(ours, 'keys/log-signing.pem')),
  )
  expect(await readdir(target.dataFolder)).not.toContain('restoring')
  expect(await readFile(join(target.witness, '2026-11-25.jsonl'), 'utf8')).toBe('{"kept":1}\n')
  const jobs = await ask(target.workerConfig, `select key, payload from graphile_worker._private_jobs`)
  expect(jobs).toEqual([{ key: 'job-1', payload: { companyId: one, text: 'ä\n' } }])

  const restored = testPlatform(target, { environment: { KONTOR_DATA: target.dataFolder } })
  for (const id of [one, other]) {
    expect(await verifyLog(restored, openLogKey(target.dataFolder), id)).toMatchObject({ faults: [] })
    const hash = await restored.transact(id, author, (uow) => uow.contents.save(large('shared ')))
    expect((await restored.transact(id, author, (uow) => uow.contents.read(hash))).length).toBe(1_500_000)
  }
  // A company still sees its own rows only.
  const seen = await restored.db.transaction(one, (tx) =>
    tx.withTables<{ company: { company_id: string } }>().selectFrom('company').select('company_id').execute(),
  )
  expect(seen).toEqual([{ company_id: one }])
  await restored.db.close()
})

test('what is written while a backup is made is in it as a whole or not at all', async () => {
  let writing = true
  const busy = (async () => {
    for (let nth = 0; writing; nth += 1) {
      await platform.transact(one, author, async (uow) => {
        const hash = await uow.contents.save(large(`while ${nth} `))
        await uow.log({ kind: 'document.saved', objectType: 'document', objectId: uow.newId(), contentHash: hash })
      })
      await sealAll(platform, key, one)
    }
  })()
  const file = join(folder, 'busy.tar')
  const summary = await back(file).finally(() => {
    writing = false
  })
  await busy
  expect(summary.damaged).toEqual([])
  const target = await emptyInstallation()
  await restoreBackup(target, createReadStream(file))
  const restored = testPlatform(target, { environment: { KONTOR_DATA: target.dataFolder } })
  expect(await verifyLog(restored, openLogKey(target.dataFolder), one)).toMatchObject({ faults: [] })
  const hashes = await ask<{ hash: string; company: string }>(
    target.ownerConfig,
    'select hash, company_id as company from content where discarded is null',
  )
  for (const { hash, company } of hashes)
    expect((await restored.transact(company, author, (uow) => uow.contents.read(hash))).length).toBeGreaterThan(0)
  await restored.db.close()
})

test('the user of an outside database, whom row-level security binds, backs up and restores as much', async () => {
  await ask(administrator, `create role backup_host login createrole password 'host'`).catch(() => undefined)
  await ask(administrator, 'grant kontor_owner, kontor_worker to backup_host')
  const host = { user: 'backup_host', password: 'host' }
  const file = join(folder, 'outside.tar')
  await back(file, { ...database.ownerConfig, ...host })
  const target = await emptyInstallation()
  await restoreBackup({ ...target, ownerConfig: { ...target.ownerConfig, ...host } }, createReadStream(file))
  expect(await allRows(target.ownerConfig)).toEqual(await allRows(database.ownerConfig))
  await ask(administrator, 'revoke kontor_owner, kontor_worker from backup_host')
  await ask(administrator, 'drop role backup_host')
})

test('a backup of an earlier version is brought up to date, and one of a later version is refused', async () => {
  const target = await emptyInstallation()
  const early = join(folder, 'early')
  await mkdir(early)
  const names = (await readdir(migrations)).toSorted()
  for (const name of names.slice(0, -10)) await cp(join(migrations, name), join(early, name))
  await migrate(target.ownerConfig, early)
  await ask(
    target.ownerConfig,
    `set role kontor_owner; insert into network_state (key, value) values ('of', 'long ago')`,
  )
  const file = join(folder, 'early.tar')
  await back(file, target.ownerConfig)
  const newer = await emptyInstallation()
  await restoreBackup(newer, createReadStream(file))
  expect(await ask(newer.ownerConfig, 'select value from network_state')).toEqual([{ value: 'long ago' }])
  expect(await ask(newer.ownerConfig, 'select count(*)::int as seen from kontor_migration')).toEqual([
    { seen: names.length },
  ])

  const older = await emptyInstallation()
  await back(join(folder, 'late.tar'))
  await expect(
    restoreBackup({ ...older, migrations: early }, createReadStream(join(folder, 'late.tar'))),
  ).rejects.toThrow('This backup is newer than this Kontor')
})

test('a backup that is cut off or changed changes nothing, and the installation can be restored into again', async () => {
  const file = join(folder, 'cut.tar')
  await back(file)
  const bytes = await readFile(file)
  const target = await emptyInstallation()
  const flipped = Buffer.from(bytes)
  const at = flipped.indexOf(large('shared ').subarray(0, 64)) + 32
  flipped[at] = flipped[at]! ^ 1
  const cuts = [0, 100, 512, bytes.length - 3000, bytes.length - 1536].map((length) => bytes.subarray(0, length))
  for (const broken of [...cuts, flipped, Buffer.from('PK\u0003\u0004')])
    await expect(checkBackup(Readable.from([broken])), `${broken.length}`).rejects.toThrow()
  for (const broken of [bytes.subarray(0, bytes.length - 3000), flipped]) {
    await expect(restoreBackup(target, Readable.from([broken]))).rejects.toThrow()
    expect(await ask(target.ownerConfig, `select to_regclass('public.company') as there`)).toEqual([{ there: null }])
  }
  await restoreBackup(target, createReadStream(file))
  expect(await allRows(target.ownerConfig)).toEqual(await allRows(database.ownerConfig))
  await expect(restoreBackup(target, createReadStream(file))).rejects.toThrow('restore into one that was never started')
})

test('damaged contents are left out and named, and the rest is restored', async () => {
  const hash = await platform.transact(other, author, (uow) => uow.contents.save(large('damaged ')))
  const path = join(ours, 'contents', other, hash)
  await writeFile(path, 'not what it was')
  const file = join(folder, 'damaged.tar')
  expect((await back(file)).damaged).toEqual([{ companyId: other, hash }])
  const target = await emptyInstallation()
  await restoreBackup(target, createReadStream(file))
  const rows = await ask(target.ownerConfig, `select count(*)::int as there from content where hash = '${hash}'`)
  expect(rows).toEqual([{ there: 1 }])
})
