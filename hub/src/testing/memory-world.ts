import { createAppHub } from '../app/index.ts'
import { type HubWindow, type Letter, OPAQUE_ORIGIN, type PostTarget } from '../window.ts'
import { farAppHub, farMethods } from './far-app-hub.ts'
import { createManualClock } from './manual-clock.ts'
import type { World, WorldFrame } from './world.ts'

type Listener = (letter: Letter) => void

export interface MemoryWorld extends World {
  openFrame(...options: Parameters<World['openFrame']>): Promise<MemoryFrame>
}
export interface MemoryFrame extends WorldFrame {
  /** Its page's own window, for an app side that runs here. */
  readonly ownWindow: HubWindow
}

/**
 * Windows in memory that treat messages as browsers do: structured clones, delivered later and in order, with the
 * sender's window and origin, and only where the target's origin is the one asked for.
 */
export function createMemoryWorld(): MemoryWorld {
  const clock = createManualClock()
  const shellOrigin = 'https://shell.example'
  let underway = 0
  let frameCount = 0
  const page = () => ({ listeners: new Set<Listener>(), frozen: false })
  type Page = ReturnType<typeof page>

  /** `to` as seen from a window that messages come from. */
  const view = (to: () => Page, toOrigin: string, from: () => PostTarget, fromOrigin: string): PostTarget => {
    const target: PostTarget = {
      get window() {
        return target
      },
      postMessage(message, targetOrigin) {
        const data: unknown = structuredClone(message)
        const receiver = to()
        if (targetOrigin !== '*' && targetOrigin !== toOrigin) return
        underway += 1
        queueMicrotask(() => {
          underway -= 1
          // a page that has been replaced meanwhile receives nothing
          if (receiver !== to() || receiver.frozen) return
          for (const listener of receiver.listeners) listener({ data, origin: fromOrigin, source: from() })
        })
      },
    }
    return target
  }
  const listening = (to: () => Page) => ({
    addEventListener: (_: 'message', listener: Listener) => void to().listeners.add(listener),
    removeEventListener: (_: 'message', listener: Listener) => void to().listeners.delete(listener),
  })

  const shellPage = page()
  const toShell = () => shellPage
  const self: PostTarget = view(toShell, shellOrigin, () => self, shellOrigin)
  const tab = { hidden: false }
  const shellWindow = Object.assign(self, { ...listening(toShell), top: self, document: tab })

  const pages = new Map<WorldFrame, { current: () => Page; seenBy: (other: WorldFrame) => PostTarget }>()

  return {
    shellWindow,
    shellOrigin,
    clock,
    async openFrame({ of = 'app' } = {}) {
      frameCount += 1
      const origin = { app: `https://app-${frameCount}.example`, opaque: OPAQUE_ORIGIN, shell: shellOrigin }[of]
      let current = page()
      const received: unknown[] = []
      const record = () => current.listeners.add(({ data }) => received.push(data))
      record()

      const asSeenByShell: PostTarget = view(
        () => current,
        origin,
        () => top,
        shellOrigin,
      )
      const top: PostTarget = view(toShell, shellOrigin, () => asSeenByShell, origin)
      const ownWindow = { top, ...listening(() => current) }
      const frame: MemoryFrame = {
        window: asSeenByShell,
        ownWindow,
        origin,
        received,
        async createAppHub(options) {
          const hub = createAppHub({ shellOrigin, ...options, clock, window: ownWindow })
          const methods = farMethods(hub) as Readonly<Record<string, (...args: unknown[]) => unknown>>
          return farAppHub(
            async (name, args) => methods[name]?.(...args),
            async (act) => act(hub),
          )
        },
        postToShell: (message) => top.postMessage(message, shellOrigin),
        postToFrame: async (other, message) => pages.get(other)?.seenBy(frame).postMessage(message, '*'),
        async reload() {
          current = page()
          received.length = 0
          record()
        },
        async freeze() {
          current.frozen = true
        },
      }
      pages.set(frame, {
        current: () => current,
        seenBy: (other) =>
          view(
            () => current,
            origin,
            () => other.window,
            other.origin,
          ),
      })
      return frame
    },
    setHidden(hidden) {
      tab.hidden = hidden
    },
    async settle() {
      do await new Promise((resolve) => setTimeout(resolve))
      while (underway > 0)
    },
    close() {
      shellPage.listeners.clear()
    },
  }
}
