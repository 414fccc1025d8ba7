import type { Permission } from '@kontor/contract'
import { expect, test } from 'vitest'
import { mayReply, recipientsOf } from './rules.ts'

test('who asks for things, decides or buys them may say something; who only reads may not', () => {
  const having = (...rights: Permission[]) => mayReply(new Set(rights))
  expect(having('requisition.read', 'requisition.write')).toBe(true)
  expect(having('requisition.read', 'requisition.approve')).toBe(true)
  expect(having('requisition.read')).toBe(false)
})

test('a question goes to those with whom it waits, an answer to who asked; before it waits for anybody, to the buyers', () => {
  const around = { asking: ['emre', null], holders: ['tobias'], buyers: ['svea'], spoke: [] }
  expect(recipientsOf('emre', around)).toEqual(['tobias'])
  expect(recipientsOf('tobias', around)).toEqual(['emre'])
  expect(recipientsOf('svea', { ...around, spoke: ['emre', 'tobias'] })).toEqual(['emre', 'tobias'])
  expect(recipientsOf('emre', { ...around, holders: [] })).toEqual(['svea'])
})
