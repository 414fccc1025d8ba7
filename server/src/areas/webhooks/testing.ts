import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Received {
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A program of somebody else, on this machine: it keeps what it is sent and answers as it is told to. */
export async function startReceiver() {
  const received: Received[] = []
  let answer = { status: 204, text: '' }
  const program = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://receiver')
      received.push({ url, headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.text)
    })
  })
  program.listen(0, '127.0.0.1')
  await once(program, 'listening')
  afterAll(() => {
    program.closeAllConnections()
    program.close()
  })
  return {
    origin: `http://127.0.0.1:${(program.address() as AddressInfo).port}`,
    received,
    answers: (status: number, text = '') => {
      answer = { status, text }
    },
    /** What came at a path, the oldest first. */
    at: (path: string) => received.filter(({ url }) => url.pathname === path),
  }
}
