import { type Clock, systemClock } from '../clock.ts'
import { SHELL_ID } from '../constants.ts'
import type { Envelope } from '../envelope.ts'
import { SpawnFailed } from '../spawn-failed.ts'
import { createSubscriptions, type EventHandler } from '../subscriptions.ts'
import { texts } from '../texts.ts'
import type { HubWindow } from '../window.ts'
import { createConnections } from './connections.ts'
import { createFrames, type Frame } from './frames.ts'
import { createHandler } from './handler.ts'
import { startHeartbeat } from './heartbeat.ts'
import { createPermissionCheck } from './permission.ts'
import { createSpawns, type SpawnAnswer, spawnFields } from './spawns.ts'
import { createWarnings, type Log } from './warnings.ts'

/** The shell's window; `document.hidden` tells whether its tab is. */
export interface ShellWindow extends HubWindow {
  /** Makes lines to the apps that want one. */
  readonly MessageChannel?: new () => MessageChannel
  readonly document?: { readonly hidden: boolean }
}

export interface ShellHubOptions {
  /** The shell's own app id; `Kontor.Chrome` unless set (decision 22). */
  shellId?: string
  /** The window to run in; must be the top window (F-026). */
  window?: ShellWindow
  /** Whether the current user's account has the app activated: only such an app is spawned (F-040). */
  isActivated: (appId: string) => boolean
  /** Whether the app answers spawns, by its manifest: one that does not would leave who asks waiting for ever. All do unless set. */
  takesSpawns?: (appId: string) => boolean
  /**
   * Makes an app's frame for a spawn where it has none, and brings it to the front. Whether who asks may take the user
   * elsewhere (an app that is not seen, or the shell itself, by its app id) is for the shell to say.
   */
  openApp: (appId: string, asker: string) => void
  /** The app missed its fourth answer (F-034), or flooded without end, and was forgotten; its frame is still registered and may be reloaded. */
  onTimeout: (appId: string, cause: Death) => void
  /** The app connected, for the first time or with a reloaded page. */
  onConnect?: (appId: string) => void
  clock?: Clock
  /** Receives every warning; `console.warn` unless set. */
  log?: Log
  /** Receives what a subscriber or one of these callbacks threw; `console.error` unless set. */
  failed?: (error: unknown) => void
}

/** What an app died of: it gave no answer any more, or it sent too much for too long. */
export type Death = 'silent' | 'flooded'

export interface ShellHub {
  readonly shellId: string
  /**
   * Makes a frame known as an app's, in place of the one that the app had; before its page loads, or the page's
   * CONNECT comes too early.
   * @param frameWindow its `contentWindow`
   * @param expectedOrigin the origin of the app's page; `'null'` for a sandbox without `allow-same-origin`
   * @throws TypeError for a non-window (F-029); Error where the window is taken or the id is the shell's
   */
  register(appId: string, frameWindow: unknown, expectedOrigin: string): void
  /** To be called on every `load` event of the app's frame: it tells a reloaded page from a connected one. */
  loaded(appId: string): void
  /** The app's frame is closed. */
  forget(appId: string): void
  /**
   * Sends an event to one app. False where it is not connected, and nothing was sent.
   * @throws DataCloneError (F-030)
   */
  emit(appId: string, topic: string, data?: unknown): boolean
  /** One event to each connected app, each with that app as its target (decision 30). */
  broadcast(topic: string, data?: unknown): void
  /** Subscribes to the events that apps send to the shell; `*` for all topics. Returns what ends it. */
  on(topic: string, handler: EventHandler): () => void
  /** The shell itself asks an app. Rejects with {@link SpawnFailed}. */
  spawn(target: string, data?: unknown): Promise<unknown>
  /** App ids of all connected apps. */
  connected(): string[]
  /** Listens no more and pings no more. */
  stop(): void
}

