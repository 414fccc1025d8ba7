import type { Place, Refusal } from '@kontor/hub'
import type { Reply } from '@kontor/hub/shell/requests'

export interface BesideOptions {
  /** The app in front, if any. */
  readonly front: () => string | undefined
  readonly isActivated: (app: string) => boolean
  /** One of this Kontor's own apps. */
  readonly isOurs: (app: string) => boolean
  /** Whether the person has just clicked or typed in the app's frame. */
  readonly isInUse: (app: string) => boolean
  /** A dialog or a panel lies over the apps. */
  readonly isBusy: () => boolean
  readonly inVain: (app: string) => void
  readonly showBeside: (place: Place) => void
}

/** Whether the app in front has another one shown beside it, and if not, why. */
export function answerBeside(options: BesideOptions, place: Place, reply: Reply<boolean>, app: string): void {
  const { front, isActivated, isOurs, isInUse, isBusy, inVain, showBeside } = options
  function whyNot(): Refusal | undefined {
    if (app !== front()) return 'hidden'
    if (isBusy()) return 'busy'
    if (!isOurs(app) && !isInUse(app)) return 'uninvited'
    return place.app !== app && isActivated(place.app) ? undefined : 'notActivated'
  }
  const reason = whyNot()
  if (reason) {
    inVain(app)
    reply.refuse(reason)
  } else {
    showBeside({ app: place.app, path: place.path })
    reply.with(true)
  }
}
