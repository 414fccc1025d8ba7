import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { verbatim } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import { errorBody } from './error-body.ts'
import { plainHeaders } from './security.ts'

const refusals = {
  noRequest: { status: 400, says: 'This is not an HTTP request.' },
  tooSlow: { status: 408, says: 'The request came too slowly: send it again over a faster connection.' },
  largeHeaders: { status: 431, says: 'The headers are too large: send less in them.' },
} as const

export type Refusal = keyof typeof refusals

/** Answers where there is no request that could be answered, by hand, and ends the connection. */
export function refuseOn(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { status, says } = refusals[refusal]
  const body = JSON.stringify(errorBody(new ApiError('BadRequest', verbatim(says)), randomUUID()))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(plainHeaders).map((header) => header.join(': ')),
  ]
  // Whoever does not take the answer is not waited for either.
  socket.end([...head, '', body].join('\r\n'), () => socket.destroy())
}

/** Why Node could not make a request of what came. */
export const refusalOf = (code: string | undefined): Refusal => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'tooSlow'
  return code === 'HPE_HEADER_OVERFLOW' ? 'largeHeaders' : 'noRequest'
}
