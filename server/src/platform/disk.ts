import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Disk {
  /** Bytes that Kontor may still write; undefined where the system does not say. */
  free(): number | undefined
  /** Whether so little is left that nothing more is taken in: what is there must still be read, sealed and mended. */
  isNearlyFull(): boolean
}

/** Milliseconds for which an answer of the system holds. */
const answerKeptMs = 1000

/** Watches the disk of a folder, which may not be there yet. */
export function watchDisk(folder: string, reserve: number, now = () => performance.now()): Disk {
  let looked = Number.NEGATIVE_INFINITY
  let bytes: number | undefined
  const free = () => {
    if (now() - looked >= answerKeptMs) {
      looked = now()
      bytes = freeIn(folder)
    }
    return bytes
  }
  return { free, isNearlyFull: () => (free() ?? Number.POSITIVE_INFINITY) < reserve }
}

function freeIn(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return dirname(folder) === folder ? undefined : freeIn(dirname(folder))
  }
}
