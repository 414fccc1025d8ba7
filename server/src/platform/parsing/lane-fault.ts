import { Fault } from '../fault.ts'
import type { LaneFailure } from './lane.ts'
import { laneTexts, laneWords } from './lane-words.ts'
import { wordsIn } from './words.ts'

const refusals = { documents: 'DocumentRefused', spreadsheets: 'BadRequest' } as const

/** What whoever waited for a lane is told, in their language; what failed of itself stays an error of ours. */
export function laneFault({ reason, message, cause }: LaneFailure, of: keyof typeof laneTexts): Error {
  if (reason === 'crash') return new Error(`The thread for ${of} failed: ${message}`, { cause })
  const text = laneTexts[of][reason]
  const inLanguage = async (language: string) => (await wordsIn(language, laneWords))[text] ?? text
  return reason === 'crowd'
    ? new Fault('Unavailable', text, { details: { RetryAfter: '1' }, inLanguage })
    : new Fault(refusals[of], text, { details: { reason: reason.toUpperCase() }, inLanguage })
}
