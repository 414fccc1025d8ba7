import type { Clock } from '../clock.ts'

/** A bounded number of something in each second. */
export interface Budget {
  /** True while there is some left; calls `exhausted` once in a second in which there is not. */
  spend(exhausted: () => void): boolean
}

export function createBudget(clock: Clock, perSecond: number): Budget {
  let since = clock.now()
  let spent = 0
  return {
    spend(exhausted) {
      const now = clock.now()
      if (now - since >= 1000) {
        since = now
        spent = 0
      }
      spent += 1
      if (spent === perSecond + 1) exhausted()
      return spent <= perSecond
    },
  }
}
