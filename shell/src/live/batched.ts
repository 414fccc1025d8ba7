import type { Changes, Clock } from '@kontor/hub'

/** So long after changes were told, in milliseconds, further ones wait for each other. */
export const batchPauseMs = 500

/**
 * Tells of changes at once, and of all that come within the pause after that together: whoever reads anew at each of many,
 * as when files are imported, would begin again before they are done, and ask for the same as often.
 */
export function batched(clock: Clock, tell: (changes: Changes) => void) {
  let waiting: Changes | undefined
  let stopWaiting: (() => void) | undefined

  const go = () => {
    stopWaiting = undefined
    if (waiting === undefined) return
    const changes = waiting
    waiting = undefined
    stopWaiting = clock.after(batchPauseMs, go)
    tell(changes)
  }
  return {
    add(changes: Changes) {
      waiting = waiting === undefined ? changes : both(waiting, changes)
      if (stopWaiting === undefined) go()
    },
    stop: () => stopWaiting?.(),
  }
}

/** Up to the later position, each object once. */
function both(before: Changes, { position, items }: Changes): Changes {
  const objects = [...before.items, ...items].map((item) => [`${item.kind} ${item.id}`, item] as const)
  return { position, items: [...new Map(objects).values()] }
}
