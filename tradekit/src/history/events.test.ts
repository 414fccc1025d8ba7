import { createFormat } from '@kontor/sdk'
import { describe, expect, test } from 'vitest'
import { english } from '../messages/index.ts'
import type { HistoryEvent } from '../queries/types.ts'
import { stepOf, withoutRepeats } from './events.ts'

const messages: Readonly<Record<string, string>> = english
const words = {
  locale: 'en-US',
  today: '2026-11-21',
  t: (id: string) => messages[id] ?? id,
  rich: (id: string) => [messages[id] ?? id],
  format: createFormat('en-US'),
}
const event = (Type: string, more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  Id: Type,
  Type,
  At: '2026-11-19T16:21:00Z',
  Details: [],
  ...more,
})

describe('the history of a document', () => {
  test('a rejection says who rejected it and why', () => {
    const rejected = event('document.rejected', {
      ActorName: 'Lena Marquardt',
      CompanyName: 'Nordlicht Handel AG',
      Details: [{ Key: 'reason', Value: 'Price is wrong' }],
    })
    expect(stepOf(rejected, words)).toMatchObject({
      text: 'Rejected',
      reason: 'Lena Marquardt, Nordlicht Handel AG · Price is wrong',
      tone: 'bad',
    })
  })

  test('a sending says in which way the document went', () => {
    const sent = event('document.sent', { CompanyName: 'Brandt', Details: [{ Key: 'channel', Value: 'EMAIL' }] })
    expect(stepOf(sent, words)).toMatchObject({ text: 'Sent', reason: 'Brandt · E-mail' })
  })

  test('what was set for later says what, and for when', () => {
    const Details = [
      { Key: 'task', Value: 'document.send' },
      { Key: 'runAt', Value: '2027-01-04T08:00:00.000Z' },
    ]
    const reason = expect.stringContaining('2027')
    expect(stepOf(event('document.scheduled', { Details }), words)).toMatchObject({
      text: 'Sending scheduled',
      reason,
    })
    expect(stepOf(event('document.unscheduled'), words).text).toBe('Schedule canceled')
  })

  test('what this version has no word for is still told', () => {
    expect(stepOf(event('document.teleported'), words).text).toBe('Changed')
  })

  test('a row of savings by one person is told once', () => {
    const events = [
      event('document.created'),
      event('document.saved', { Id: '1', ActorId: 'a' }),
      event('document.saved', { Id: '2', ActorId: 'a' }),
      event('document.saved', { Id: '3', ActorId: 'b' }),
      event('document.sent'),
    ]
    expect(withoutRepeats(events).map(({ Id }) => Id)).toEqual(['document.created', '2', '3', 'document.sent'])
  })
})
