import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventReader, type ServerSentEvent } from './server-sent-events.ts'

function read(...chunks: string[]): ServerSentEvent[] {
  const events: ServerSentEvent[] = []
  const take = createEventReader((event) => events.push(event))
  for (const chunk of chunks) take(chunk)
  return events
}

const stream = ': hello\n\nid: 41\nevent: changes\ndata: {"position":\ndata: "41"}\n\nid:42\r\ndata:x\r\n\r\n'

test('events arrive with their name, data and position; comments and beats are passed over', () => {
  expect(read(stream)).toEqual([
    { event: 'changes', data: '{"position":\n"41"}', id: '41' },
    { event: 'message', data: 'x', id: '42' },
  ])
})

test('it does not matter where the network cuts the stream', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(stream.length)), (cuts) => {
      const ends = [0, ...cuts.sort((a, b) => a - b), stream.length]
      const chunks = ends.slice(1).map((end, index) => stream.slice(ends[index], end))
      expect(read(...chunks)).toEqual(read(stream))
    }),
  )
})

test('an event that was cut off before its end is not delivered', () => {
  expect(read('id: 1\ndata: half')).toEqual([])
})
