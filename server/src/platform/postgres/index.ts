import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import type { Log } from './log.ts'
import { openOutside } from './outside.ts'

export { addressOf } from './address.ts'
export type { Database } from './database.ts'
export { attachEmbedded } from './embedded.ts'
export { DataFolderInUse } from './lock.ts'
export type { Log } from './log.ts'
export { holdsKontor } from './outside.ts'
export { RightsMissing } from './roles.ts'

/**
 * Opens Kontor's database: the PostgreSQL at `url`, or else the embedded one below `dataFolder`, which is created on
 * first run, recovered after any crash, and restarted when it dies while we live (close pools on their `error` event,
 * they reconnect by themselves).
 *
 * @throws DataFolderInUse when another live Kontor has the data folder.
 * @throws RightsMissing with the SQL to run, when the user of `url` may not create the roles.
 */
export function openDatabase(options: {
  dataFolder: string
  url?: string | undefined
  /** Whether `url` is the coordinator of a cluster of Citus; false unless told. */
  citus?: boolean
  log: Log
  /** False only for a database that is thrown away: commits then do not wait for the disk. */
  durable?: boolean
  /** Milliseconds to wait for a Kontor that has the data folder but may be stopping; 3000 unless told. */
  lockTimeoutMs?: number
}): Promise<Database> {
  const { dataFolder, url, citus = false, log, durable = true, lockTimeoutMs = 3000 } = options
  return url ? openOutside(url, citus) : openEmbedded({ dataFolder, log, durable, lockTimeoutMs })
}
