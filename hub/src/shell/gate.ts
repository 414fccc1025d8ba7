import type { Clock } from '../clock.ts'
import { type Envelope, readEnvelope } from '../envelope.ts'
import { texts } from '../texts.ts'
import type { Letter } from '../window.ts'
import { createBudget } from './budget.ts'
import { whyDiscard } from './checks.ts'
import type { Frame, Frames } from './frames.ts'
import type { Log, Warnings } from './warnings.ts'

export interface GateOptions {
  shellWindow: unknown
  shellId: string
  frames: Frames
  clock: Clock
  log: Log
  warnings: Warnings
  /** Receives what has passed every check. */
  handle: (frame: Frame, message: Envelope) => void
}

/**
 * Everything that comes to the shell passes here. The browser's word for the sender (its window and its origin, both)
 * comes first, then how much it may say, and only then is the message itself looked at. A line needs no word of the
 * browser: its end was handed to the page alone, and ends with it.
 */
export function createGate({ shellWindow, shellId, frames, clock, log, warnings, handle }: GateOptions) {
  const strangers = createBudget(clock, 1)
  const { refuse, flood } = warnings

  function fromWindow(letter: Letter) {
    // extensions and development tools talk on the shell's own window
    if (letter.source === shellWindow) return
    const frame = frames.of(letter.source)
    if (frame === undefined) {
      if (strangers.spend(() => undefined)) log(texts.unknownWindow, {})
      return
    }
    if (letter.origin !== frame.origin) return refuse(frame, texts.unexpectedOrigin)
    fromFrame(frame, letter)
  }

  function fromFrame(frame: Frame, letter: Pick<Letter, 'data'>) {
    // before `data` is touched: browsers unpack it on first reading
    if (!frame.messages.spend(() => flood(frame))) return
    if (!frame.reading.isOpen(() => log(texts.tooLongToRead, { app: frame.appId }))) return

    const { message, reason } = frame.reading.charge(() => read(letter, frame))
    if (message === undefined) return refuse(frame, texts.notAnEnvelope)
    if (reason !== undefined) return refuse(frame, reason, message)

    if (isCostly(message) && !frame.costly.spend(() => flood(frame))) return
    handle(frame, message)
  }

  function read(letter: Pick<Letter, 'data'>, frame: Frame) {
    const message = readEnvelope(letter.data)
    return { message, reason: message && whyDiscard(message, frame) }
  }

  function isCostly({ type, target }: Envelope): boolean {
    return type !== 'PONG' && (type !== 'EVENT' || target === shellId)
  }

  return { fromWindow, fromFrame }
}
