import type { Clock } from '@kontor/hub'
import type { Panel } from './panel.ts'

/** Milliseconds for which an app waits that asks for a panel when one was closed: time for the person to go elsewhere. */
const restMs = 1_000

/** An app that asks so often in vain within so many milliseconds is halted; a key that is held down asks 30 times a second. */
const maxInVain = 60
const withinMs = 5_000

export interface AppPanelsOptions {
  readonly clock: Clock
  /** The app in front, if any. */
  readonly front: () => string | undefined
  /** One of this Kontor's own apps. */
  readonly isOurs: (app: string) => boolean
  /** Whether the person has just clicked or typed in the app's frame. */
  readonly isInUse: (app: string) => boolean
  readonly show: (panel: Panel) => void
  /** The app asks without end. */
  readonly halt: (app: string) => void
}

/**
 * Panels of the shell that apps open: its search, its help, its menu. That must not become a trap, which nobody can leave
 * and to which a reload leads back: only the app in front is heard, one of others only in answer to the person's click or
 * key there, none while a panel is open, and after one was closed it waits; and one that goes on asking is halted.
 */
export function createAppPanels({ clock, front, isOurs, isInUse, show, halt }: AppPanelsOptions) {
  let open = false
  let closedAt = Number.NEGATIVE_INFINITY
  const inVain = new Map<string, number[]>()

  let callOff = () => {}
  const isHeard = (app: string) => app === front() && !open && (isOurs(app) || isInUse(app))

  function countInVain(app: string) {
    const now = clock.now()
    const asked = [...(inVain.get(app) ?? []).filter((at) => now - at < withinMs), now]
    inVain.set(app, asked)
    if (asked.length < maxInVain) return
    inVain.delete(app)
    halt(app)
  }

  return {
    ask(app: string, panel: Panel) {
      if (!isHeard(app)) return countInVain(app)
      const wait = closedAt + restMs - clock.now()
      if (wait <= 0) return show(panel)
      countInVain(app)
      callOff()
      callOff = clock.after(wait, () => {
        if (app === front() && !open) show(panel)
      })
    },
    /** A panel is open, whoever opened it, or none is any more. */
    changed(panel: Panel | undefined) {
      if (open && panel === undefined) closedAt = clock.now()
      open = panel !== undefined
      callOff()
    },
    /** The app is closed. */
    forget: (app: string) => void inVain.delete(app),
    stop: () => callOff(),
  }
}
