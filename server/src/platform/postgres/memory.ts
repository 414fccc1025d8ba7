import { totalmem } from 'node:os'

const mebibyte = 1024 * 1024
const [minMegabytes, maxMegabytes] = [128, 1024]

/** What the machine has, or the container around this process allows, in bytes. */
export const memoryHere = (): number => {
  // Without a limit it says 0, or more than there is.
  const allowed = process.constrainedMemory()
  return allowed === 0 ? totalmem() : Math.min(allowed, totalmem())
}

/**
 * How much of a machine's memory PostgreSQL uses: an eighth for its own pages, taken as they are needed. With the 128 MB
 * that it starts with itself, a list of a million documents is copied out of the system's cache page by page. As much
 * again and more is what the system is expected to cache.
 */
export function memorySettings(bytes: number): { shared_buffers: string; effective_cache_size: string } {
  const megabytes = Math.floor(bytes / mebibyte)
  const own = Math.min(maxMegabytes, Math.max(minMegabytes, Math.floor(megabytes / 8)))
  return { shared_buffers: `${own}MB`, effective_cache_size: `${Math.max(own, Math.floor(megabytes / 2))}MB` }
}
