import { webhookEvents } from '@kontor/contract'
import { expect, test } from 'vitest'
import { eventOf } from './events.ts'
import { actionsOf, deliveryActions, hasArrived, isGivenUp, pauseAfter } from './rules.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test('what failed is tried ten times over three days, at growing distances', () => {
  const pauses = Array.from({ length: 10 }, (_, at) => pauseAfter(at + 1))
  expect(pauses).toEqual([
    ...[5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
    undefined,
  ])
})

test('an active webhook is tested and paused, another only resumed; what it sent is sent again once that is over', () => {
  const [active, paused] = [{ id: 'a', state: 'ACTIVE' } as const, { id: 'p', state: 'PAUSED' } as const]
  expect([actionsOf(active), actionsOf(paused), actionsOf({ id: 'd', state: 'DISABLED' })]).toEqual([
    ...[['test', 'pause'], ['resume'], ['resume']],
  ])
  expect(deliveryActions({ id: 'e', state: 'FAILED' }, active)).toEqual(['replay'])
  expect(deliveryActions({ id: 'e', state: 'DELIVERED' }, active)).toEqual(['replay'])
  expect(deliveryActions({ id: 'e', state: 'WAITING' }, active)).toEqual([])
  expect(deliveryActions({ id: 'e', state: 'FAILED' }, paused)).toEqual([])
})

test.each([
  [200, true],
  [204, true],
  [199, false],
  [302, false],
  [404, false],
  [500, false],
  [null, false],
])('an answer of %s has taken the event: %s', (status, taken) => expect(hasArrived(status)).toBe(taken))

test('a webhook is given up where its program says that it is gone, or fails for five days', () => {
  const since = new Date('2026-11-20T10:00:00Z')
  const after = (time: number) => new Date(since.getTime() + time)
  expect(isGivenUp(410, since, since)).toBe(true)
  expect(isGivenUp(500, since, after(5 * day - 1))).toBe(false)
  expect(isGivenUp(null, since, after(5 * day))).toBe(true)
})

test('each event stands for a line of the log, the head of a day for all of it, and lines of other kinds for none', () => {
  const kinds = ['document.received', 'document.saved', 'document.sent', 'document.mailed', 'document.failed']
  const ends = ['document.paid', 'document.deleted']
  const others = ['card.said', 'connection.requested', 'connection.accepted', 'connection.rejected', 'user.locked']
  expect([...[...kinds, ...ends, ...others].map(eventOf), 'LOG_HEAD', 'WORKFLOW_STEP']).toEqual([...webhookEvents])
  expect(['document.opened', 'session.opened', 'webhook.saved'].map(eventOf)).toEqual([undefined, undefined, undefined])
})
