import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'
import type { Postmaster } from './postmaster.ts'

const restartsPerMinute = 6
const minuteMs = 60_000
const firstPauseMs = 100

/**
 * Keeps a server running: when it dies, starts it again, with a growing pause and at most six times in a minute. It
 * never gives up, for a full disk is emptied at some time; meanwhile whoever connects gets the error.
 *
 * @returns what ends it for good, waiting until the server has stopped.
 */
export function supervise(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: Log,
  clock: { now(): number; pause(ms: number, signal: AbortSignal): Promise<unknown> } = realClock,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Postmaster | undefined = first

  async function watch(): Promise<void> {
    let restarts: number[] = []
    while (true) {
      if (running) {
        const reason = await running.ended
        running = undefined
        if (stopping.signal.aborted) return
        log.error({ reason }, 'the database ended unexpectedly and is started again')
      }
      restarts = restarts.filter((at) => clock.now() - at < minuteMs)
      await clock.pause(pauseBefore(restarts, clock.now()), stopping.signal).catch(() => {})
      if (stopping.signal.aborted) return
      restarts.push(clock.now())
      try {
        running = await start()
        log.info({}, 'the database runs again')
      } catch (error) {
        log.error({ err: error }, 'the database could not be started again')
      }
    }
  }
  const watching = watch()

  return async () => {
    stopping.abort()
    await running?.stop()
    await watching
    // It may have come up while the stop was on its way.
    await running?.stop()
  }
}

const realClock = {
  now: () => Date.now(),
  pause: (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }),
}

/** Milliseconds to wait, given the instants of the restarts within the last minute. */
export function pauseBefore(restarts: number[], now: number): number {
  const oldest = restarts[0]
  if (oldest !== undefined && restarts.length >= restartsPerMinute) return oldest + minuteMs - now
  return restarts.length === 0 ? 0 : firstPauseMs * 2 ** restarts.length
}
