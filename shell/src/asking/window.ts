import type { Refusal } from '@kontor/hub'
import type { Reply } from '@kontor/hub/shell/requests'

export interface WindowOptions {
  /** The app in front, if any. */
  readonly front: () => string | undefined
  /** Whether the person has just clicked or typed in the app's frame. */
  readonly isInUse: (app: string) => boolean
  /** A dialog or a panel lies over the apps. */
  readonly isBusy: () => boolean
  readonly inVain: (app: string) => void
  /** @returns false where the browser blocks it */
  readonly openWindow: (path: string) => boolean
}

/** Whether a page of the server is opened in a window of its own for the app in front, and if not, why. */
export function answerWindow(options: WindowOptions, path: string, reply: Reply<boolean>, app: string): void {
  const { front, isInUse, isBusy, inVain, openWindow } = options
  function whyNot(): Refusal | undefined {
    if (app !== front()) return 'hidden'
    if (isBusy()) return 'busy'
    return isInUse(app) ? undefined : 'uninvited'
  }
  const reason = whyNot()
  if (reason) {
    inVain(app)
    reply.refuse(reason)
  } else reply.with(openWindow(path))
}

/** So large that a shop has room, and one still sees from where it was opened. */
const features = 'popup,width=1180,height=820'

/** Opens it; what is shown there never reaches back. */
export function openWindow(path: string): boolean {
  const opened = window.open(path, '_blank', features)
  if (opened === null) return false
  opened.opener = null
  return true
}
