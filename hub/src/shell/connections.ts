import type { Envelope } from '../envelope.ts'
import { LONGEST_NAME } from '../envelope.ts'
import { texts } from '../texts.ts'
import type { Frame } from './frames.ts'
import { type Spawns, spawnFields } from './spawns.ts'
import { newToken } from './token.ts'
import type { Warnings } from './warnings.ts'

export interface ConnectionsOptions {
  spawns: Spawns
  warnings: Warnings
  send: (frame: Frame, envelope: Envelope) => void
  onConnect: (appId: string) => void
}

/**
 * Who is connected. A frame's page may be reloaded under the shell's eyes without a word, and a window is the same
 * window afterwards; two things tell a new page from a page that asks twice: the name that a page gives itself in
 * CONNECT (`data.page`), known at once, and the frame's `load` event, which comes a little later (decision 24).
 */
export function createConnections({ spawns, warnings, send, onConnect }: ConnectionsOptions) {
  /** The page in the frame is gone, or no longer believed to be there. */
  function disconnect(frame: Frame) {
    if (frame.connection === undefined) return
    frame.connection = undefined
    spawns.pageGone(frame.appId)
  }

  function connect(frame: Frame, page: string | undefined, loaded: boolean) {
    disconnect(frame)
    const token = newToken()
    frame.connection = { token, page, loaded, askedAgain: false, awaiting: false, missed: 0 }
    // CONNACK carries one spawn (F-017); what else waits for this app follows it
    const [first, ...others] = spawns.take(frame.appId)
    send(frame, { type: 'CONNACK', token, ...(first && spawnFields(first)) })
    for (const spawn of others) send(frame, { type: 'SPAWN', ...spawnFields(spawn) })
    onConnect(frame.appId)
  }

  return {
    disconnect,

    /** A CONNECT came (F-014). From a page that is connected it is discarded (F-022). */
    asked(frame: Frame, message: Envelope) {
      const page = pageOf(message.data)
      const { connection } = frame
      if (connection === undefined) return connect(frame, page, false)
      const bothNamed = page !== undefined && connection.page !== undefined
      if (bothNamed && page !== connection.page) return connect(frame, page, false)
      connection.askedAgain ||= !bothNamed
      warnings.refuse(frame, texts.knownApp, message)
    },

    /** The frame's `load` event. The first after a connection is of the page that connected, a further one of another. */
    loaded(frame: Frame) {
      const { connection } = frame
      if (connection === undefined) return
      if (connection.askedAgain) connect(frame, undefined, true)
      else if (connection.loaded) disconnect(frame)
      else connection.loaded = true
    },
  }
}

function pageOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const page: unknown = Object.getOwnPropertyDescriptor(data, 'page')?.value
  return typeof page === 'string' && page.length <= LONGEST_NAME ? page : undefined
}
