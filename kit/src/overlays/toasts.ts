import type { Tone } from '../feedback/Status.tsx'

export type ToastMessage = {
  /** Who says it, where that is not the page itself: an app's name. */
  from?: string | undefined
  text: string
  tone?: Tone | undefined
  /** One thing to do about it, such as Undo, and the key that does the same; the toast goes when it is done. */
  action?: { text: string; keys?: string | undefined; onAction: () => void } | undefined
}

export type Toast = ToastMessage & { id: number }

export type Toasts = {
  /** Shows a message and returns its id. Without `life` (ms) it stays 6 s, with an action 12 s; 0 stays until closed. */
  add: (message: ToastMessage, life?: number) => number
  close: (id: number) => void
  /** Stops all clocks while the reader is at them (WCAG 2.2.1); `resume` starts each anew. */
  hold: () => void
  resume: () => void
  list: () => readonly Toast[]
  subscribe: (changed: () => void) => () => void
}

/** The newest few are shown; older ones go first. */
const maxToasts = 4
const lifeMs = 6_000
const actionLifeMs = 12_000

/** A queue of messages: make one per page, show it with ToastRegion. */
export function createToasts(): Toasts {
  let list: readonly Toast[] = []
  let last = 0
  let held = false
  const lives = new Map<number, number>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const show = (next: readonly Toast[]) => {
    list = next
    for (const changed of listeners) changed()
  }
  const stop = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const start = (id: number) => {
    const life = lives.get(id)
    if (life && !held)
      timers.set(
        id,
        setTimeout(() => close(id), life),
      )
  }
  const close = (id: number) => {
    stop(id)
    lives.delete(id)
    if (list.some((toast) => toast.id === id)) show(list.filter((toast) => toast.id !== id))
  }

  return {
    add: (message, life = message.action ? actionLifeMs : lifeMs) => {
      last += 1
      const id = last
      const gone = list.slice(0, Math.max(0, list.length + 1 - maxToasts))
      for (const toast of gone) {
        stop(toast.id)
        lives.delete(toast.id)
      }
      lives.set(id, life)
      start(id)
      show([...list.slice(gone.length), { ...message, id }])
      return id
    },
    close,
    hold: () => {
      held = true
      for (const id of timers.keys()) stop(id)
    },
    resume: () => {
      held = false
      for (const id of lives.keys()) {
        stop(id)
        start(id)
      }
    },
    list: () => list,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
