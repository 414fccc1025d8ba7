import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

const maxLogBytes = 8 * 1024 * 1024
const checkIntervalMs = 60_000

/**
 * Bounds the server's log: past 8 MiB it is copied to `<file>.1` (replacing the one before) and emptied. The server goes
 * on writing to the same open file, in append mode, so nothing needs to be told to it.
 */
export function boundLog(file: string): () => void {
  const check = () => {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= maxLogBytes) return
    copyFileSync(file, `${file}.1`)
    truncateSync(file)
  }
  check()
  const timer = setInterval(check, checkIntervalMs).unref()
  return () => clearInterval(timer)
}

/** The size of the log in bytes: hand it to {@link logSince} to read what was written after. */
export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** The last 4 KiB at most of what was logged past `position`. */
export function logSince(file: string, position: number): string {
  const size = logSize(file)
  const from = Math.max(position, size - 4096)
  if (size <= from) return ''
  const text = Buffer.alloc(size - from)
  const handle = openSync(file, 'r')
  readSync(handle, text, 0, text.length, from)
  closeSync(handle)
  return text.toString('utf8').trim()
}
