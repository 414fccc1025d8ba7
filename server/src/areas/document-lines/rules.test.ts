import { expect, test } from 'vitest'
import { lineStateOf } from './rules.ts'

test('what ended a document ends its lines, whatever was billed', () => {
  const fact = { disputed: true, hasBilled: true, isFullyBilled: true }
  const document = { type: 'order', response: 'REJECTED', payment: 'NONE' } as const
  expect(lineStateOf({ ...fact, document })).toBe('CANCELED')
  expect(lineStateOf({ ...fact, document: { ...document, response: 'DISPUTED' } })).toBe('DISPUTED')
  expect(lineStateOf({ ...fact, document: { ...document, response: 'ACCEPTED' } })).toBe('BILLED')
})
