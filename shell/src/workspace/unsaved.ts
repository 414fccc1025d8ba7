import { change, close, frameOf, type Pool } from '../frames/pool.ts'
import type { Store } from '../store.ts'

/** What the open apps say is not saved, and what of it can wait behind the sign-in page, which shows no apps but ours. */
export function createUnsaved(pool: Store<Pool>, isOurs: (app: string) => boolean) {
  const waits = (app: string) => isOurs(app) && frameOf(pool.get(), app)?.unsaved === true

  return {
    canRest: () => pool.get().frames.some(({ app }) => waits(app)),
    /** Closes what has nothing that could wait. */
    keepOnly: () => pool.set(close(pool.get(), (app) => !waits(app))),
    /** What was typed is given up: nothing asks for it again. */
    forget() {
      for (const { app } of pool.get().frames) pool.set(change(pool.get(), app, { unsaved: false }))
    },
  }
}
