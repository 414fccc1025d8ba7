import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Client, type ClientConfig } from 'pg'
import { to } from 'pg-copy-streams'
import { damaged, folderShelf, type Held, isLost, receive, rootOf, type Shelf, streamOf } from '../contents/index.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import { type ContentKey, entries, formatVersion, type Header, type Summary, type Table } from './format.ts'
import * as store from './store.ts'

export interface BackupSource {
  readonly ownerConfig: ClientConfig
  readonly dataFolder: string
  /** Where large contents lie; in the data folder by default. */
  readonly shelf?: Shelf
  /** Where the heads of the log are witnessed, if anywhere. */
  readonly witness: string | undefined
  readonly version: string
}

/**
 * Writes all of an installation to a stream while it is in use: one snapshot of the database, with the contents, the keys
 * and the heads of the log that belong to it. Nothing waits for it.
 *
 * @throws Error where the database holds no Kontor, or is lost meanwhile: what was written then has no end.
 */
export async function writeBackup(source: BackupSource, out: Writable, now: Date): Promise<Summary> {
  const [client, beside] = [new Client(source.ownerConfig), new Client(source.ownerConfig)]
  for (const one of [client, beside]) {
    // A connection that is lost shows in what is asked of it.
    one.on('error', () => undefined)
    await one.connect()
  }
  const archive = writeArchive(out, now)
  try {
    await addFolder(archive, entries.keys, join(source.dataFolder, 'keys'), /\.pem$/)
    // Before the snapshot: a head is witnessed once it is in the database, so all of these are in the snapshot.
    if (source.witness !== undefined) await addFolder(archive, entries.witness, source.witness, /\.jsonl$/)
    await store.beginReading(client)
    const migrations = await store.migrationsOf(client)
    if (migrations === undefined) throw new Error('The database holds no Kontor: there is nothing to back up.')
    const tables = await store.tablesOf(client)
    const header: Header = {
      format: formatVersion,
      kontor: source.version,
      created: now.toISOString(),
      migrations,
      tables,
    }
    await archive.add(entries.header, jsonOf(header))
    const readings = await store.readingOf(client)
    const rows: Record<string, number> = {}
    for (const table of tables) {
      const copying = copied(client, readings(table))
      await addPacked(archive, `${entries.tables}${table.name}/`, copying.lines)
      rows[table.name] = copying.rows()
    }
    const jobs = await addJobs(archive, client)
    const contents = await addContents(archive, client, beside, readings(filedTable, store.filed.where), source)
    const summary: Summary = { rows, jobs, ...contents }
    await archive.add(entries.summary, jsonOf(summary))
    await archive.finish()
    return summary
  } catch (error) {
    await archive.abandon(error as Error)
    throw error
  } finally {
    await Promise.allSettled([client.end(), beside.end()])
  }
}

const filedTable: Table = store.filed.table

const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

async function addFolder(archive: ArchiveWriter, prefix: string, folder: string, name: RegExp): Promise<void> {
  const found = (await readdir(folder).catch(() => [])).filter((one) => name.test(one)).toSorted()
  for (const one of found) await archive.add(`${prefix}${one}`, await readFile(join(folder, one)))
}

/** The rows as COPY writes them, and how many there were. */
function copied(client: Client, readings: readonly store.Reading[]) {
  let rows = 0
  async function* lines(): AsyncGenerator<Buffer> {
    for (const { enters, copy } of readings) {
      if (enters !== undefined) await store.enter(client, enters)
      const stream = client.query(to(copy))
      yield* stream
      rows += stream.rowCount
    }
  }
  return { lines: lines(), rows: () => rows }
}

/** With a checksum of its own, so that damage is found before it reaches the database. */
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } }

const addPacked = (archive: ArchiveWriter, prefix: string, lines: AsyncIterable<Buffer>): Promise<void> =>
  pipeline(lines, createZstdCompress(zstd), (packed: AsyncIterable<Buffer>) => archive.addParts(prefix, packed))

async function addJobs(archive: ArchiveWriter, client: Client): Promise<number> {
  if (!(await store.hasQueue(client))) return 0
  let count = 0
  async function* lines(): AsyncGenerator<Buffer> {
    for (let after = '0'; ; ) {
      const jobs = await store.jobsAfter(client, after)
      const last = jobs.at(-1)
      if (last === undefined) return
      count += jobs.length
      yield Buffer.from(jobs.map((job) => `${JSON.stringify(job)}\n`).join(''))
      after = last.id
    }
  }
  await addPacked(archive, entries.jobs, lines())
  return count
}

/** Each content once, however many companies hold it. Only what is whole is taken. */
async function addContents(
  archive: ArchiveWriter,
  client: Client,
  beside: Client,
  readings: readonly store.Reading[],
  { dataFolder, shelf = folderShelf(rootOf(dataFolder)) }: BackupSource,
): Promise<Pick<Summary, 'files' | 'discarded' | 'damaged'>> {
  const taken = new Set<string>()
  const gone: ContentKey[] = []
  const lines = createInterface({ input: Readable.from(copied(client, readings).lines) })
  for await (const line of lines) {
    const [companyId = '', hash = '', size = ''] = line.split('\t')
    if (taken.has(hash)) continue
    const whole = await wholeIn(shelf, rootOf(dataFolder), { companyId, hash }, Number(size))
    if (whole === undefined) {
      gone.push({ companyId, hash })
      continue
    }
    await archive.addFile(`${entries.contents}${hash}`, whole.held.size, streamOf(whole.held)).finally(whole.drop)
    taken.add(hash)
  }
  const lost = gone.filter(({ hash }) => !taken.has(hash))
  const discarded: ContentKey[] = []
  for (const key of lost) if (await store.isDiscarded(beside, key)) discarded.push(key)
  return { files: taken.size, discarded, damaged: lost.filter((key) => !discarded.includes(key)) }
}

/** A content that is known to be whole before a byte of it is in the archive. What lies far away comes here once. */
async function wholeIn(
  shelf: Shelf,
  root: string,
  { companyId, hash }: ContentKey,
  size: number,
): Promise<{ held: Held; drop: () => Promise<void> } | undefined> {
  try {
    const held = { hash, size, where: await shelf.find(companyId, hash, size) }
    if (typeof held.where !== 'string') {
      const here = await receive(root, streamOf(held), { maxBytes: size, beyond: () => damaged(hash) })
      return { held: here, drop: here.drop }
    }
    for await (const _ of streamOf(held));
    return { held, drop: async () => undefined }
  } catch (error) {
    if (isLost(error)) return undefined
    throw error
  }
}
