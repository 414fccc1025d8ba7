import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Ends connections over which nothing was asked yet, as browsers open them in reserve: Node takes them for busy, and a server
 * that stops would wait for them.
 */
export function watchSilentConnections(server: Server): { end(): void } {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return {
    end: () => {
      for (const socket of silent) socket.destroy()
    },
  }
}
