import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseOn } from './refuse-on-socket.ts'

/** How slowly a body may come: so few bytes in this many looks in a row, and its connection is cut. */
const slowest = { bytesPerSecond: 4096, looks: 4 }

/** Milliseconds between two looks. */
export const checkIntervalMs = 5000

/**
 * Watches the body of a request as it comes. Its sender is waited for no longer than 20 s in which hardly anything comes; time
 * in which we do not read ourselves counts for nobody. Who has had an answer and goes on sending is cut after one look.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, every = checkIntervalMs): void {
  const { headers, socket } = request
  const length = headers['content-length']
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return
  const least = (slowest.bytesPerSecond * every) / 1000
  let read = socket.bytesRead
  let slow = 0
  let answered = 0
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    const came = socket.bytesRead - read
    read = socket.bytesRead
    if (response.writableEnded) {
      answered += 1
      if (answered > 1 && came < least) socket.destroy()
      return
    }
    if (request.readableFlowing !== true) slow = 0
    else slow = came < least ? slow + 1 : 0
    if (slow < slowest.looks) return
    clearInterval(timer)
    if (response.headersSent) socket.destroy()
    else refuseOn(socket, 'tooSlow')
  }, every)
  timer.unref()
  // Of the request, not of its connection: that is kept for many, which would each leave a listener there.
  request.once('close', () => clearInterval(timer))
}
