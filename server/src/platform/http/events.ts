import type { FastifyReply } from 'fastify'
import type { EventStream } from './transport.ts'

/** What may wait for a reader that does not read, before it is dropped. */
const maxWaitingBytes = 256 * 1024

/** The open event streams of this process. */
export interface Streams {
  open(reply: FastifyReply, alive: () => Promise<boolean>): EventStream
  /** How many are open. */
  count(): number
  /** Ends them all: the server stops. */
  end(): void
}

/**
 * Every stream gets a comment each `heartbeat` milliseconds, so that proxies keep it open and a reader that is gone
 * shows; with it comes the question whether its session still lives.
 */
export function createStreams(heartbeat = 15_000): Streams {
  const open = new Set<{ beat(): void; end(): void }>()
  const timer = setInterval(() => {
    for (const stream of open) stream.beat()
  }, heartbeat)
  timer.unref()

  return {
    open: (reply, alive) => {
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      const write = (text: string): boolean => {
        if (raw.destroyed || raw.writableEnded) return false
        raw.write(text)
        if (raw.writableLength > maxWaitingBytes) raw.destroy()
        return !raw.destroyed
      }
      const end = () => {
        raw.end()
      }
      const beat = () => {
        write(': still here\n\n')
        void alive().then(
          (lives) => {
            if (!lives) end()
          },
          () => undefined,
        )
      }
      const entry = { beat, end }
      open.add(entry)
      const ended = new Promise<void>((resolve) => {
        raw.once('close', () => {
          open.delete(entry)
          resolve()
        })
      })
      write(': open\n\n')
      return {
        send: (event, id, data) => write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
        end,
        ended,
      }
    },
    count: () => open.size,
    end: () => {
      clearInterval(timer)
      for (const stream of open) stream.end()
    },
  }
}
