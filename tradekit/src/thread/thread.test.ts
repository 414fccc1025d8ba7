import { expect, test } from 'vitest'
import type { Conversation, HistoryEvent } from '../queries/types.ts'
import { threadOf, unansweredIn, unreadOf } from './thread.ts'

const event = (At: string, Type: string, details: Record<string, string> = {}): HistoryEvent => ({
  Id: `${Type} ${At}`,
  Type,
  At,
  Details: Object.entries(details).map(([Key, Value]) => ({ Key, Value })),
})
const about = (ID: string, Type: string, History: HistoryEvent[], Received = false) =>
  ({ ID, ObjectId: ID, Type, Received, History }) as unknown as Conversation

const commented = (at: string, by: string, text: string) => event(at, 'document.commented', { by, text })

test('the thread of an invoice holds what was said and done about it and about its credit note, in the order of time', () => {
  const items = threadOf([
    about('INV-1', 'invoice', [
      event('2026-11-20T08:00:00Z', 'document.created'),
      event('2026-11-20T09:00:00Z', 'document.sent'),
      event('2026-11-20T10:00:00Z', 'document.disputed', { by: 'receiver', reason: 'Too dear' }),
      commented('2026-11-20T12:00:00Z', 'sender', 'We credit it.'),
    ]),
    about('AR-1', 'status', [event('2026-11-20T10:00:00Z', 'document.received')]),
    about('CN-1', 'creditnote', [event('2026-11-20T11:00:00Z', 'document.sent')]),
  ])
  expect(items.map(({ document, event, isOurs }) => [document.ID, event.Type, isOurs])).toEqual([
    ['INV-1', 'document.sent', true],
    ['INV-1', 'document.disputed', false],
    ['CN-1', 'document.sent', true],
    ['INV-1', 'document.commented', true],
  ])
})

test('unread is what the other party said since, never what we said ourselves', () => {
  const items = threadOf([
    about(
      'INV-1',
      'invoice',
      [
        event('2026-11-20T09:00:00Z', 'document.received'),
        commented('2026-11-20T10:00:00Z', 'sender', 'First'),
        commented('2026-11-20T11:00:00Z', 'receiver', 'Ours'),
        commented('2026-11-20T12:00:00Z', 'sender', 'Second'),
      ],
      true,
    ),
  ])
  const texts = (seen?: string) => unreadOf(items, seen).map(({ text }) => text)
  expect(texts()).toEqual(['First', 'Second'])
  expect(texts('2026-11-20T10:00:00Z')).toEqual(['Second'])
  expect(texts('2026-11-20T12:00:00Z')).toEqual([])
})

test('a question stands until somebody of ours says something; what was done answers none', () => {
  const asked = [
    event('2026-11-20T09:00:00Z', 'document.sent'),
    commented('2026-11-20T10:00:00Z', 'receiver', 'How long are they?'),
    event('2026-11-20T11:00:00Z', 'document.canceled'),
  ]
  const answered = [...asked, commented('2026-11-20T12:00:00Z', 'sender', '115 cm.')]
  const questionIn = (history: HistoryEvent[]) =>
    unansweredIn(threadOf([about('RFQ-1', 'requestforquotation', history)]))
  expect(questionIn(asked)).toBe('How long are they?')
  expect(questionIn(answered)).toBeUndefined()
  expect(questionIn([])).toBeUndefined()
})
