import type { Envelope } from '../envelope.ts'
import { MAX_NAME_CHARACTERS } from '../envelope.ts'
import { texts } from '../texts.ts'
import type { Frame } from './frames.ts'
import { type Spawns, spawnFields } from './spawns.ts'
import { newToken } from './token.ts'
import type { Warnings } from './warnings.ts'

export interface ConnectionsOptions {
  spawns: Spawns
  warnings: Warnings
  send: (frame: Frame, envelope: Envelope) => void
  /** Sends CONNACK to the frame's window, with the page's end of a line if there is one. */
  greet: (frame: Frame, envelope: Envelope, line: MessagePort | undefined) => void
  /** Makes a line to the page in the frame, where the browser has them. */
  openLine: (frame: Frame) => MessageChannel | undefined
  onConnect: (appId: string) => void
}

/**
 * Who is connected. A frame's page may be reloaded under the shell's eyes without a word, and a window is the same
 * window afterwards; two things tell a new page from a page that asks twice: the name that a page gives itself in
 * CONNECT (`data.page`), known at once, and the frame's `load` event, which comes a little later (decision 24).
 */
export function createConnections({ spawns, warnings, send, greet, openLine, onConnect }: ConnectionsOptions) {
  /** The page in the frame is gone, or no longer believed to be there. */
  function disconnect(frame: Frame) {
    if (frame.connection === undefined) return
    frame.connection.port?.close()
    frame.connection = undefined
    spawns.pageGone(frame.appId)
  }

  function connect(frame: Frame, { page, port }: Asked, loaded: boolean) {
    disconnect(frame)
    const token = newToken()
    const line = port ? openLine(frame) : undefined
    frame.connection = { token, page, port: line?.port1, loaded, askedAgain: false, awaiting: false, missed: 0 }
    // CONNACK carries one spawn (F-017); what else waits for this app follows it
    const [first, ...others] = spawns.take(frame.appId)
    greet(frame, { type: 'CONNACK', token, ...(first && spawnFields(first)) }, line?.port2)
    for (const spawn of others) send(frame, { type: 'SPAWN', ...spawnFields(spawn) })
    onConnect(frame.appId)
  }

  return {
    disconnect,

    /** A CONNECT came (F-014). From a page that is connected it is discarded (F-022). */
    asked(frame: Frame, message: Envelope) {
      const asked = askedWith(message.data)
      const { connection } = frame
      if (connection === undefined) return connect(frame, asked, false)
      const bothNamed = asked.page !== undefined && connection.page !== undefined
      if (bothNamed && asked.page !== connection.page) return connect(frame, asked, false)
      connection.askedAgain ||= !bothNamed
      warnings.refuse(frame, texts.knownApp, message)
    },

    /** The frame's `load` event. The first after a connection is of the page that connected, a further one of another. */
    loaded(frame: Frame) {
      const { connection } = frame
      if (connection === undefined) return
      if (connection.askedAgain) connect(frame, {}, true)
      else if (connection.loaded) disconnect(frame)
      else connection.loaded = true
    },
  }
}

/** What a page says of itself in CONNECT: its name, and whether it wants a line of its own. */
interface Asked {
  page?: string
  port?: boolean
}

function askedWith(data: unknown): Asked {
  if (typeof data !== 'object' || data === null) return {}
  const own = (name: string): unknown => Object.getOwnPropertyDescriptor(data, name)?.value
  const [page, port] = [own('page'), own('port')]
  return {
    ...(typeof page === 'string' && page.length <= MAX_NAME_CHARACTERS ? { page } : {}),
    ...(port === true ? { port } : {}),
  }
}
