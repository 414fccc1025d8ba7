import type { AppRequests, Clock, Refusal } from '@kontor/hub'
import type { ShellHub } from '@kontor/hub/shell'
import { hearRequest, type Reply } from '@kontor/hub/shell/requests'
import { createStore } from '../store.ts'

/** Whoever cancels so many dialogs of an app within so many milliseconds wants none of it. */
const maxDeclined = 3
const withinMs = 60_000

type Asked = AppRequests['kontor.ask']['asks']

/** What an app has the shell ask the person; without fields it is answered by yes or no. */
export interface AppDialog {
  readonly app: string
  readonly question: Omit<Asked, 'fields'> & Partial<Pick<Asked, 'fields'>>
  readonly accept: (filledIn: Record<string, string>) => void
  readonly cancel: () => void
}

export interface AppDialogsOptions {
  readonly hub: ShellHub
  readonly clock: Clock
  /** The app in front, if any. */
  readonly front: () => string | undefined
  /** Lets one in at a time, and none without the person. */
  readonly admit: (app: string, enter: () => void, refuse: (why: Refusal) => void) => void
  /** An app asked for what it may not have for now. */
  readonly inVain: (app: string) => void
  /** A dialog is open, or none is any more. */
  readonly changed: (isOpen: boolean) => void
  /** What the button that leads out of each dialog is called. */
  readonly cancelWord: () => string
}

/** Words that are read alike. */
const plain = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Dialogs over everything that apps ask for, one at a time: the shell draws them and says whose they are. Whoever has
 * cancelled several of an app gets none of it any more until they have left it and come back.
 */
export function createAppDialogs({ hub, clock, front, admit, inVain, changed, cancelWord }: AppDialogsOptions) {
  const dialog = createStore<AppDialog | undefined>(undefined)
  const declined = new Map<string, number[]>()
  const lately = (app: string) => (declined.get(app) ?? []).filter((at) => clock.now() - at < withinMs)
  let isUnwanted: string | undefined

  function decline(app: string) {
    const times = [...lately(app), clock.now()]
    declined.set(app, times)
    if (times.length >= maxDeclined) isUnwanted = app
  }

  function close() {
    dialog.set(undefined)
    changed(false)
  }

  function ask<Answer>(
    app: string,
    question: AppDialog['question'],
    reply: Reply<Answer>,
    answers: { accepted: (filledIn: Record<string, string>) => Answer; cancelled: Answer },
  ) {
    if (app === isUnwanted) {
      inVain(app)
      return reply.refuse('declined')
    }
    if (question.accept !== undefined && plain(question.accept) === plain(cancelWord()))
      return reply.refuse('misleading')
    const end = (answer: Answer) => {
      close()
      reply.with(answer)
    }
    const enter = () => {
      changed(true)
      dialog.set({
        app,
        question,
        accept(filledIn) {
          declined.delete(app)
          end(answers.accepted(filledIn))
        },
        cancel() {
          decline(app)
          end(answers.cancelled)
        },
      })
    }
    admit(app, enter, reply.refuse)
  }

  /** Nobody is asked any more: the app is gone, or another is in front. */
  function callOff() {
    const open = dialog.get()
    if (open === undefined) return
    open.cancel()
    // It was not the person who cancelled.
    declined.set(open.app, lately(open.app).slice(0, -1))
  }

  return {
    dialog,
    /** An app has asked for a dialog. */
    hear(topic: string, data: unknown, appId: string) {
      if (topic === 'kontor.confirm')
        hearRequest(hub, topic, [data, appId], (question, reply, app) =>
          ask(app, question, reply, { accepted: () => true, cancelled: false }),
        )
      if (topic === 'kontor.ask')
        hearRequest(hub, topic, [data, appId], (form, reply, app) =>
          ask(app, form, reply, { accepted: (filledIn) => filledIn, cancelled: null }),
        )
    },
    /** Another app may be in front now. */
    follow() {
      if (dialog.get() && dialog.get()?.app !== front()) callOff()
      if (isUnwanted !== undefined && isUnwanted !== front()) {
        declined.delete(isUnwanted)
        isUnwanted = undefined
      }
    },
    /** The app's page is gone, or has loaded anew. */
    forget(app: string) {
      if (dialog.get()?.app === app) callOff()
    },
  }
}
