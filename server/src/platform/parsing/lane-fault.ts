import { type Said, said } from '@kontor/ubl'
import { ApiError } from '../api-error.ts'
import type { LaneFailure } from './lane.ts'

type Work = 'documents' | 'spreadsheets'

const refusals = { documents: 'DocumentRefused', spreadsheets: 'BadRequest' } as const

const tooLong = said`The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.`

/** What a lane says when it gives up. */
const reasons: Readonly<Record<Work, Readonly<Record<'crowd' | 'time' | 'memory', Said>>>> = {
  documents: {
    crowd: said`Too many large documents wait to be read. Send this one again in a moment.`,
    time: said`Reading the document takes more time than Kontor gives one. Split it.`,
    memory: said`Reading the document takes more memory than Kontor gives one. Split it.`,
  },
  spreadsheets: {
    crowd: said`Too many spreadsheets wait to be written. Ask for this one again in a moment.`,
    time: tooLong,
    memory: tooLong,
  },
}

/** What whoever waited for a lane is told; what failed of itself stays an error of ours. */
export function laneFault({ reason, message, cause }: LaneFailure, of: Work): Error {
  if (reason === 'crash') return new Error(`The thread for ${of} failed: ${message}`, { cause })
  const text = reasons[of][reason]
  return reason === 'crowd'
    ? new ApiError('Unavailable', text, { details: { RetryAfter: '1' } })
    : new ApiError(refusals[of], text, { details: { reason: reason.toUpperCase() } })
}
