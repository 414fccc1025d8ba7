import { expect, test } from 'vitest'
import { whyNotRevise } from './revising.ts'
import type { Progress, Standing } from './states.ts'
import { english, received, sent } from './testing.ts'

const progress = (more: Partial<Progress> = {}): Progress => ({ isConfirmed: false, isFulfilled: false, ...more })
const order: Standing = { ...sent, type: 'order', archived: false, progress: progress() }
const shipped = 'some of the order has already been shipped, received, invoiced or called off: change the order instead'
const others = 'only the company that sent it can revise it, once it is delivered'

test.each<[string, Partial<Standing>, string]>([
  ['an order that nobody answered', {}, ''],
  ['a quote that nobody answered', { type: 'quote' }, ''],
  ['an order that was rejected', { response: 'REJECTED' }, ''],
  ['an invoice', { type: 'invoice' }, 'only orders and quotes are revised'],
  ['an order of somebody else', received, others],
  ['one that has not left yet', { delivery: 'NONE' }, others],
  ['one that was accepted', { response: 'ACCEPTED' }, 'it is ACCEPTED'],
  ['one that was withdrawn', { response: 'CANCELED' }, 'it is REJECTED_BY_SENDER'],
  ['one that was replaced', { replacement: 'REPLACED' }, 'it is REPLACED'],
  ['one that was closed', { closed: true }, 'it is CLOSED'],
  [
    'one that its supplier confirmed',
    { progress: progress({ isConfirmed: true }) },
    'its supplier has already responded: change the order instead',
  ],
  ['one that was shipped in part', { progress: progress({ isFulfilled: true }) }, shipped],
  ['one that is being changed', { progress: progress({ awaits: 'OC-1' }) }, 'OC-1 is awaiting a response'],
])('its sender revises %s: %j', (_, more, why) => {
  expect(english(whyNotRevise({ ...order, ...more }))).toBe(why)
})
