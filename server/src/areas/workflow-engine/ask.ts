import { t } from '@kontor/i18n'
import { type QueueRefusals, queueError } from '../../platform/worker-queue/queue-error.ts'
import { createWorkerQueue, WorkerQueueFailure } from '../../platform/worker-queue/worker-queue.ts'
import type { Answers, Question, Request } from './protocol.ts'

type Reply = Answers[Question['kind']] | { readonly failed: string }

const worker = new URL('./worker.ts', import.meta.url)
const limits = { megabytes: 128, waitingBytes: 64_000_000, idleMilliseconds: 20_000 }

const everyday = createWorkerQueue<Request, Reply>(worker, { ...limits, milliseconds: 5_000 })
/** Ten thousand documents that are sent through a workflow keep no document waiting that has just come. */
const replays = createWorkerQueue<Request, Reply>(worker, { ...limits, milliseconds: 30_000 })

const refusals: QueueRefusals = {
  ...{ of: 'workflows', code: 'BadRequest' },
  crowd: t`Too many workflows are being processed. Try again in a moment.`,
  time: t`The workflow takes too long. Choose fewer documents, or make its conditions simpler.`,
  memory: t`The workflow needs too much memory. Choose fewer documents, or make its conditions simpler.`,
}

/**
 * Reads, draws and follows workflows in a thread with limits of time and memory: nothing in one may hold up the house.
 *
 * @throws ApiError Unavailable where too many wait, BadRequest where it takes too long or too much memory.
 */
export async function ask<K extends Question['kind']>(
  question: Extract<Question, { readonly kind: K }>,
): Promise<Answers[K]> {
  const queue = question.kind === 'through' ? replays : everyday
  const bytes = new TextEncoder().encode(JSON.stringify(question))
  const reply = await queue.ask({ bytes }).catch((error: unknown) => {
    throw error instanceof WorkerQueueFailure ? queueError(error, refusals) : error
  })
  if ('failed' in reply) throw new Error(`A workflow could not be dealt with: ${reply.failed}`)
  return reply as Answers[K]
}
