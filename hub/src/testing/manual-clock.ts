import type { Clock } from '../clock.ts'

export interface ManualClock extends Clock {
  /** Lets time pass; what falls due runs at its own moment, in order. */
  pass(milliseconds: number): void
  /** Lets time pass in one leap, as for a machine that slept: what fell due meanwhile runs late, at the end. */
  leap(milliseconds: number): void
}

/** A clock that moves only when told to. */
export function createManualClock(): ManualClock {
  let now = 0
  const due = new Set<{ at: number; run: () => void }>()
  const next = (until: number) => [...due].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]
  const runUntil = (until: number, at: (planned: number) => number) => {
    for (let timer = next(until); timer; timer = next(until)) {
      due.delete(timer)
      now = at(timer.at)
      timer.run()
    }
    now = until
  }
  return {
    now: () => now,
    after(delay, run) {
      const timer = { at: now + delay, run }
      due.add(timer)
      return () => due.delete(timer)
    },
    pass: (milliseconds) => runUntil(now + milliseconds, (planned) => planned),
    leap: (milliseconds) => {
      const until = now + milliseconds
      runUntil(until, () => until)
    },
  }
}
