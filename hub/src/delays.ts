import type { Clock } from './clock.ts'

/** The named delays of dispatch in milliseconds (F-043 now, F-044 fast, F-045 slow). */
export const DELAYS = { now: 100, fast: 200, slow: 600 } as const
export type Delay = keyof typeof DELAYS

/** F-046: 200 ms. */
export const DEFAULT_DELAY: Delay = 'fast'

/**
 * Runs `dispatch` after a named delay; returns what calls it off. Only where a caller asks for a delay by name:
 * plain delivery of an event adds none (decision 29).
 */
export const dispatchLater = (clock: Clock, dispatch: () => void, delay: Delay = DEFAULT_DELAY): (() => void) =>
  clock.after(DELAYS[delay], dispatch)
