import { t } from '@kontor/i18n'
import { ApiError } from '../../../platform/index.ts'
import { queueError } from '../../../platform/worker-queue/queue-error.ts'
import { createWorkerQueue, WorkerQueueFailure } from '../../../platform/worker-queue/worker-queue.ts'
import { documentRefusals } from '../../parsing/index.ts'
import type { MailReply, MailRequest, ReadMail } from './mail.ts'

export type { MailedFile, ReadMail } from './mail.ts'

const queue = createWorkerQueue<MailRequest, MailReply>(new URL('./worker.ts', import.meta.url), {
  milliseconds: 20_000,
  megabytes: 256,
  waitingBytes: 200_000_000,
  idleMilliseconds: 20_000,
})

/**
 * Reads an e-mail that came from outside, in a thread with limits of time and memory.
 *
 * @throws ApiError DocumentRefused where it is none; Unavailable where too much waits to be read.
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const reply = await queue.ask({ bytes }).catch((error: unknown) => {
    throw error instanceof WorkerQueueFailure ? queueError(error, documentRefusals) : error
  })
  if ('mail' in reply) return reply.mail
  throw new ApiError('DocumentRefused', t`The e-mail cannot be read: send it as it came (RFC 5322).`)
}
