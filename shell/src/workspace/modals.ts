import { onAppTopic, type ShellHub } from '@kontor/hub/shell'
import { createStore } from '../store.ts'

export interface ModalsOptions {
  readonly hub: ShellHub
  /** The app in front, if any. */
  readonly front: () => string | undefined
  /** One of this Kontor's own apps. */
  readonly isOurs: (app: string) => boolean
  /** Whether the person has just clicked or typed in the app's frame. */
  readonly isInUse: (app: string) => boolean
}

/**
 * Around an app that has a modal open, the shell dims and makes inert what is its own. That must not become a trap: only
 * the app in front is granted it, one of others only in answer to the person's click or key there, and the person can
 * end it at any time; whose modal they ended is not granted another one before they have left the app and come back.
 */
export function createModals({ hub, front, isOurs, isInUse }: ModalsOptions) {
  const modal = createStore<string | undefined>(undefined)
  let dismissed: string | undefined

  const end = (app: string) => {
    if (modal.get() === app) modal.set(undefined)
  }
  const stop = onAppTopic(hub, 'kontor.modal', ({ open }, app) => {
    if (!open) return end(app)
    if (app === front() && app !== dismissed && (isOurs(app) || isInUse(app))) modal.set(app)
  })

  return {
    /** The app around which the shell is dimmed. */
    modal,
    /** Another app may be in front now. */
    follow() {
      if (modal.get() !== front()) modal.set(undefined)
      if (dismissed !== front()) dismissed = undefined
    },
    /** The app's page is gone, or has loaded anew. */
    forget: end,
    /** The person wants the shell back. */
    dismiss() {
      dismissed = modal.get()
      modal.set(undefined)
    },
    stop,
  }
}
