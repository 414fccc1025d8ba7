import type { Changes, Clock } from '@kontor/hub'
import { createStore } from '../store.ts'
import { gathered } from './gathered.ts'
import { after, isOffline, type LiveMessage, notYet, patience } from './state.ts'

export interface LineOptions {
  readonly clock: Clock
  readonly changed: (changes: Changes) => void
  /** The stream was refused: the session has ended, or is closed to this company. */
  readonly ended: () => void
}

/** What the stream of changes says, and whether it has been silent for so long that the person should know. */
export function createLine({ clock, changed, ended }: LineOptions) {
  const offline = createStore(false)
  let state = notYet
  let stopWaiting = () => {}
  const told = gathered(clock, changed)

  const judge = () => offline.set(isOffline(state, clock.now()))

  return {
    offline,
    hear(message: LiveMessage) {
      stopWaiting()
      state = after(state, message, clock.now())
      judge()
      if (state.lostAt !== undefined) stopWaiting = clock.after(state.lostAt + patience - clock.now(), judge)
      if (message.type === 'changes') told.add(message.changes)
      if (message.type === 'ended') ended()
    },
    stop() {
      stopWaiting()
      told.stop()
    },
  }
}
export type Line = ReturnType<typeof createLine>
