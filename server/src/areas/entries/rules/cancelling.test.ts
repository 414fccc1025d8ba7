import type { TradeType } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { whyNot } from './answers.ts'
import { progressOf, whyNotCancelOrder } from './cancelling.ts'
import { cancellation } from './order-kind.ts'
import type { Progress, Standing } from './states.ts'
import { english, received, sent } from './testing.ts'

const order: Standing = { ...sent, type: 'order', archived: false }
const progress = (more: Partial<Progress> = {}): Progress => ({ isConfirmed: false, isFulfilled: false, ...more })
const shipped = 'some of the order has already been shipped, received, invoiced or called off: change the order instead'

describe('how far an order has come', () => {
  const one = (type: TradeType, more: Partial<Standing> & { orderType?: string } = {}) => ({
    ...{ ...received, type, archived: false, businessId: 'X-1', orderType: null },
    ...more,
  })
  test.each<[string, Parameters<typeof progressOf>[0], Progress]>([
    ['nothing followed it', [], progress()],
    ['its supplier confirmed it', [one('orderresponse')], progress({ isConfirmed: true })],
    ['it was shipped', [one('despatchadvice')], progress({ isFulfilled: true })],
    ['it was received', [one('receiptadvice')], progress({ isFulfilled: true })],
    ['it was billed', [one('invoice')], progress({ isFulfilled: true })],
    ['the bill was rejected', [one('invoice', { response: 'REJECTED' })], progress()],
    ['the bill was replaced', [one('invoice', { replacement: 'REPLACED' })], progress()],
    ['a shipment is being written', [one('despatchadvice', { draft: true, delivery: 'NONE' })], progress()],
    ['it was called off', [one('order', { orderType: '226' })], progress({ isFulfilled: true })],
    ['an order like any other names it', [one('order')], progress()],
    ['a change waits', [one('orderchange')], progress({ awaits: 'X-1' })],
    ['its cancellation waits', [one('orderchange', { orderType: cancellation })], progress({ awaits: 'X-1' })],
    ['a change was agreed to', [one('orderchange', { response: 'ACCEPTED' })], progress()],
    ['a change is on its way', [one('orderchange', { delivery: 'PROCESSING' })], progress()],
  ])('%s', (_, following, expected) => {
    expect(progressOf(following)).toEqual(expected)
  })
})

test.each<[string, Partial<Standing>, string]>([
  ['accepted', { response: 'ACCEPTED' }, ''],
  ['confirmed by a document', { progress: progress({ isConfirmed: true }) }, ''],
  ['not answered', { progress: progress() }, 'its supplier has not responded yet: cancel it directly'],
  ['shipped in part', { response: 'ACCEPTED', progress: progress({ isFulfilled: true }) }, shipped],
  ['being changed', { response: 'ACCEPTED', progress: progress({ awaits: 'OC-1' }) }, 'OC-1 is awaiting a response'],
  ['rejected', { response: 'REJECTED' }, 'it is REJECTED_BY_RECEIVER'],
  ['canceled', { response: 'CANCELED' }, 'it is REJECTED_BY_SENDER'],
  ['closed', { response: 'ACCEPTED', closed: true }, 'it is CLOSED'],
  [
    'that one received',
    { ...received, response: 'ACCEPTED' },
    'only the company that sent an order can cancel it, once it is delivered',
  ],
  ['that is an invoice', { type: 'invoice', response: 'ACCEPTED' }, 'it is not an order'],
])('the buyer of an order %s asks to cancel it: %j', (_, more, why) => {
  expect(english(whyNotCancelOrder({ ...order, ...more }))).toBe(why)
})

test.each<[string, Partial<Standing>, string]>([
  ['that nobody answered', { progress: progress() }, ''],
  [
    'that its supplier confirmed',
    { progress: progress({ isConfirmed: true }) },
    'its supplier has already responded: ask them to cancel it',
  ],
  ['of which something came', { progress: progress({ isFulfilled: true }) }, shipped],
])('an order %s is canceled by its buyer alone: %j', (_, more, why) => {
  expect(english(whyNot('BusinessCancel', 'sender', { ...order, ...more }))).toBe(why)
})

test.each<[string, Partial<Standing> & { readonly orderType?: string }, string]>([
  ['a cancellation', { orderType: cancellation, progress: progress() }, ''],
  [
    'a cancellation of what was shipped',
    { orderType: cancellation, progress: progress({ isFulfilled: true }) },
    shipped,
  ],
  ['a change of what was shipped', { progress: progress({ isFulfilled: true }) }, ''],
])('a supplier accepts %s: %j', (_, more, why) => {
  const asked = { ...received, type: 'orderchange' as const, archived: false, ...more }
  expect(english(whyNot('BusinessAccept', 'receiver', asked))).toBe(why)
  expect(english(whyNot('BusinessReject', 'receiver', asked))).toBe('')
})
