import type { Clock, Refusal } from '@kontor/hub'
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
 * What of the shell opens at an app's word: its search, its help, its menu; and dialogs that it draws for an app. That must
 * not become a trap, which nobody can leave and to which a reload leads back: only the app in front is heard, one of others
 * only in answer to the person's click or key there, none while something is open, and after that was closed it waits; and one
 * that goes on asking is halted.
 */
export function createAppPanels({ clock, front, isOurs, isInUse, show, halt }: AppPanelsOptions) {
  const open = { panel: false, dialog: false }
  let closedAt = Number.NEGATIVE_INFINITY
  const inVain = new Map<string, number[]>()

  let callOff = () => {}
  const isOpen = () => open.panel || open.dialog

  function whyNot(app: string): Refusal | undefined {
    if (app !== front()) return 'hidden'
    if (isOpen()) return 'busy'
    return isOurs(app) || isInUse(app) ? undefined : 'uninvited'
  }

  function countInVain(app: string) {
    const now = clock.now()
    const asked = [...(inVain.get(app) ?? []).filter((at) => now - at < withinMs), now]
    inVain.set(app, asked)
    if (asked.length < maxInVain) return
    inVain.delete(app)
    halt(app)
  }

  function request(app: string, enter: () => void, refuse: (why: Refusal) => void, rest: number) {
    const reason = whyNot(app)
    if (reason) {
      countInVain(app)
      return refuse(reason)
    }
    const wait = closedAt + rest - clock.now()
    if (wait <= 0) return enter()
    countInVain(app)
    callOff()
    const cancel = clock.after(wait, () => {
      callOff = () => {}
      if (app !== front()) refuse('hidden')
      else if (isOpen()) refuse('busy')
      else enter()
    })
    callOff = () => {
      callOff = () => {}
      cancel()
      refuse('busy')
    }
  }

  function changed(part: 'panel' | 'dialog', isThere: boolean) {
    const wasOpen = isOpen()
    open[part] = isThere
    if (wasOpen && !isOpen()) closedAt = clock.now()
    callOff()
  }

  return {
    ask: (app: string, panel: Panel) =>
      request(
        app,
        () => show(panel),
        () => {},
        restMs,
      ),
    /** Opens a dialog that an app asks for, or says why not; where the person has just closed something, a little later. */
    askDialog: (app: string, enter: () => void, refuse: (why: Refusal) => void) =>
      // Ours ask one thing after the other, where one leads to the other.
      request(app, enter, refuse, isOurs(app) ? 0 : restMs),
    /** Something that apps may not come between lies over them. */
    isOpen,
    /** Counts what an app asked for in vain elsewhere. */
    countInVain,
    /** A panel is open, whoever opened it, or none is any more. */
    changed: (panel: Panel | undefined) => changed('panel', panel !== undefined),
    /** The same of a dialog of an app. */
    dialogChanged: (isThere: boolean) => changed('dialog', isThere),
    /** The app is closed. */
    forget: (app: string) => void inVain.delete(app),
    stop: () => callOff(),
  }
}
