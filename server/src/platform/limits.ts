import type { Clock } from './clock.ts'

/** Counts tries by key within a window of time; remembers the latest keys only, so that nobody can fill the memory. */
export interface Limit {
  /** Counts a try; the seconds to wait where there were too many, and then it does not count. */
  take(key: string): number | undefined
  /** Takes the last try back: it was none of those to count. */
  giveBack(key: string): void
}

const maxKeys = 10_000

export function createLimit(clock: Clock, { tries, window }: { tries: number; window: number }): Limit {
  const windows = new Map<string, { count: number; until: number }>()
  return {
    take: (key) => {
      const now = clock.now().getTime()
      const open = windows.get(key)
      if (open !== undefined && open.until > now) {
        if (open.count >= tries) return Math.ceil((open.until - now) / 1000)
        open.count += 1
        return undefined
      }
      windows.delete(key)
      const [oldest] = windows.size >= maxKeys ? windows.keys() : []
      if (oldest !== undefined) windows.delete(oldest)
      windows.set(key, { count: 1, until: now + window })
      return undefined
    },
    giveBack: (key) => {
      const open = windows.get(key)
      if (open !== undefined) open.count -= 1
    },
  }
}
