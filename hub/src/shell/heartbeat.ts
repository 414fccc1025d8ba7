import type { Clock } from '../clock.ts'
import { HEARTBEAT_INTERVAL_MS, TOLERATED_MISSES } from '../constants.ts'
import type { ConnectedFrame } from './frames.ts'

/** A beat that comes later than this, in milliseconds, says that the shell itself was held up. */
const HELD_UP_MS = HEARTBEAT_INTERVAL_MS / 2

export interface HeartbeatOptions {
  clock: Clock
  /** The apps to ping; the shell is not among them (F-032). */
  connected: () => ConnectedFrame[]
  /** Whether the shell's tab is hidden, so that browsers throttle it and its frames. */
  isHidden: () => boolean
  ping: (frame: ConnectedFrame) => void
  dead: (frame: ConnectedFrame) => void
}

/**
 * Pings every app at a fixed interval (F-031). An answer that is missing at the next beat is a miss; at the fourth in a
 * row the app is dead (F-033, decision 28). A miss is not counted where the shell has itself to thank for it: the beat
 * was late, so that answers may still wait in the shell's own queue, or the tab is hidden.
 * Returns what stops it.
 */
export function startHeartbeat({ clock, connected, isHidden, ping, dead }: HeartbeatOptions): () => void {
  let due = clock.now() + HEARTBEAT_INTERVAL_MS
  let cancel = clock.after(HEARTBEAT_INTERVAL_MS, beat)

  function beat() {
    const now = clock.now()
    const excused = now - due > HELD_UP_MS || isHidden()
    due = now + HEARTBEAT_INTERVAL_MS
    cancel = clock.after(HEARTBEAT_INTERVAL_MS, beat)

    for (const frame of connected()) {
      const { connection } = frame
      if (connection.awaiting && !excused) connection.missed += 1
      if (connection.missed > TOLERATED_MISSES) {
        dead(frame)
      } else {
        connection.awaiting = true
        ping(frame)
      }
    }
  }

  return () => cancel()
}

/** An answer came: nothing is missing any more. */
export function answered({ connection }: ConnectedFrame): void {
  connection.awaiting = false
  connection.missed = 0
}
