import type { Changes, Clock } from '@kontor/hub'
import { createStore } from '../store.ts'
import { batched } from './batched.ts'
import { after, isOffline, type LiveMessage, notYet, offlineAfterMs } from './state.ts'

export interface LineOptions {
  readonly clock: Clock
  readonly changed: (changes: Changes) => void
  /** The line is there again, after it was lost. */
  readonly returned: () => void
  /** The stream was refused: the session has ended, or is closed to this company. */
  readonly ended: () => void
}

/** What the stream of changes says, and whether it has been silent for so long that the person should know. */
export function createLine({ clock, changed, returned, ended }: LineOptions) {
  const offline = createStore(false)
  let state = notYet
  let stopWaiting = () => {}
  const batch = batched(clock, changed)

  const judge = () => offline.set(isOffline(state, clock.now()))

  return {
    offline,
    hear(message: LiveMessage) {
      stopWaiting()
      const wasLost = state.line === 'lost'
      state = after(state, message, clock.now())
      judge()
      if (wasLost && state.line === 'connected') returned()
      if (state.lostAt !== undefined) stopWaiting = clock.after(state.lostAt + offlineAfterMs - clock.now(), judge)
      if (message.type === 'changes') batch.add(message.changes)
      if (message.type === 'ended') ended()
    },
    stop() {
      stopWaiting()
      batch.stop()
    },
  }
}
export type Line = ReturnType<typeof createLine>
