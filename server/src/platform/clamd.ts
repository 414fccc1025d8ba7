import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { t } from '@kontor/i18n'
import { ApiError } from './api-error.ts'
import type { Clamd } from './clamd-settings.ts'

/** How long the scanner may say nothing, in milliseconds. */
const answerTimeoutMs = 60_000

/**
 * Asks clamd whether bytes hold a virus, by its INSTREAM command: they go by and are kept nowhere. Without a clamd
 * everything passes.
 *
 * @throws ApiError Unavailable where it does not answer, or not with yes or no.
 */
export async function scanBy(
  clamd: Clamd | undefined,
  bytes: AsyncIterable<Uint8Array>,
): Promise<'CLEAN' | 'INFECTED'> {
  if (clamd === undefined) return 'CLEAN'
  const socket = connect(clamd)
  socket.setTimeout(answerTimeoutMs, () => socket.destroy(new Error('it said nothing for a minute')))
  try {
    const [reply] = await Promise.all([wordsOf(socket), pipeline(framed(bytes), socket, { end: false })])
    if (/: OK$/.test(reply)) return 'CLEAN'
    if (/ FOUND$/.test(reply)) return 'INFECTED'
    throw new Error(reply || 'it said nothing')
  } catch (error) {
    throw new ApiError('Unavailable', t`The virus scan failed (${(error as Error).message}): try again.`, {
      details: { RetryAfter: '10' },
    })
  } finally {
    socket.destroy()
  }
}

/** The command, each piece after its length, and a piece of none at the end. */
async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of bytes) {
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

function lengthOf(value: number): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(value)
  return length
}

async function wordsOf(socket: Socket): Promise<string> {
  let reply = ''
  for await (const chunk of socket.setEncoding('utf8')) reply += chunk
  return reply.replace(/\0.*$/s, '').trim()
}
