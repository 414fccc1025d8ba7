import { frameOf, type Pool } from '../frames/pool.ts'
import { createStore, type Store } from '../store.ts'

/**
 * The second of two apps that are seen at once, and which of them has the keyboard. `changed` is called when another is seen
 * there, or none is any more.
 */
export function createSide(pool: Store<Pool>, front: () => string | undefined, changed: () => void) {
  const beside = createStore<string | undefined>(undefined)
  /** The one into which the person types; the one in front unless they chose. */
  const typing = createStore<string | undefined>(undefined)

  function close() {
    beside.set(undefined)
    typing.set(undefined)
    changed()
  }

  let besideOf = front()

  return {
    beside,
    typing,
    close,
    show(app: string) {
      beside.set(app)
      changed()
    },
    /** What stands beside an app belongs to it, and goes with it. */
    follow() {
      if (besideOf !== front()) close()
      besideOf = front()
    },
    detached(app: string) {
      if (beside.get() === app && !frameOf(pool.get(), app)) close()
    },
  }
}
