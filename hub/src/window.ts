import type { Envelope } from './envelope.ts'
import { texts } from './texts.ts'

/** What the hub needs of a window that it posts to. Every Window is one, also of another origin. */
export interface PostTarget {
  readonly window: unknown
  postMessage(message: unknown, targetOrigin: string, transfer?: Transferable[]): void
}

/** What the hub needs of a message event. */
export interface Letter {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
  readonly ports?: readonly MessagePort[]
}

/** What the hub needs of the window that it runs in. */
export interface HubWindow {
  readonly top: unknown
  addEventListener(type: 'message', listener: (letter: Letter) => void): void
  removeEventListener(type: 'message', listener: (letter: Letter) => void): void
}

/** The origin of a frame in a sandbox without `allow-same-origin`, as message events spell it. */
export const OPAQUE_ORIGIN = 'null'

/** Posts an envelope, with what is handed over rather than cloned. @throws DataCloneError (F-030) */
export type Post = (envelope: Envelope, transfer?: Transferable[]) => void

/**
 * Posts to a window, only if that window still shows a page of `origin`. An opaque origin cannot be named to the browser,
 * so for it alone the message goes to whatever the window shows. What is a window stays one: that is asked here, once.
 * @throws TypeError 'postMessage called on a non Window object.' (F-029, F-276)
 */
export function postTo(target: unknown, origin: string): Post {
  if (!isWindow(target)) throw new TypeError(texts.notAWindow)
  const to = origin === OPAQUE_ORIGIN ? '*' : origin
  return (envelope, transfer) =>
    transfer ? target.postMessage(envelope, to, transfer) : target.postMessage(envelope, to)
}

/** `window` and `postMessage` are among the few properties that a window of another origin lets be read. */
function isWindow(value: unknown): value is PostTarget {
  if (typeof value !== 'object' || value === null) return false
  const candidate = value as Partial<PostTarget>
  return candidate.window === value && typeof candidate.postMessage === 'function'
}
