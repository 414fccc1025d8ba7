import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Another live process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
}

const pollIntervalMs = 25
/** SQLITE_BUSY */
const sqliteBusy = 5

/**
 * Holds `file` for this process until the returned function is called or the process ends, however it ends.
 *
 * The lock is the operating system's own, which no `kill -9` can leave behind and no reused pid can fake.
 * Node offers it only by way of SQLite, so the lock file is an (empty) SQLite database held exclusively.
 *
 * @param lockTimeoutMs Milliseconds for a holder that was told to stop, or was just killed, to let go.
 * @throws DataFolderInUse naming the pid of the holder.
 */
export async function holdLock(file: string, lockTimeoutMs: number): Promise<() => void> {
  const holder = `${file}.pid`
  for (const end = Date.now() + lockTimeoutMs; ; await pause(pollIntervalMs)) {
    try {
      const release = tryLock(file)
      writeFileSync(holder, `${process.pid}\n`)
      return release
    } catch (cause) {
      if ((cause as { errcode?: number }).errcode !== sqliteBusy) throw cause
      if (Date.now() < end) continue
      throw new DataFolderInUse(
        `Another Kontor (process ${readPid(holder)}) uses this data folder already: stop it, ` +
          'or name another folder in KONTOR_DATA.',
        { cause },
      )
    }
  }
}

function tryLock(file: string): () => void {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    throw error
  }
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
