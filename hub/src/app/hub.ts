import { type Clock, systemClock } from '../clock.ts'
import { SHELL_ID } from '../constants.ts'
import { type Delay, dispatchLater } from '../delays.ts'
import type { Envelope } from '../envelope.ts'
import { createSubscriptions, type EventHandler } from '../subscriptions.ts'
import type { HubWindow } from '../window.ts'
import { type Connected, createLine } from './line.ts'
import { createSpawnSide, type SpawnHandler } from './spawning.ts'
import { appTexts } from './texts.ts'

export interface AppHubOptions {
  /** Origin of the shell: it alone is posted to and accepted from. */
  shellOrigin: string
  /** The shell's app id; `Kontor.Chrome` unless set. */
  shellId?: string
  /** The app id that the app believes to have. The shell knows it by its frame and says it in CONNACK. */
  appId?: string
  /** The window to run in; the shell is its top window (F-027). */
  window?: HubWindow
  /** Answers spawns; without one they fail (F-039). May also be set later, by `onSpawn`. */
  spawnHandler?: SpawnHandler
  clock?: Clock
  /** Receives warnings; `console.warn` unless set. */
  log?: (text: string) => void
  /** Receives what a subscriber threw; `console.error` unless set. */
  failed?: (error: unknown) => void
}

/** A topic and, if any, its data (F-047). */
export type EmitArguments = [topic: string] | [topic: string, data: unknown]

export interface AppHub {
  readonly shellId: string
  /**
   * Connects, once: what was sent before follows in order, then the promise is fulfilled.
   * Rejects where the shell does not answer within ten seconds.
   */
  connect(): Promise<Connected>
  /**
   * Sends an event to the shell; before the connection it is queued, with a warning (F-018, F-275).
   * @throws TypeError for no or for more than two arguments (F-047); DataCloneError (F-030)
   */
  emit(...event: EmitArguments): void
  /** The same to another app. */
  emitTo(appId: string, ...event: EmitArguments): void
  /** The same to the shell after a named delay, 200 ms where none is named (F-046); throws at once. Returns what calls it off. */
  emitLater(delay: Delay | undefined, ...event: EmitArguments): () => void
  /** Subscribes to a topic, or by `*` to all of them. Returns what ends it. */
  on(topic: string, handler: EventHandler): () => void
  /** Asks the shell to start another app; fulfilled with what that app answers, rejected with SpawnFailed. */
  spawn(target: string, data?: unknown): Promise<unknown>
  /** Sets what answers spawns from now on. */
  onSpawn(handler: SpawnHandler): void
  /** Listens no more. */
  stop(): void
}

/** The app side of the hub, as docs/protocol.md describes it. */
export function createAppHub(options: AppHubOptions): AppHub {
  const {
    shellOrigin,
    shellId = SHELL_ID,
    appId,
    clock = systemClock,
    log = (text) => console.warn(text),
    failed = (error) => console.error(error),
  } = options
  const appWindow: HubWindow = options.window ?? window

  const subscriptions = createSubscriptions(failed)
  const line = createLine({ appWindow, shellOrigin, appId, clock, log, receive })
  const spawning = createSpawnSide({ line, handler: options.spawnHandler })

  function receive(message: Envelope) {
    switch (message.type) {
      case 'EVENT':
        return subscriptions.deliver(message.topic ?? '', message.data, message.source ?? '')
      case 'SPAWN':
        return spawning.asked(message)
      case 'SPAWN-SUCCESS':
      case 'SPAWN-FAIL':
        return spawning.answered(message)
      case 'CONNACK':
        // `source` is there only with a spawn
        if (message.source !== undefined) spawning.asked(message)
    }
  }

  const emitTo: AppHub['emitTo'] = (target, ...event) => line.send(eventFor(target, event))

  function emitLater(delay: Delay | undefined, ...event: EmitArguments) {
    // a copy now: what is wrong with it fails at the call, and later changes to the data stay out
    const message = structuredClone(eventFor(shellId, event))
    return dispatchLater(clock, () => line.send(message), delay)
  }

  return {
    shellId,
    connect: line.connect,
    emit: (...event) => emitTo(shellId, ...event),
    emitTo,
    emitLater,
    on: subscriptions.on,
    spawn: spawning.spawn,
    onSpawn: spawning.setHandler,
    stop: line.stop,
  }
}

function eventFor(target: string, event: EmitArguments): Envelope {
  if (event.length < 1 || event.length > 2) throw new TypeError(appTexts.emitArguments)
  const [topic, data] = event
  return { type: 'EVENT', target, topic, ...(data === undefined ? {} : { data }) }
}
