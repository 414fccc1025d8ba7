import type { Permission } from '@kontor/contract'
import { expect, test } from 'vitest'
import { lineStateOf, settlementsOf } from './lines.ts'

test('what ended a document ends its lines, whatever was billed', () => {
  const fact = { disputed: true, hasBilled: true, isFullyBilled: true }
  const document = { type: 'order', response: 'REJECTED', payment: 'NONE', replacement: 'ORIGINAL' } as const
  expect(lineStateOf({ ...fact, document })).toBe('CANCELED')
  expect(lineStateOf({ ...fact, document: { ...document, response: 'DISPUTED' } })).toBe('DISPUTED')
  expect(lineStateOf({ ...fact, document: { ...document, response: 'ACCEPTED' } })).toBe('BILLED')
  expect(lineStateOf({ ...fact, document: { ...document, response: 'ACCEPTED', replacement: 'REPLACED' } })).toBe(
    'CANCELED',
  )
})

test('only the sender of a disputed invoice who may write settles it', () => {
  const writer = new Set<Permission>(['document.read', 'document.write', 'document.comment'])
  const disputed = { type: 'invoice', draft: false, delivery: 'SENT', response: 'DISPUTED' } as const
  expect(settlementsOf(disputed, writer)).toEqual(['credit', 'replace', 'answer'])
  expect(settlementsOf(disputed, new Set<Permission>(['document.read']))).toEqual([])
  expect(settlementsOf({ ...disputed, delivery: 'RECEIVED' }, writer)).toEqual([])
  expect(settlementsOf({ ...disputed, response: 'ACCEPTED' }, writer)).toEqual([])
  expect(settlementsOf({ ...disputed, type: 'creditnote' }, writer)).toEqual([])
})
