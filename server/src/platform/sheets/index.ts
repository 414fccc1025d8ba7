import { t } from '@kontor/i18n'
import { type QueueRefusals, queueError } from '../worker-queue/queue-error.ts'
import { createWorkerQueue, WorkerQueueFailure } from '../worker-queue/worker-queue.ts'
import type { Table } from './table.ts'

export { csvOf } from './csv.ts'
export { neutral } from './neutral.ts'
export type { Kind, Table } from './table.ts'

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Reply = { readonly file: Uint8Array } | { readonly failed: string }

const queue = createWorkerQueue<{ readonly bytes: Uint8Array }, Reply>(new URL('./worker.ts', import.meta.url), {
  milliseconds: 50_000,
  megabytes: 512,
  waitingBytes: 64_000_000,
  idleMilliseconds: 20_000,
})

const tooLong = t`The list is too long for a spreadsheet. Narrow the filter, or export as CSV.`

const refusals: QueueRefusals = {
  ...{ of: 'spreadsheets', code: 'BadRequest' },
  crowd: t`Too many exports are in progress. Try again in a moment.`,
  ...{ time: tooLong, memory: tooLong },
}

/**
 * A table as a file for spreadsheets (Office Open XML), written in a thread of its own: ten thousand rows take seconds.
 *
 * @throws ApiError Unavailable where too many wait, BadRequest where it takes too long or too much memory.
 */
export async function sheetOf(table: Table): Promise<Uint8Array> {
  const reply = await queue.ask({ bytes: new TextEncoder().encode(JSON.stringify(table)) }).catch((error: unknown) => {
    throw error instanceof WorkerQueueFailure ? queueError(error, refusals) : error
  })
  if ('failed' in reply) throw new Error(`A spreadsheet could not be written: ${reply.failed}`)
  return reply.file
}
