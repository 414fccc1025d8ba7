import type { Permission } from '@kontor/contract'
import { expect, test } from 'vitest'
import { type Noticed, noticesOf } from './notices.ts'

const may = (...permissions: Permission[]) => new Set(permissions)
const plain: Noticed = {
  ...{ type: 'invoice', draft: false, delivery: 'SENT', response: 'NONE', kind: null, warnings: [], related: [] },
}
const notices = (document: Partial<Noticed>, permissions = may('document.read', 'document.write')) =>
  noticesOf({ ...plain, ...document }, permissions)

test('a draft of a bill may be one to the company, for who may enter it', () => {
  expect(notices({ draft: true, delivery: 'NONE' })).toEqual(['origin'])
  expect(notices({ draft: true, type: 'creditnote' })).toEqual(['origin'])
  expect(notices({ draft: true }, may('document.read'))).toEqual([])
  expect(notices({ draft: true, type: 'order' })).toEqual([])
})

test('a bill is disputed at who sent it, matched at who received it, and may be named by what was paid', () => {
  const order = { type: 'order', Relation: 'follows' } as const
  expect(notices({ response: 'DISPUTED' })).toEqual(['dispute', 'namedBills'])
  expect(notices({ response: 'DISPUTED', delivery: 'RECEIVED' })).toEqual(['namedBills'])
  expect(notices({ delivery: 'RECEIVED', related: [order] })).toEqual(['match', 'namedBills'])
  expect(notices({ delivery: 'RECEIVED', related: [{ ...order, type: 'invoice' }] })).toContain('match')
  expect(notices({ delivery: 'RECEIVED', warnings: ['MATCH_DIFFERS'] })).toContain('match')
  expect(notices({ related: [order] })).toEqual(['namedBills'])
  expect(notices({ type: 'creditnote', delivery: 'RECEIVED', related: [order] })).toEqual(['namedBills'])
})

test('an order that was confirmed, and a request for quotes, are looked at by who sent them', () => {
  const confirmed: Partial<Noticed> = { type: 'order', related: [{ type: 'orderresponse', Relation: 'answers' }] }
  expect(notices(confirmed)).toEqual(['confirmation'])
  expect(notices({ ...confirmed, delivery: 'RECEIVED' })).toEqual([])
  expect(notices({ type: 'order' })).toEqual([])
  expect(notices({ type: 'requestforquotation' })).toEqual(['quotes'])
  expect(notices({ type: 'requestforquotation', delivery: 'RECEIVED' })).toEqual([])
})

test('an order that its buyer asked to cancel, and what asks for that, tell both sides of it', () => {
  const asked = { type: 'orderchange', Relation: 'answers', OrderKind: 'CANCELLATION' } as const
  expect(notices({ type: 'orderchange', kind: 'CANCELLATION' })).toEqual(['cancellation'])
  expect(notices({ type: 'order', delivery: 'RECEIVED', related: [asked] })).toEqual(['cancellation'])
  expect(notices({ type: 'order', related: [{ type: 'orderchange', Relation: 'answers' }] })).toEqual([])
})

test('what crossed the cancellation of its order tells of that, and the order of what crossed it', () => {
  const subject = { type: 'order', response: 'CANCELED' } as const
  for (const delivery of ['SENT', 'RECEIVED'])
    expect(notices({ type: 'despatchadvice', delivery, subject })).toEqual(['canceledOrder'])
  expect(notices({ subject })).toContain('canceledOrder')
  expect(notices({ subject, response: 'REJECTED' })).not.toContain('canceledOrder')
  expect(notices({ subject, type: 'orderresponse' })).toEqual([])
  expect(notices({ subject, type: 'despatchadvice', draft: true })).toEqual([])
  expect(notices({ subject: { ...subject, response: 'ACCEPTED' }, type: 'despatchadvice' })).toEqual([])
  expect(notices({ ...subject, progress: { isFulfilled: true } })).toEqual(['canceledOrder'])
  expect(notices({ ...subject, progress: { isFulfilled: false } })).toEqual([])
})

test('of the past, of which nobody may do anything, nothing is told', () => {
  expect(notices({ response: 'DISPUTED' }, may())).toEqual([])
})
