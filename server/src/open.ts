import { join } from 'node:path'
import type { Logger } from 'pino'
import { systemClock } from './platform/clock.ts'
import { shelfOf } from './platform/contents/index.ts'
import { createDb } from './platform/db/db.ts'
import { createIds } from './platform/ids.ts'
import { createLive } from './platform/live/live.ts'
import { migrate } from './platform/migrate/index.ts'
import { createPlatform, type Platform } from './platform/platform.ts'
import { attachEmbedded, type Database, DataFolderInUse, openDatabase } from './platform/postgres/index.ts'
import type { Settings } from './platform/settings.ts'
import { openTracing } from './platform/tracing/index.ts'
import { version } from './version.ts'

export interface Opened {
  readonly platform: Platform & { readonly live: ReturnType<typeof createLive> }
  readonly database: Database
  close(): Promise<void>
}

/** Milliseconds for a Kontor that was just told to stop to let go of the data folder. */
const stopTimeoutMs = 10_000

export const migrations = join(import.meta.dirname, '../migrations')

/** Opens the database, brings its schema up to date and puts the platform on it. */
export async function openPlatform(settings: Settings, log: Logger, lockTimeoutMs = stopTimeoutMs): Promise<Opened> {
  const { dataFolder, databaseUrl: url, citus } = settings
  return platformOn(settings, log, await openDatabase({ dataFolder, url, citus, log, lockTimeoutMs }))
}

/** The same for a command that may run beside a server: where the data folder is in use, its database is shared. */
export async function openPlatformBeside(settings: Settings, log: Logger): Promise<Opened> {
  return platformOn(settings, log, await openDatabaseBeside(settings, log))
}

/** The database alone, as it stands: its schema is not brought up to date. */
export async function openDatabaseBeside(settings: Settings, log: Logger): Promise<Database> {
  const { dataFolder, databaseUrl: url, citus } = settings
  try {
    return await openDatabase({ dataFolder, url, citus, log, lockTimeoutMs: 0 })
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return { version: 'running', ...attachEmbedded(dataFolder) }
  }
}

async function platformOn(settings: Settings, log: Logger, database: Database): Promise<Opened> {
  try {
    const { applied } = await migrate(database.ownerConfig, migrations)
    if (applied.length > 0) log.info({ applied }, 'migrations ran')
    const tracing = await openTracing(settings.tracing, version, log)
    const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
    const db = createDb(database.appConfig, onLost, tracing, database.isCitus)
    const live = createLive(db)
    const shelf = shelfOf(settings, log)
    await shelf.look()
    const platform = createPlatform({
      settings,
      clock: systemClock,
      ids: createIds(systemClock),
      db,
      log,
      live,
      shelf,
      tracing,
    })
    const close = async () => {
      shelf.close()
      await db.close()
      await tracing.close()
      await database.stop()
    }
    return { platform: { ...platform, live }, database, close }
  } catch (error) {
    await database.stop()
    throw error
  }
}
