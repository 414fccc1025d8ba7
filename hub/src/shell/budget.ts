import type { Clock } from '../clock.ts'

/** A bounded number of something in each second. */
export interface Budget {
  /** True while there is some left; calls `exhausted` once in a second in which there is not. */
  spend(exhausted: Exhausted): boolean
}
/** @param running how many seconds running it was so, this one included */
export type Exhausted = (running: number) => void

export function createBudget(clock: Clock, perSecond: number): Budget {
  let since = clock.now()
  let spent = 0
  let running = 0
  return {
    spend(exhausted) {
      const now = clock.now()
      if (now - since >= 1000) {
        if (spent <= perSecond || now - since >= 2000) running = 0
        since = now
        spent = 0
      }
      spent += 1
      if (spent === perSecond + 1) {
        running += 1
        exhausted(running)
      }
      return spent <= perSecond
    },
  }
}
