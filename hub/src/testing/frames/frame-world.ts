import { OPAQUE_ORIGIN } from '../../window.ts'
import { createManualClock } from '../manual-clock.ts'
import { remoteAppHub } from '../remote-app-hub.ts'
import type { World, WorldFrame } from '../world.ts'
import { type Control, createControl } from './control.ts'
import { isRoundTrip, roundTrip } from './round-trip.ts'

interface RealFrame extends WorldFrame {
  element: HTMLIFrameElement
  control: Control
}

/** Windows in a browser: this one, and real frames in it whose pages run the agent (`agent.ts`). */
export function createFrameWorld(): World {
  const time = createManualClock()
  const frames: RealFrame[] = []
  const lines = watchLines(onMessage)
  const arrivals = new Map<unknown, (port: MessagePort) => void>()
  /** Whatever happens, so that settling knows when nothing does any more. */
  let happened = 0
  const happens = () => {
    happened += 1
  }
  const tell = (name: string, ...args: unknown[]) => {
    for (const { control } of frames) void control.call(name, ...args)
  }

  function onMessage(event: MessageEvent) {
    if (isRoundTrip(event)) return
    const arrived = arrivals.get(event.source)
    if (arrived && event.ports[0]) {
      event.stopImmediatePropagation()
      arrivals.delete(event.source)
      return arrived(event.ports[0])
    }
    happens()
  }
  window.addEventListener('message', onMessage)

  /** Waits for the agent of a page that loads. */
  async function agentOf(element: HTMLIFrameElement, received: unknown[], onLine: unknown[]): Promise<Control> {
    const port = await new Promise<MessagePort>((arrived) => arrivals.set(element.contentWindow, arrived))
    const methods = {
      received(data: unknown, overLine: unknown) {
        received.push(data)
        if (overLine) onLine.push(data)
      },
    }
    return createControl(port, methods, { heard: happens, quiet: 'reach' })
  }

  async function openFrame({ of = 'app' }: Parameters<World['openFrame']>[0] = {}): Promise<WorldFrame> {
    const element = document.createElement('iframe')
    const site = `https://app-${frames.length + 1}.example`
    if (of === 'opaque') element.setAttribute('sandbox', 'allow-scripts')
    element.src = `${of === 'shell' ? location.origin : site}/frame?shell=${encodeURIComponent(location.origin)}`
    document.body.append(element)
    const view = element.contentWindow as Window
    const [received, receivedOnLine]: [unknown[], unknown[]] = [[], []]
    const frame: RealFrame = {
      element,
      control: await agentOf(element, received, receivedOnLine),
      window: view,
      origin: { app: site, opaque: OPAQUE_ORIGIN, shell: location.origin }[of],
      received,
      receivedOnLine,
      async createAppHub({ shellOrigin = '', spawnHandler, log, failed } = {}) {
        const { control } = frame
        const number = await control.call('createAppHub', shellOrigin, spawnHandler, log, failed)
        return remoteAppHub(
          (name, args) => control.call('hub', number, name, ...args),
          async (act) => void (await control.call('run', number, String(act))),
        )
      },
      postToShell: (message) => void frame.control.call('postToShell', message),
      postOnLine: (message) => void frame.control.call('postOnLine', message),
      async postToFrame(other, message) {
        const index = Array.from({ length: window.length }, (_, at) => window[at]).indexOf(other.window as Window)
        await frame.control.call('postToFrame', index, message)
      },
      async reload() {
        received.length = 0
        receivedOnLine.length = 0
        const next = agentOf(element, received, receivedOnLine)
        void frame.control.call('reload')
        frame.control = await next
      },
      freeze: async () => void (await frame.control.call('freeze')),
    }
    frames.push(frame)
    return frame
  }

  const everywhere = (act: (frame: RealFrame) => Promise<unknown>) => Promise.all(frames.map(act))
  const reach = () => everywhere(({ control }) => control.call('reach'))

  return {
    shellWindow: window as World['shellWindow'],
    shellOrigin: location.origin,
    clock: {
      ...time,
      pass(milliseconds) {
        time.pass(milliseconds)
        tell('pass', milliseconds)
      },
      leap(milliseconds) {
        time.leap(milliseconds)
        tell('leap', milliseconds)
      },
    },
    openFrame,
    setHidden: (hidden) => void Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }),
    async settle() {
      for (let quiet = 0; quiet < 2; ) {
        const before = happened
        // what was asked of the pages is done, what was posted has come, and the pages have told of it
        await reach()
        await everywhere(({ element }) => roundTrip(element.contentWindow as Window))
        await Promise.all([...lines.open].map(roundTrip))
        await reach()
        quiet = happened === before ? quiet + 1 : 0
      }
    },
    close() {
      window.removeEventListener('message', onMessage)
      for (const { element } of frames) element.remove()
      Reflect.deleteProperty(document, 'hidden')
      lines.stop()
    },
  }
}

/** Hears the lines that the shell opens before the shell does; `open` are the shell's ends of those that are. */
function watchLines(onMessage: (event: MessageEvent) => void) {
  const Native = window.MessageChannel
  const open = new Set<MessagePort>()
  window.MessageChannel = class extends Native {
    constructor() {
      super()
      const { port1 } = this
      open.add(port1)
      port1.addEventListener('message', onMessage)
      port1.addEventListener('close', () => open.delete(port1))
      port1.close = () => {
        open.delete(port1)
        MessagePort.prototype.close.call(port1)
      }
    }
  }
  return {
    open,
    stop() {
      window.MessageChannel = Native
    },
  }
}
