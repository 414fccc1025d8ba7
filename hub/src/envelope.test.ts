import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Envelope, MESSAGE_TYPES, readEnvelope } from './envelope.ts'

const name = fc.string({ maxLength: 256 })
const envelope = fc.record(
  {
    type: fc.constantFrom(...MESSAGE_TYPES),
    token: name,
    target: name,
    topic: name,
    data: fc.jsonValue(),
    source: name,
    viaHub: fc.boolean(),
  },
  { requiredKeys: ['type'] },
)

test('P-01 F-009, F-010: every envelope of the seven fields is read as it was written', () => {
  fc.assert(
    fc.property(envelope, (written) => {
      expect(readEnvelope(written)).toEqual({ ...written })
    }),
  )
})

test('P-35: whatever arrives, reading neither throws nor yields another field', () => {
  const fields = new Set(['type', 'token', 'target', 'topic', 'data', 'source', 'viaHub'])
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withBigInt: true }), (value) => {
      const read = readEnvelope(value)
      expect(Object.keys(read ?? {}).filter((key) => !fields.has(key))).toEqual([])
    }),
  )
})

test('P-35: fields of a polluted Object.prototype are not fields of a message', () => {
  const polluted = Object.create({ viaHub: true, token: 'stolen' }) as Envelope
  polluted.type = 'CONNECT'
  expect(readEnvelope(polluted)).toEqual({ type: 'CONNECT' })
})

test('P-01: an absent field may be written as undefined or null', () => {
  expect(readEnvelope({ type: 'PONG', token: 'a', target: null, topic: undefined, viaHub: null })).toEqual({
    type: 'PONG',
    token: 'a',
  })
})
