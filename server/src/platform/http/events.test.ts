import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createStreams } from './events.ts'
import type { EventStream } from './transport.ts'

const streams = createStreams()
const app = Fastify()
const opened: EventStream[] = []
app.get('/', (_request, reply) => {
  opened.push(streams.open(reply, async () => true))
})
await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

const { port } = app.server.address() as { port: number }

test('a reader that does not read is dropped, and costs no more memory than what may wait', async () => {
  const reader = connect(port, '127.0.0.1')
  reader.on('error', () => undefined)
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => opened.length).toBe(1)
  reader.pause()
  const stream = opened[0]!
  const data = 'x'.repeat(64 * 1024)
  let sent = 0
  while (sent < 1000 && stream.send('changes', '1', data)) {
    sent += 1
    await new Promise(setImmediate)
  }
  expect(sent).toBeLessThan(1000)
  await stream.ended
  expect(stream.send('changes', '2', data)).toBe(false)
})
