import pg from 'pg'
import { beginOnCitus, isOnCitus, statementsOnCitus } from './citus.ts'
import { type MigrationFile, readMigrations } from './files.ts'
import { splitStatements } from './split.ts'

/** 'kontor' in ASCII: the number of the lock that lets one process migrate at a time. */
const lockNumber = 0x6b6f6e746f72

interface Applied {
  name: string
  sha256: string
}

/**
 * Runs the SQL files of `folder` that this database has not seen, each in a transaction of its own, as kontor_owner.
 * Any number of processes may start at once: each file runs once. With nothing to do it costs one query.
 *
 * @throws Error naming the file, when one that ran was changed since, when the database is newer than this code, or
 * when a file fails (with its line; the files before it stay, nothing of it does).
 */
export async function migrate(connection: pg.ClientConfig, folder: string): Promise<{ applied: string[] }> {
  const files = readMigrations(folder)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    if (pending(files, await alreadyApplied(client)).length === 0) return { applied: [] }
    // Held until the connection ends. Whoever waited looks again at what is left.
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query('set role kontor_owner')
    await client.query(madeTable)
    const left = pending(files, await alreadyApplied(client))
    const onCitus = await isOnCitus(client)
    for (const file of left) await apply(client, file, onCitus)
    return { applied: left.map((file) => file.name) }
  } finally {
    await client.end()
  }
}

/**
 * Brings an empty database to where another one stood, in the transaction that the client has begun as kontor_owner.
 *
 * @throws Error where this code does not know the migrations that the other one had seen.
 */
export async function migrateWithin(client: pg.Client, folder: string, seen: readonly Applied[]): Promise<void> {
  const files = readMigrations(folder)
  pending(files, seen, 'This backup')
  await client.query(madeTable)
  const onCitus = await isOnCitus(client)
  for (const file of files.slice(0, seen.length)) await run(client, file, onCitus)
}

const madeTable =
  'create table if not exists kontor_migration ' +
  '(name text primary key, sha256 text not null, applied timestamptz not null default now())'

async function alreadyApplied(client: pg.Client): Promise<Applied[]> {
  try {
    return (await client.query<Applied>('select name, sha256 from kontor_migration order by name')).rows
  } catch (error) {
    if ((error as pg.DatabaseError).code === '42P01') return []
    throw error
  }
}

/** The files still to run; those that ran must be the first ones, unchanged. */
function pending(
  files: MigrationFile[],
  applied: readonly Applied[],
  what: 'This database' | 'This backup' = 'This database',
): MigrationFile[] {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const file = files[index]
    if (!file) throw new Error(`${what} is newer than this Kontor: it has seen ${name}. Use the newer Kontor.`)
    if (file.name !== name) {
      throw new Error(`${what} has seen ${name} where this Kontor has ${file.name}: they are of different lines.`)
    }
    if (file.sha256 !== sha256) {
      throw new Error(
        `${name} ran in ${what.toLowerCase()} and was changed since: put it back, and add a new migration instead.`,
      )
    }
  }
  return files.slice(applied.length)
}

async function apply(client: pg.Client, file: MigrationFile, onCitus: boolean): Promise<void> {
  await client.query(onCitus ? beginOnCitus : 'begin')
  try {
    await run(client, file, onCitus)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** One statement after the other: Citus takes no file of several. */
async function run(client: pg.Client, file: MigrationFile, onCitus: boolean): Promise<void> {
  const { name, sql, sha256 } = file
  for (const { text, start } of splitStatements(sql)) {
    try {
      for (const statement of onCitus ? statementsOnCitus(file, text) : [text]) await client.query(statement)
    } catch (cause) {
      const { message, position } = cause as pg.DatabaseError
      const line = position ? `:${sql.slice(0, start + Number(position)).split('\n').length}` : ''
      throw new Error(`${name}${line}: ${message}`, { cause })
    }
  }
  await client.query('insert into kontor_migration (name, sha256) values ($1, $2)', [name, sha256])
}
