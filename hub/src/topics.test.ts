import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AppTopics, MAX_LIST_ENTRIES, MAX_PATH_CHARACTERS, MAX_TEXT_CHARACTERS, readAppTopic } from './topics.ts'

const long = 'x'.repeat(MAX_TEXT_CHARACTERS + 1)
const good: { [T in keyof AppTopics]: AppTopics[T][] } = {
  'kontor.navigated': [
    { path: '/', title: '' },
    { path: '/a', title: 'A', replace: true },
  ],
  'kontor.unsaved': [{ unsaved: true }],
  'kontor.modal': [{ open: true }],
  'kontor.notice': [{ kind: 'error', text: 'No' }],
  'kontor.open': [{ app: 'Acme.Notes', path: '/7' }],
  'kontor.session.renew': [{}],
  'app-broadcast': [{}],
  'kontor.search': [{}],
  'kontor.help': [{}],
  'kontor.commands': [{ commands: [] }, { commands: [{ id: 'a', title: 'A', keys: 'Ctrl+A' }] }],
  'kontor.count': [{ count: 0 }, { count: 86 }, { count: null }],
  'kontor.keys': [{ keys: [{ keys: 'j', says: 'Next' }] }],
}
const bad: { [T in keyof AppTopics]: unknown[] } = {
  'kontor.navigated': [
    undefined,
    {},
    { path: 'a', title: 'A' },
    { path: `/${'x'.repeat(MAX_PATH_CHARACTERS)}`, title: 'A' },
  ],
  'kontor.unsaved': [null, true, { unsaved: 'yes' }],
  'kontor.modal': [null, true, { open: 1 }],
  'kontor.notice': [
    { kind: 'loud', text: 'No' },
    { kind: 'info', text: long },
  ],
  'kontor.open': [{ app: 'Acme.Notes' }, { path: '/7' }],
  'kontor.session.renew': [],
  'app-broadcast': [],
  'kontor.search': [],
  'kontor.help': [],
  'kontor.commands': [
    {},
    { commands: 'all' },
    { commands: { length: 1, 0: { id: 'a', title: 'A' } } },
    { commands: [undefined] },
    { commands: [{ id: 'a' }] },
    { commands: [{ id: 'a', title: ' ' }] },
    { commands: [{ id: '', title: 'A' }] },
    { commands: [{ id: 'a', title: long }] },
    { commands: [{ id: 'a', title: 'A', keys: 7 }] },
    { commands: Array.from('ab', () => ({ id: 'a', title: 'A' })) },
    { commands: Array.from({ length: MAX_LIST_ENTRIES + 1 }, (_, id) => ({ id: `${id}`, title: 'A' })) },
    { commands: new Array(2 ** 32 - 1) },
  ],
  'kontor.count': [{}, { count: -1 }, { count: 1.5 }, { count: Number.NaN }, { count: '3' }, { count: 2 ** 53 }],
  'kontor.keys': [
    { keys: {} },
    { keys: [{ keys: 'j' }] },
    { keys: Array(MAX_LIST_ENTRIES + 1).fill({ keys: 'j', says: 'N' }) },
  ],
}
const topics = Object.keys(good) as (keyof AppTopics)[]

test.each(topics)('%s: what the topic carries arrives, and nothing beside it', (topic) => {
  for (const data of good[topic]) expect(readAppTopic(topic, { ...data, extra: 1 })).toEqual(data)
})

test.each(topics)('%s: what it does not carry is refused', (topic) => {
  for (const data of bad[topic]) expect(readAppTopic(topic, data)).toBeUndefined()
})

test('P-35: whatever data arrives, no topic throws over it', () => {
  const lists = fc.record({ commands: fc.anything(), keys: fc.anything(), count: fc.anything() })
  fc.assert(
    fc.property(fc.constantFrom(...topics), fc.oneof(fc.anything(), lists), (topic, data) => {
      readAppTopic(topic, data)
    }),
  )
})
