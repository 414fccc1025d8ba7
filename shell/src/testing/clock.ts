import type { Clock } from '@kontor/hub'

/** A clock that a test moves on. */
export function createTestClock(start = Date.parse('2026-11-21T08:00:00Z')) {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after(delay, run) {
      const timer = { at: now + delay, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  /** What was promised so far is settled. */
  const settle = () => new Promise<void>((done) => setImmediate(done))
  return {
    clock,
    settle,
    waiting: () => timers.map(({ at }) => at - now),
    async advance(milliseconds: number) {
      const until = now + milliseconds
      await settle()
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        timers = timers.filter((other) => other !== next)
        now = next.at
        next.run()
        await settle()
      }
      now = until
    },
  }
}
