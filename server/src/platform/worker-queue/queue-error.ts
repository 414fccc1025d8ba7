import { type Message, t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import type { WorkerQueueFailure } from './worker-queue.ts'

type Work = 'documents' | 'spreadsheets' | 'workflows'

const refusals = { documents: 'DocumentRefused', spreadsheets: 'BadRequest', workflows: 'BadRequest' } as const

const tooLong = t`The list is too long for a spreadsheet. Narrow the filter, or export as CSV.`

/** Why a worker queue gives up. */
const reasons: Readonly<Record<Work, Readonly<Record<'crowd' | 'time' | 'memory', Message>>>> = {
  documents: {
    crowd: t`Too many large documents are being processed. Try again in a moment.`,
    time: t`The document takes too long to read. Split it.`,
    memory: t`The document needs too much memory to read. Split it.`,
  },
  spreadsheets: {
    crowd: t`Too many exports are in progress. Try again in a moment.`,
    time: tooLong,
    memory: tooLong,
  },
  workflows: {
    crowd: t`Too many workflows are being processed. Try again in a moment.`,
    time: t`The workflow takes too long. Choose fewer documents, or make its conditions simpler.`,
    memory: t`The workflow needs too much memory. Choose fewer documents, or make its conditions simpler.`,
  },
}

/** The error for whoever waited for a worker queue. A thread that failed by itself stays an error of ours. */
export function queueError({ reason, message, cause }: WorkerQueueFailure, of: Work): Error {
  if (reason === 'crash') return new Error(`The thread for ${of} failed: ${message}`, { cause })
  const text = reasons[of][reason]
  return reason === 'crowd'
    ? new ApiError('Unavailable', text, { details: { RetryAfter: '1' } })
    : new ApiError(refusals[of], text, { details: { reason: reason.toUpperCase() } })
}
