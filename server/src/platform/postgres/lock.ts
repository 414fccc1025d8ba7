import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Another live process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
}

/**
 * Holds `file` for this process until the returned function is called or the process ends, however it ends.
 *
 * The lock is the operating system's own, which no `kill -9` can leave behind and no reused pid can fake.
 * Node offers it only by way of SQLite, so the lock file is an (empty) SQLite database held exclusively.
 *
 * @throws DataFolderInUse naming the pid of the holder.
 */
export function holdLock(file: string): () => void {
  const holder = `${file}.pid`
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new DataFolderInUse(
      `Another Kontor (process ${readPid(holder)}) uses this data folder already: stop it, ` +
        'or name another folder in KONTOR_DATA.',
      { cause },
    )
  }
  writeFileSync(holder, `${process.pid}\n`)
  return () => lock.close()
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
