import { Fault } from '../fault.ts'
import { createLane, LaneFailure } from '../parsing/lane.ts'
import type { Table } from './table.ts'

export { neutral } from './neutral.ts'
export type { Kind, Table } from './table.ts'

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Reply = { readonly file: Uint8Array } | { readonly failed: string }

const lane = createLane<{ readonly bytes: Uint8Array }, Reply>(new URL('./worker.ts', import.meta.url), {
  milliseconds: 50_000,
  megabytes: 512,
  waitingBytes: 64_000_000,
  idleMilliseconds: 20_000,
})

/**
 * A table as a file for spreadsheets (Office Open XML), written in a thread of its own: ten thousand rows take seconds.
 *
 * @throws Fault Unavailable where too many wait, BadRequest where it takes too long or too much memory.
 */
export async function sheetOf(table: Table): Promise<Uint8Array> {
  const reply = await lane.ask({ bytes: new TextEncoder().encode(JSON.stringify(table)) }).catch((error: unknown) => {
    throw error instanceof LaneFailure ? faultOf(error) : error
  })
  if ('failed' in reply) throw new Error(`A spreadsheet could not be written: ${reply.failed}`)
  return reply.file
}

function faultOf({ reason, message, cause }: LaneFailure): Error {
  if (reason === 'crowd')
    return new Fault('Unavailable', 'Too many spreadsheets wait to be written. Ask for this one again in a moment.', {
      details: { RetryAfter: '1' },
    })
  if (reason === 'crash') return new Error(`The thread that writes spreadsheets failed: ${message}`, { cause })
  return new Fault('BadRequest', 'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.')
}
