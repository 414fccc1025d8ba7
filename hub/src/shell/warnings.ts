import { MAX_FLOODED_SECONDS } from '../constants.ts'
import type { Envelope, MessageType } from '../envelope.ts'
import { texts } from '../texts.ts'
import type { Frame } from './frames.ts'

/** What a warning is about. Never the data or the token of a message. */
export interface Discarded {
  app?: string
  type?: MessageType
  target?: string
  topic?: string
}
export type Log = (text: string, about: Discarded) => void

export interface Warnings {
  /** Warns that a message of this app is discarded, while the app has not used up this second's. */
  refuse(frame: Frame, text: string, message?: Envelope): void
  /** Warns of a flood; a budget calls it once a second. One that goes on is the app's death (P-38). */
  flood(frame: Frame, running: number): void
}

export function createWarnings(log: Log, dead: (frame: Frame) => void): Warnings {
  const flood: Warnings['flood'] = (frame, running) => {
    log(texts.tooMany, { app: frame.appId })
    if (running % MAX_FLOODED_SECONDS === 0) dead(frame)
  }
  return {
    flood,
    refuse(frame, text, message) {
      if (frame.costly.spend((running) => flood(frame, running)))
        log(text, { app: frame.appId, ...(message && namesOf(message)) })
    },
  }
}

const namesOf = ({ type, target, topic }: Envelope): Discarded => ({
  type,
  ...(target === undefined ? {} : { target }),
  ...(topic === undefined ? {} : { topic }),
})
