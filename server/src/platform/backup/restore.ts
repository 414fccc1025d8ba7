import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { runMigrations } from 'graphile-worker'
import { Client, type ClientConfig, Pool } from 'pg'
import { from } from 'pg-copy-streams'
import { folderShelf, rootOf, type Shelf } from '../contents/index.ts'
import { migrate, migrateWithin } from '../migrate/index.ts'
import { type ArchiveReader, readArchive } from './archive-reader.ts'
import { placeContents, placeFiles, writeOut } from './files.ts'
import { BackupDamaged, entries, formatVersion, type Header, type Summary } from './format.ts'
import * as store from './store.ts'

export interface RestoreTarget {
  readonly ownerConfig: ClientConfig
  readonly workerConfig: ClientConfig
  readonly dataFolder: string
  /** Where large contents will lie; in the data folder by default. */
  readonly shelf?: Shelf
  readonly witness: string | undefined
  /** The folder of the migrations. */
  readonly migrations: string
}

/** What is there already, and must not be mixed with a backup. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

/**
 * Puts a backup into an installation that never was started. The database changes in one transaction, which is committed
 * once all of the backup was read and found whole and its contents and keys lie on the disk: what breaks off leaves an
 * installation that is as empty as before.
 *
 * @throws NotEmpty, BackupDamaged; Error where the backup is of a newer Kontor
 */
export async function restoreBackup(target: RestoreTarget, source: Readable): Promise<Summary> {
  const aside = join(target.dataFolder, 'restoring')
  const client = new Client(target.ownerConfig)
  client.on('error', () => undefined)
  await client.connect()
  try {
    if ((await store.migrationsOf(client)) !== undefined)
      throw new NotEmpty('This installation has a database: restore into one that was never started.')
    if (existsSync(join(target.dataFolder, 'keys')) && !existsSync(aside))
      throw new NotEmpty(`${join(target.dataFolder, 'keys')} holds keys: restore into an empty data folder.`)
    await rm(aside, { recursive: true, force: true })
    for (const folder of ['keys', 'witness', 'contents'])
      await mkdir(join(aside, folder), { recursive: true, mode: 0o700 })
    await makeQueue(target.workerConfig)
    const summary = await restoreInto(client, target, await readArchive(source), aside)
    await migrate(target.ownerConfig, target.migrations)
    await rm(aside, { recursive: true, force: true })
    return summary
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function restoreInto(client: Client, target: RestoreTarget, archive: ArchiveReader, aside: string) {
  await writeOut(archive, entries.keys, join(aside, 'keys'))
  await writeOut(archive, entries.witness, join(aside, 'witness'))
  const header = headerIn(await archive.small(entries.header))
  await store.beginRestoring(client)
  await migrateWithin(client, target.migrations, header.migrations)
  const bindOwner = await store.unbindOwner(client)
  const rows: Record<string, number> = {}
  for (const table of header.tables) {
    const copying = client.query(from(store.copyInto(table)))
    await pipeline(archive.parts(`${entries.tables}${table.name}/`), createZstdDecompress(), copying)
    rows[table.name] = copying.rowCount
  }
  const jobs = await restoreJobs(client, archive)
  await writeOut(archive, entries.contents, join(aside, 'contents'))
  const summary = JSON.parse(String(await archive.small(entries.summary))) as Summary
  await archive.finish()
  if (jobs !== summary.jobs || header.tables.some(({ name }) => rows[name] !== summary.rows[name]))
    throw new BackupDamaged('The database took in other rows than the backup holds.')
  await store.markDiscarded(client, summary.discarded, header.created)
  const { dataFolder, shelf = folderShelf(rootOf(dataFolder)) } = target
  await placeContents(store.filesOf(client), { shelf, from: join(aside, 'contents'), damaged: summary.damaged })
  await bindOwner()
  await client.query('analyze')
  await placeFiles(join(aside, 'keys'), join(dataFolder, 'keys'), 'replaced')
  if (target.witness !== undefined) await placeFiles(join(aside, 'witness'), target.witness, 'kept')
  await client.query('commit')
  return summary
}

function headerIn(bytes: Buffer): Header {
  const header = JSON.parse(String(bytes)) as Header
  if (header.format > formatVersion)
    throw new Error(`This backup is of a newer Kontor (${header.kontor}): restore it with that one.`)
  return header
}

/** The queue's own tables, as the version that is installed here has them. */
async function makeQueue(config: ClientConfig): Promise<void> {
  const pgPool = new Pool({ max: 1, ...config })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

async function restoreJobs(client: Client, archive: ArchiveReader): Promise<number> {
  let count = 0
  if (archive.name?.startsWith(entries.jobs) !== true) return count
  await store.actAs(client, 'kontor_worker')
  await pipeline(archive.parts(entries.jobs), createZstdDecompress(), async (unpacked: AsyncIterable<Buffer>) => {
    for await (const line of createInterface({ input: Readable.from(unpacked) })) {
      await store.addJob(client, JSON.parse(line) as store.Job)
      count += 1
    }
  })
  await store.actAs(client, 'kontor_owner')
  return count
}

/** Reads a backup to its end and changes nothing. */
export async function checkBackup(source: Readable): Promise<{ header: Header; summary: Summary }> {
  const archive = await readArchive(source)
  let header: Header | undefined
  let summary: Summary | undefined
  while (archive.name !== undefined && archive.name !== entries.digest) {
    if (archive.name === entries.header) header = headerIn(await archive.small(entries.header))
    else if (archive.name === entries.summary) summary = JSON.parse(String(await archive.small(entries.summary)))
    else for await (const _ of archive.next());
  }
  await archive.finish()
  if (header === undefined || summary === undefined) throw new BackupDamaged('This is no backup of Kontor.')
  return { header, summary }
}
