import type { Clock } from '../clock.ts'
import { MAX_COSTLY_MESSAGES_PER_SECOND, MAX_MESSAGES_PER_SECOND } from '../constants.ts'
import { texts } from '../texts.ts'
import { type Post, postTo } from '../window.ts'
import { type Budget, createBudget } from './budget.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** A frame that the shell made for an app. */
export interface Frame {
  readonly appId: string
  readonly window: unknown
  /** Posts to its window. */
  readonly post: Post
  /** The origin that the app's page must have; 'null' for a sandbox with an opaque one. */
  readonly origin: string
  /** Bounds all of its messages. */
  readonly messages: Budget
  /** Bounds those that cost the shell more than passing them on. */
  readonly costly: Budget
  /** Bounds the time that reading them takes. */
  readonly reading: RateLimit
  /** The page in the frame that connected, while it is there. */
  connection?: Connection | undefined
}

export interface Connection {
  readonly token: string
  /** What the page calls itself in CONNECT, if it does: another page of the same app has another name. */
  readonly page: string | undefined
  /** The line to the page, where it asked for one: all but CONNECT and CONNACK goes over it instead of the windows. */
  readonly port: MessagePort | undefined
  /** The frame's `load` event came after this page connected: the next one is of another page. */
  loaded: boolean
  /** A CONNECT was discarded that might have been of a new page; the frame's `load` event will tell. */
  askedAgain: boolean
  /** A PING is on its way and not answered. */
  awaiting: boolean
  /** Answers missed in a row. */
  missed: number
}

/** A frame whose page is connected. */
export type ConnectedFrame = Frame & { connection: Connection }

/** The frames of the shell: by app id, and by the window that a message comes from. */
export function createFrames(shellId: string, shellWindow: unknown, clock: Clock) {
  const byApp = new Map<string, Frame>()
  const byWindow = new Map<unknown, Frame>()

  return {
    of: (window: unknown) => byWindow.get(window),
    named: (appId: string) => byApp.get(appId),
    connected: () => [...byApp.values()].filter((frame): frame is ConnectedFrame => frame.connection !== undefined),

    /** @throws where the window is none, or is taken, or the app id is the shell's (F-026: it resolves to the shell). */
    add(appId: string, window: unknown, origin: string): Frame {
      const post = postTo(window, origin)
      if (appId === shellId || window === shellWindow) throw new Error(texts.shellIdTaken(appId))
      if (byWindow.has(window)) throw new Error(texts.windowTaken)
      const frame: Frame = {
        appId,
        window,
        post,
        origin,
        messages: createBudget(clock, MAX_MESSAGES_PER_SECOND),
        costly: createBudget(clock, MAX_COSTLY_MESSAGES_PER_SECOND),
        reading: createRateLimit(clock),
      }
      byApp.set(appId, frame)
      byWindow.set(window, frame)
      return frame
    },

    remove(frame: Frame) {
      byApp.delete(frame.appId)
      byWindow.delete(frame.window)
    },
  }
}
export type Frames = ReturnType<typeof createFrames>
