import type { AppTopics, Clock } from '@kontor/hub'

type Step = AppTopics['kontor.navigated']

/** Milliseconds between two steps of one app. */
const stepPauseMs = 250

interface Pace {
  /** The last step that came meanwhile. */
  next?: Step
  /** How many of those that came were steps of their own, and not in place of the one before. */
  own: number
  readonly cancel: () => void
}

/**
 * An app says where it went as often as it likes, and each time costs a history step and a drawing of the shell: so the
 * first is taken at once, and of a burst the last, in place of the others.
 */
export function createSteps(clock: Clock, take: (step: Step, app: string) => void) {
  const paces = new Map<string, Pace>()

  function taken(step: Step, app: string) {
    const cancel = clock.after(stepPauseMs, () => {
      const { next, own } = paces.get(app) ?? {}
      paces.delete(app)
      if (next) taken({ ...next, replace: own !== 1 }, app)
    })
    paces.set(app, { own: 0, cancel })
    take(step, app)
  }

  return {
    hear(step: Step, app: string) {
      const pace = paces.get(app)
      if (!pace) return taken(step, app)
      pace.next = step
      if (!step.replace) pace.own += 1
    },
    /** The app is closed, or was told to go elsewhere: what waits is no longer so. */
    forget(app: string) {
      paces.get(app)?.cancel()
      paces.delete(app)
    },
    stop() {
      for (const app of paces.keys()) this.forget(app)
    },
  }
}
