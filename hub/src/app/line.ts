import type { Clock } from '../clock.ts'
import { type Envelope, readEnvelope } from '../envelope.ts'
import { type HubWindow, type Letter, type Post, postTo } from '../window.ts'
import { appTexts } from './texts.ts'

/** What CONNACK brought. */
export interface Connected {
  appId: string
  token: string
  /** The spawn for which the app was opened, if it was (F-017). Its handler has it too. */
  spawn?: { source: string; data: unknown }
}

/** Milliseconds that the shell may take to answer CONNECT. */
const ANSWER_LIMIT_MS = 10_000

export interface LineOptions {
  appWindow: HubWindow
  shellOrigin: string
  appId: string | undefined
  clock: Clock
  log: (text: string) => void
  /** Receives what the shell sends: CONNACK and everything after it but PING, which the line answers itself. */
  receive: (message: Envelope) => void
}

/** The line to the shell: connects, keeps the token, queues what is sent too early, answers PING. */
export function createLine({ appWindow, shellOrigin, appId, clock, log, receive }: LineOptions) {
  const shell = appWindow.top
  if (shell === appWindow) throw new Error(appTexts.appOnTop)

  let connected: Connected | undefined
  let connecting: Promise<Connected> | undefined
  let settle: ((connected: Connected) => void) | undefined
  const queue: Envelope[] = []
  /** The line that CONNACK brought, if it did: quicker than the windows, which it replaces. */
  let port: MessagePort | undefined
  let post: Post | undefined

  function transmit(message: Envelope) {
    if (port) return port.postMessage(message)
    post ??= postTo(shell, shellOrigin)
    post(message)
  }

  function send(message: Envelope) {
    if (connected) return transmit(stamped(message, connected))
    log(appTexts.notConnected)
    // a copy now: what cannot be cloned fails at the call (F-030), and later changes to the data stay out
    queue.push(structuredClone(message))
  }

  function onConnack(message: Envelope, line: MessagePort | undefined) {
    const { token, target } = message
    if (connected || !settle || token === undefined || target === undefined) return
    connected = { appId: target, token, ...spawnOf(message) }
    port = line
    port?.addEventListener('message', onLine)
    port?.start()
    // F-019, decision 26: in the order in which it was filled, once
    for (const early of queue.splice(0)) transmit(stamped(early, connected))
    settle(connected)
    receive(message)
  }

  function onLetter({ source, origin, data, ports }: Letter) {
    // F-027: whatever another window says, this app does not hear
    if (source !== shell || origin !== shellOrigin) return
    const message = readEnvelope(data)
    if (message?.type === 'CONNACK' && message.viaHub) onConnack(message, ports?.[0])
    else onMessage(message)
  }

  const onLine = ({ data }: MessageEvent) => onMessage(readEnvelope(data))

  function onMessage(message: Envelope | undefined) {
    if (message?.viaHub !== true || message.type === 'CONNACK') return
    if (!connected || message.target !== connected.appId) return
    if (message.type === 'PING') return transmit(stamped({ type: 'PONG' }, connected))
    receive(message)
  }
  appWindow.addEventListener('message', onLetter)

  return {
    send,
    connect() {
      connecting ??= new Promise((resolve, reject) => {
        const giveUp = clock.after(ANSWER_LIMIT_MS, () => reject(new Error(appTexts.noAnswer)))
        settle = (result) => {
          giveUp()
          resolve(result)
        }
        // a name for this page, so that the shell knows a reloaded one at once
        const page = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
        transmit({ type: 'CONNECT', data: { page, port: true }, ...(appId === undefined ? {} : { source: appId }) })
      })
      return connecting
    },
    stop() {
      appWindow.removeEventListener('message', onLetter)
      port?.close()
    },
  }
}
export type Line = ReturnType<typeof createLine>

const stamped = (message: Envelope, { appId, token }: Connected): Envelope => ({ ...message, source: appId, token })

const spawnOf = ({ source, data }: Envelope): Pick<Connected, 'spawn'> =>
  source === undefined ? {} : { spawn: { source, data } }
