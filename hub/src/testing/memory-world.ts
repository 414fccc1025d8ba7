import { createAppHub } from '../app/index.ts'
import { type HubWindow, type Letter, OPAQUE_ORIGIN, type PostTarget } from '../window.ts'
import { createManualClock } from './manual-clock.ts'
import { remoteAppHub, remoteMethods } from './remote-app-hub.ts'
import type { World, WorldFrame } from './world.ts'

type Listener = (letter: Letter) => void
type Listeners = Set<(letter: MessageEvent) => void>

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
      postMessage(message, targetOrigin, transfer = []) {
        const data: unknown = structuredClone(message)
        const receiver = to()
        if (targetOrigin !== '*' && targetOrigin !== toOrigin) return
        underway += 1
        queueMicrotask(() => {
          underway -= 1
          // a page that has been replaced meanwhile receives nothing
          const runs = () => receiver === to() && !receiver.frozen
          if (!runs()) return
          for (const line of transfer as object[] as ReturnType<typeof end>[]) line.passTo(runs)
          for (const listener of receiver.listeners) {
            listener({ data, origin: fromOrigin, source: from(), ports: transfer as MessagePort[] })
          }
        })
      },
    }
    return target
  }
  /** One end of a line: what is posted at it arrives at the other one. */
  const end = (own: Listeners, other: Listeners) => {
    let runs = () => true
    return {
      postMessage(message: unknown) {
        const data: unknown = structuredClone(message)
        underway += 1
        queueMicrotask(() => {
          underway -= 1
          for (const listener of other) listener({ data } as MessageEvent)
        })
      },
      addEventListener: (_: string, listener: (letter: MessageEvent) => void) =>
        void own.add((letter) => runs() && listener(letter)),
      start: () => undefined,
      close() {
        own.clear()
        other.clear()
      },
      /** To a page, for as long as it runs. */
      passTo(pageRuns: () => boolean) {
        runs = pageRuns
      },
    }
  }
  class MemoryChannel {
    readonly port1: MessagePort
    readonly port2: MessagePort
    constructor() {
      const [one, two]: [Listeners, Listeners] = [new Set(), new Set()]
      this.port1 = end(one, two) as object as MessagePort
      this.port2 = end(two, one) as object as MessagePort
    }
  }
  const listening = (to: () => Page) => ({
    addEventListener: (_: 'message', listener: Listener) => void to().listeners.add(listener),
    removeEventListener: (_: 'message', listener: Listener) => void to().listeners.delete(listener),
  })

  const shellPage = page()
  const toShell = () => shellPage
  const self: PostTarget = view(toShell, shellOrigin, () => self, shellOrigin)
  const tab = { hidden: false }
  const shellWindow = Object.assign(self, {
    ...listening(toShell),
    top: self,
    document: tab,
    MessageChannel: MemoryChannel,
  })

  const pages = new Map<WorldFrame, { current: () => Page; seenBy: (other: WorldFrame) => PostTarget }>()

  return {
    shellWindow,
    shellOrigin,
    clock,
    async openFrame({ of = 'app' } = {}) {
      frameCount += 1
      const origin = { app: `https://app-${frameCount}.example`, opaque: OPAQUE_ORIGIN, shell: shellOrigin }[of]
      let current = page()
      const [received, receivedOnLine]: [unknown[], unknown[]] = [[], []]
      let line: MessagePort | undefined
      const record = () =>
        current.listeners.add(({ data, ports = [] }) => {
          received.push(data)
          line = ports[0] ?? line
          ports[0]?.addEventListener('message', ({ data: message }) => {
            received.push(message)
            receivedOnLine.push(message)
          })
        })
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
        receivedOnLine,
        async createAppHub(options) {
          const hub = createAppHub({ shellOrigin, ...options, clock, window: ownWindow })
          const methods = remoteMethods(hub) as Readonly<Record<string, (...args: unknown[]) => unknown>>
          return remoteAppHub(
            async (name, args) => methods[name]?.(...args),
            async (act) => act(hub),
          )
        },
        postToShell: (message) => top.postMessage(message, shellOrigin),
        postOnLine: (message) => line?.postMessage(message),
        postToFrame: async (other, message) => pages.get(other)?.seenBy(frame).postMessage(message, '*'),
        async reload() {
          current = page()
          received.length = 0
          receivedOnLine.length = 0
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
