import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One migration as it lies in the folder. */
export interface MigrationFile {
  /** The file's name, `NNNN_words.sql`. */
  name: string
  sql: string
  sha256: string
}

/**
 * The migrations of a folder in their order.
 *
 * @throws Error where a name is not of the form, or the numbers do not run 0001, 0002, … without a gap or a twin.
 */
export function readMigrations(folder: string): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    const number = String(index + 1).padStart(4, '0')
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`${name}: a migration is called NNNN_some_words.sql.`)
    if (!name.startsWith(`${number}_`))
      throw new Error(`${name}: expected number ${number}, for they run without gaps.`)
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}
