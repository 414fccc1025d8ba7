import { t } from '@kontor/i18n'
import { ApiError } from '../../../platform/index.ts'
import { queueError } from '../../../platform/worker-queue/queue-error.ts'
import { createWorkerQueue, WorkerQueueFailure } from '../../../platform/worker-queue/worker-queue.ts'
import { documentRefusals } from '../../parsing/index.ts'
import type { ReadReply } from '../rules/reply.ts'
import type { ReplyReply, ReplyRequest } from './mail.ts'

export { lookUpKeys } from './keys.ts'

const queue = createWorkerQueue<ReplyRequest, ReplyReply>(new URL('./worker.ts', import.meta.url), {
  milliseconds: 20_000,
  megabytes: 256,
  waitingBytes: 200_000_000,
  idleMilliseconds: 20_000,
})

/**
 * Reads a reply, in a thread with limits of time and memory.
 *
 * @throws ApiError DocumentRefused where it is no e-mail; Unavailable where too much waits to be read.
 */
export async function readReply(request: ReplyRequest): Promise<ReadReply> {
  const reply = await queue.ask(request).catch((error: unknown) => {
    throw error instanceof WorkerQueueFailure ? queueError(error, documentRefusals) : error
  })
  if ('mail' in reply) return reply.mail
  throw new ApiError('DocumentRefused', t`The e-mail cannot be read: send it as it came (RFC 5322).`)
}
