import type { Clock } from '../clock.ts'
import { READING_BURST_MS, READING_SHARE } from '../constants.ts'

/**
 * How much of the shell's time a frame may take for the reading of large messages. Browsers unpack a message on first
 * reading, in the shell's own thread, and tell its size to nobody before that: one giant cannot be prevented, but it is
 * paid for by silence.
 */
export interface RateLimit {
  /** Whether the frame may be read now; calls `exhausted` the first time that it may not. */
  isOpen(exhausted: () => void): boolean
  /** Charges the milliseconds that the reading of a message took. */
  charge(took: number): void
}

export function createRateLimit(clock: Clock): RateLimit {
  let left = READING_BURST_MS
  let since = clock.now()
  let warned = false
  const refill = () => {
    const now = clock.now()
    left = Math.min(READING_BURST_MS, left + (now - since) * READING_SHARE)
    since = now
  }
  return {
    isOpen(exhausted) {
      if (left > 0) return true
      refill()
      if (left > 0) warned = false
      else if (!warned) {
        warned = true
        exhausted()
      }
      return left > 0
    },
    charge(took) {
      refill()
      left -= took
    },
  }
}
