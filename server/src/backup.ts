import type { Readable, Writable } from 'node:stream'
import type { Logger } from 'pino'
import { migrations, openDatabaseBeside } from './open.ts'
import { restoreBackup, type Summary, writeBackup } from './platform/backup/index.ts'
import { systemClock } from './platform/clock.ts'
import { shelfOf } from './platform/contents/index.ts'
import { openDatabase } from './platform/postgres/index.ts'
import type { Settings } from './platform/settings.ts'
import { version } from './version.ts'

export { checkBackup } from './platform/backup/index.ts'

const notOfACluster =
  'A backup is of one PostgreSQL, and this is a cluster: back up its nodes (docs/operating/growing.md).'

/** Writes a backup of this installation, beside a running server or alone. */
export async function backUp(settings: Settings, out: Writable, log: Logger): Promise<Summary> {
  const { dataFolder, logWitness: witness } = settings
  if (settings.citus) throw new Error(notOfACluster)
  const { ownerConfig, stop } = await openDatabaseBeside(settings, log)
  const shelf = shelfOf(settings, log)
  try {
    return await writeBackup({ ownerConfig, dataFolder, shelf, witness, version }, out, systemClock.now())
  } finally {
    shelf.close()
    await stop()
  }
}

/** @throws DataFolderInUse, NotEmpty, BackupDamaged */
export async function restore(settings: Settings, source: Readable, log: Logger): Promise<Summary> {
  const { dataFolder, databaseUrl: url, citus, logWitness: witness } = settings
  if (citus) throw new Error(notOfACluster)
  const { ownerConfig, workerConfig, stop } = await openDatabase({ dataFolder, url, log })
  const shelf = shelfOf(settings, log)
  try {
    return await restoreBackup({ ownerConfig, workerConfig, dataFolder, shelf, witness, migrations }, source)
  } finally {
    shelf.close()
    await stop()
  }
}
