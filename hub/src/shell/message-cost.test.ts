import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_MESSAGE_COST } from '../constants.ts'
import { costOf } from './message-cost.ts'

const half = MAX_MESSAGE_COST / 2
const text = 'x'.repeat(half)

test.each([
  ['nothing', undefined],
  ['a text of half the limit', text],
  ['a list of thousands of rows', Array.from({ length: 4000 }, (_, id) => ({ id, name: 'A row', total: '1.00' }))],
  ['the same text in a ring', Object.assign([text], { again: 1 })],
  ['a buffer seen in many ways', Array(100).fill(new Uint8Array(half))],
  ['a file, whatever its size', new Blob([text, text, text])],
])('P-36: %s is passed on', (_, data) => {
  expect(costOf(data)).toBeLessThanOrEqual(MAX_MESSAGE_COST)
})

const ring: Record<string, unknown> = { text }
ring['ring'] = { ring, text }
const nested = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 0)
const buffer = new Uint8Array(MAX_MESSAGE_COST + 1)

test.each([
  ['a text', text + text],
  ['texts in a ring', ring],
  ['many small values', Array(100_000).fill(1)],
  ['a list with holes', new Array(2 ** 32 - 1)],
  ['deep nesting', nested],
  ['a buffer', buffer.buffer],
  ['a small part of a large buffer', buffer.subarray(0, 1)],
  ['a map', new Map([[text, text]])],
  ['a set', new Set([text, `${text}1`])],
  ['fields that a list has of its own', Object.assign([], { hidden: text + text })],
  ['names of fields', { [text]: 1, [`${text}1`]: 2 }],
  ['a number of many digits', 1n << BigInt(8 * MAX_MESSAGE_COST)],
  ['an error', new Error(text + text)],
])('P-36: %s beyond the limit is not', (_, data) => {
  expect(costOf(data)).toBeGreaterThan(MAX_MESSAGE_COST)
})

test('P-36: whatever data there is, it has a cost', () => {
  const anything = fc.anything({ withMap: true, withSet: true, withTypedArray: true, withSparseArray: true })
  fc.assert(fc.property(anything, (data) => void costOf(data)))
})
