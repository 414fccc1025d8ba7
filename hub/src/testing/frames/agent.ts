import { type AppHub, type AppHubOptions, createAppHub } from '../../app/index.ts'
import { createManualClock } from '../manual-clock.ts'
import { remoteMethods } from '../remote-app-hub.ts'
import { createControl } from './control.ts'
import { isRoundTrip, roundTrip } from './round-trip.ts'

/** The script of a frame's page: does what the suite in the top window asks of it. */
const top = window.top as Window
const shellOrigin = new URLSearchParams(location.search).get('shell') ?? ''
const clock = createManualClock()
const hubs: AppHub[] = []
let frozen = false
let line: MessagePort | undefined
// from the top window a page of an opaque origin cannot be named
const { port1, port2 } = new MessageChannel()

const control = createControl(port1, {
  reach: () => undefined,
  createAppHub(
    origin: string,
    spawnHandler: AppHubOptions['spawnHandler'],
    log: AppHubOptions['log'],
    failed: AppHubOptions['failed'],
  ) {
    return hubs.push(
      createAppHub({
        shellOrigin: origin || shellOrigin,
        clock,
        ...(spawnHandler && { spawnHandler }),
        ...(log && { log }),
        ...(failed && { failed }),
      }),
    )
  },
  hub(number: number, name: string, ...args: unknown[]) {
    const hub = hubs[number - 1]
    const method = hub && (remoteMethods(hub) as Readonly<Record<string, (...args: unknown[]) => unknown>>)[name]
    return method?.(...args)
  },
  run: (number: number, act: string) => new Function('hub', `return (${act})(hub)`)(hubs[number - 1]),
  pass: (milliseconds: number) => clock.pass(milliseconds),
  leap: (milliseconds: number) => clock.leap(milliseconds),
  postToShell: (message: unknown) => top.postMessage(message, shellOrigin),
  postOnLine: (message: unknown) => line?.postMessage(message),
  postToFrame(index: number, message: unknown) {
    const other = top.frames[index] as Window
    other.postMessage(message, '*')
    return roundTrip(other)
  },
  freeze() {
    frozen = true
  },
  reload: () => location.reload(),
} as Readonly<Record<string, (...args: never[]) => unknown>> as Readonly<
  Record<string, (...args: unknown[]) => unknown>
>)

function onMessage(event: MessageEvent) {
  if (isRoundTrip(event)) return
  if (frozen) return event.stopImmediatePropagation()
  // before our app side hears of its line
  line = event.ports[0] ?? line
  event.ports[0]?.addEventListener('message', onMessage)
  event.ports[0]?.start()
  void control.call('received', event.data, event.currentTarget !== window)
}
window.addEventListener('message', onMessage)
top.postMessage({ agent: 'here' }, shellOrigin, [port2])
