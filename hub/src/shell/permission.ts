import type { Clock } from '../clock.ts'
import { MAX_MESSAGE_COST } from '../constants.ts'
import { type Envelope, readEnvelope } from '../envelope.ts'
import { texts } from '../texts.ts'
import type { Letter } from '../window.ts'
import { createBudget } from './budget.ts'
import { whyDiscard } from './checks.ts'
import type { Frame, Frames } from './frames.ts'
import { costOf } from './message-cost.ts'
import type { Log, Warnings } from './warnings.ts'

/** Data that costs less takes next to nothing to read; how many such messages there are is bounded by their number. */
const CHEAP_BELOW = 16_384

export interface PermissionCheckOptions {
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
export function createPermissionCheck({
  shellWindow,
  shellId,
  frames,
  clock,
  log,
  warnings,
  handle,
}: PermissionCheckOptions) {
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
    if (!frame.messages.spend((running) => flood(frame, running))) return
    if (!frame.reading.isOpen(() => log(texts.tooLongToRead, { app: frame.appId }))) return

    const start = clock.now()
    const message = readEnvelope(letter.data)
    const cost = message ? costOf(message.data) : Number.POSITIVE_INFINITY
    // a cheap message that took long was held up by something else
    if (cost > CHEAP_BELOW) frame.reading.charge(clock.now() - start)
    if (message === undefined) return refuse(frame, texts.notAnEnvelope)
    const reason = whyDiscard(message, frame) ?? (cost > MAX_MESSAGE_COST ? texts.tooLarge : undefined)
    if (reason !== undefined) return refuse(frame, reason, message)

    if (isCostly(message) && !frame.costly.spend((running) => flood(frame, running))) return
    handle(frame, message)
  }

  function isCostly({ type, target }: Envelope): boolean {
    return type !== 'PONG' && (type !== 'EVENT' || target === shellId)
  }

  return { fromWindow, fromFrame }
}
