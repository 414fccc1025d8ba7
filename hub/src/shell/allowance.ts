import type { Clock } from '../clock.ts'
import { READING_AT_ONCE, READING_SHARE } from '../constants.ts'

/** Milliseconds that reading any small message may take; how many of those there are is bounded elsewhere. */
const SMALL = 2

/**
 * How much of the shell's time a frame may take for the reading of large messages. Browsers unpack a message on first
 * reading, in the shell's own thread, and tell its size to nobody before that: one giant cannot be prevented, but it is
 * paid for by silence.
 */
export interface Allowance {
  /** Whether the frame may be read now; calls `exhausted` the first time that it may not. */
  isOpen(exhausted: () => void): boolean
  /** Runs what reads a message, and charges the time that it takes. */
  charge<T>(read: () => T): T
}

export function createAllowance(clock: Clock): Allowance {
  let left = READING_AT_ONCE
  let since = clock.now()
  let told = false
  return {
    isOpen(exhausted) {
      if (left > 0) return true
      const now = clock.now()
      left = Math.min(READING_AT_ONCE, left + (now - since) * READING_SHARE)
      since = now
      if (left > 0) told = false
      else if (!told) {
        told = true
        exhausted()
      }
      return left > 0
    },
    charge(read) {
      const start = clock.now()
      const result = read()
      const end = clock.now()
      const took = end - start
      if (took > SMALL) {
        left = Math.min(READING_AT_ONCE, left + (start - since) * READING_SHARE) - took
        since = end
      }
      return result
    },
  }
}
