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

  /** What came since the last step, as the one step that it is taken for. */
  function waiting(app: string): Step | undefined {
    const { next, own } = paces.get(app) ?? {}
    return next && { ...next, replace: own !== 1 }
  }

  function taken(step: Step, app: string) {
    const cancel = clock.after(stepPauseMs, () => {
      const next = waiting(app)
      paces.delete(app)
      if (next) taken(next, app)
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
    /** The person goes on to elsewhere: what waits is taken now, so that Back leads to where they were. */
    settle(app: string) {
      const next = waiting(app)
      this.forget(app)
      if (next) take(next, app)
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