/** The shell side of the hub, as docs/protocol.md describes it. */
export function createShellHub(options: ShellHubOptions): ShellHub {
  const {
    shellId = SHELL_ID,
    clock = systemClock,
    log = (text, about) => console.warn(text, about),
    failed = (error) => console.error(error),
  } = options
  const shellWindow: ShellWindow = options.window ?? window
  if (shellWindow.top !== shellWindow) throw new Error(texts.shellNotOnTop)

  /** Calls the shell's own code, whose faults are not the hub's. */
  const safely = (call: () => void) => {
    try {
      call()
    } catch (error) {
      failed(error)
    }
  }
  /** Completes an envelope that was made for this frame alone. */
  function stamped(frame: Frame, envelope: Envelope): Envelope {
    envelope.target = frame.appId
    envelope.viaHub = true
    return envelope
  }
  const greet = (frame: Frame, envelope: Envelope, line: MessagePort | undefined) =>
    frame.post(stamped(frame, envelope), line && [line])
  const send = (frame: Frame, envelope: Envelope) => {
    const port = frame.connection?.port
    if (port) port.postMessage(stamped(frame, envelope))
    else frame.post(stamped(frame, envelope))
  }

  const frames = createFrames(shellId, shellWindow, clock)
  const warnings = createWarnings(log, (frame) => dead(frame, 'flooded'))
  const subscriptions = createSubscriptions(failed)
  const spawns = createSpawns({
    shellId,
    clock,
    isActivated: options.isActivated,
    takesSpawns: options.takesSpawns ?? (() => true),
    openApp: (appId, asker) => safely(() => options.openApp(appId, asker)),
  })
  const deliverSpawns = (appId: string) => {
    const frame = frames.named(appId)
    if (frame?.connection === undefined) return
    for (const spawn of spawns.take(appId)) send(frame, { type: 'SPAWN', ...spawnFields(spawn) })
  }
  const connections = createConnections({
    spawns,
    warnings,
    send,
    greet,
    openLine,
    onConnect: (appId) => safely(() => options.onConnect?.(appId)),
  })
  const handle = createHandler({
    shellId,
    frames,
    connections,
    spawns,
    subscriptions,
    warnings,
    send,
    deliverSpawns,
  })
  const permission = createPermissionCheck({ shellWindow, shellId, frames, clock, log, warnings, handle })
  function openLine(frame: Frame) {
    const line = shellWindow.MessageChannel && new shellWindow.MessageChannel()
    line?.port1.addEventListener('message', (letter) => permission.fromFrame(frame, letter))
    line?.port1.start()
    return line
  }

  shellWindow.addEventListener('message', permission.fromWindow)
  const stopHeartbeat = startHeartbeat({
    clock,
    connected: frames.connected,
    isHidden: () => shellWindow.document?.hidden ?? false,
    ping: (frame) => send(frame, { type: 'PING', source: shellId }),
    dead: (frame) => dead(frame, 'silent'),
  })
  function dead(frame: Frame, cause: Death) {
    connections.disconnect(frame)
    safely(() => options.onTimeout(frame.appId, cause))
  }

  function forget(appId: string) {
    const frame = frames.named(appId)
    if (frame === undefined) return
    connections.disconnect(frame)
    frames.remove(frame)
  }

  function emit(appId: string, topic: string, data?: unknown): boolean {
    const frame = frames.named(appId)
    if (frame?.connection === undefined) return false
    send(frame, { type: 'EVENT', source: shellId, topic, ...(data === undefined ? {} : { data }) })
    return true
  }

  function spawn(target: string, data?: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answer = (reply: SpawnAnswer) =>
        reply.type === 'SPAWN-SUCCESS' ? resolve(reply.data) : reject(new SpawnFailed(String(reply.data)))
      spawns.ask({ asker: shellId, target, topic: undefined, data, answer })
      deliverSpawns(target)
    })
  }

  return {
    shellId,
    register(appId, frameWindow, expectedOrigin) {
      forget(appId)
      frames.add(appId, frameWindow, expectedOrigin)
    },
    loaded(appId) {
      const frame = frames.named(appId)
      if (frame !== undefined) connections.loaded(frame)
    },
    forget,
    emit,
    broadcast(topic, data) {
      for (const { appId } of frames.connected()) emit(appId, topic, data)
    },
    on: subscriptions.on,
    spawn,
    connected: () => frames.connected().map(({ appId }) => appId),
    stop() {
      shellWindow.removeEventListener('message', permission.fromWindow)
      for (const { connection } of frames.connected()) connection.port?.close()
      stopHeartbeat()
    },
  }
}
