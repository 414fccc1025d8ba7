import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Recorded {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** An HTTP server on loopback that records what it is asked and answers as it is told. */
export async function startRecorder() {
  const recorded: Recorded[] = []
  let answer = (response: ServerResponse, _request: Recorded): void => void response.writeHead(204).end()
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = message
    const request = { method, url, headers, body: Buffer.concat(chunks) }
    recorded.push(request)
    answer(response, request)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    recorded,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    answers: (how: typeof answer) => {
      answer = how
    },
    json: (status: number, body: unknown) => {
      answer = (response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

export type Recorder = Awaited<ReturnType<typeof startRecorder>>
