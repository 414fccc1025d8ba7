import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { ApiError } from '../api-error.ts'
import { isLost, streamOf } from '../contents/index.ts'
import { neutral } from '../sheets/neutral.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { companyTables, countOf, rowsOf } from './store.ts'
import { type ExportedTable, fileNameOf, isSecret, leftOutOf, platformTables, type TableExports } from './tables.ts'

export interface Exported {
  readonly tables: Readonly<Record<string, number>>
  readonly files: number
  /** Contents that were deleted after their retention, or are damaged, by the file that they would have been. */
  readonly missing: readonly string[]
}

/**
 * Writes all that a company has as a zip, as it stands in the snapshot of the unit of work: each table as CSV and as JSON,
 * each document and file as its bytes. Row-level security lets nothing of others through. Secrets stay here.
 *
 * @param ofAreas what areas say of their tables
 */
export async function writeCompany(uow: UnitOfWork, ofAreas: TableExports, out: Writable): Promise<Exported> {
  const exports = { ...platformTables, ...ofAreas }
  const leftOut = leftOutOf(exports)
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream as unknown as Readable, out)
  written.catch(() => undefined)
  const add = async (name: string, source: AsyncIterable<string | Uint8Array>) => {
    const stream = Readable.from(source, { objectMode: false })
    const read = new Promise<void>((done, failed) => stream.once('end', done).once('error', failed))
    zip.addReadStream(stream, name, { mtime: uow.now, forceDosTimestamp: true })
    await Promise.race([read, written])
  }
  try {
    const tables: Record<string, number> = {}
    const missing: string[] = []
    let files = 0
    for (const table of await companyTables(uow.tx)) {
      if (table.name in leftOut || !table.readable) continue
      const shown = table.columns.filter((column) => !isSecret(column))
      const rows = () => rowsOf(uow.tx, uow.companyId, table, table.columns.filter(isSecret))
      const count = await countOf(uow.tx, uow.companyId, table)
      tables[table.name] = count
      if (count === 0) continue
      await add(`data/${table.name}.csv`, csv(shown, rows()))
      await add(`data/${table.name}.json`, json(rows()))
      if (!table.columns.includes('content_hash') || table.name === 'log_entry') continue
      for await (const text of rows()) {
        const row = parsed(text)
        const name = fileNameOf(table, row, exports[table.name]?.fileEnding)
        const held = row['content_hash'] === null ? undefined : await opened(uow, String(row['content_hash']))
        if (held === undefined) missing.push(name)
        else {
          await add(name, streamOf(held))
          files += 1
        }
      }
    }
    const exported = { tables, files, missing }
    const about = { company: uow.companyId, exported: uow.now.toISOString(), ...exported, leftOut }
    await add('about.json', Readable.from([`${JSON.stringify(about, null, 2)}\n`]))
    zip.end()
    await written
    return exported
  } catch (error) {
    ;(zip.outputStream as unknown as Readable).destroy(error as Error)
    throw error
  }
}

async function opened(uow: UnitOfWork, hash: string) {
  try {
    return await uow.contents.open(hash)
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'Gone'
    if (isGone || isLost(error)) return undefined
    throw error
  }
}

/** RFC 4180, in UTF-8 with the mark by which spreadsheets know it. */
async function* csv(columns: ExportedTable['columns'], rows: AsyncIterable<string>) {
  yield `\ufeff${columns.join(',')}\r\n`
  for await (const text of rows) {
    const row = parsed(text)
    yield `${columns.map((column) => cell(row[column])).join(',')}\r\n`
  }
}

/** Numbers stay the text that they are: some have more digits than JavaScript holds. */
const parsed = (text: string): Record<string, unknown> =>
  JSON.parse(text, ((_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' ? source : value) as (key: string, value: unknown) => unknown)

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = neutral(typeof value === 'object' ? JSON.stringify(value) : String(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

async function* json(rows: AsyncIterable<string>) {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${row}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
