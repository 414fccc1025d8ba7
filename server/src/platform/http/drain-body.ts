import type { IncomingMessage } from 'node:http'

const maxDrainedBytes = 4 * 1024 * 1024
const drainDelayMs = 2

/**
 * Reads on where a body was refused before it was read: a connection that closes at once would take the answer with it.
 * Slowly and not for ever, for what is read away is memory until the collector comes, and a caller that goes on
 * sending has had its answer.
 */
export function drainBody(request: IncomingMessage): void {
  let left = maxDrainedBytes
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    request.pause()
    if (left > 0) setTimeout(() => request.resume(), drainDelayMs).unref()
    else request.socket.destroy()
  })
  // Whoever read before may have left it paused.
  request.resume()
}
