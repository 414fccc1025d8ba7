import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MAX_BUTTON_CHARACTERS,
  MAX_FIELDS,
  MAX_LIST_ENTRIES,
  MAX_PATH_CHARACTERS,
  MAX_TEXT_CHARACTERS,
  MAX_TITLE_CHARACTERS,
} from './limits.ts'
import { readRequest } from './read-request.ts'
import type { RequestTopics } from './requests.ts'
import { type AppTopics, type EventTopics, readAppTopic, requestTopics } from './topics.ts'

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
  'kontor.confirm': [
    { request: '1', title: 'Delete note 7?' },
    { request: '1', title: 'حذف؟', text: 'It is gone then.\nFor ever.', accept: 'Delete', kind: 'danger' },
  ],
  'kontor.ask': [
    {
      request: '1',
      title: 'Why?',
      fields: [
        { name: 'why', label: 'Reason', kind: 'long', value: '', required: true },
        { name: 'to', label: 'To', kind: 'choice', choices: [{ value: 'a', label: 'Ann' }] },
      ],
    },
  ],
  'kontor.beside': [{ request: '1', app: 'Acme.Notes', path: '/7' }],
  'kontor.window': [{ request: '1', path: '/window/shop/aB_3-x' }],
}
const question = { request: '1', title: 'Why?' }
const fields = [{ name: 'why', label: 'Reason' }]
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
  'kontor.confirm': [
    { title: 'Why?' },
    { ...question, request: '' },
    { ...question, title: ' ' },
    // words that nobody sees, that are read backwards, that go on below as if they were the shell's
    { ...question, title: '\u3164\u200B' },
    { ...question, title: 'Delete \u202Enothing' },
    { ...question, title: 'Delete?\nKontor asks' },
    { ...question, title: 'x'.repeat(MAX_TITLE_CHARACTERS + 1) },
    { ...question, text: long },
    { ...question, text: 7 },
    { ...question, accept: 'x'.repeat(MAX_BUTTON_CHARACTERS + 1) },
    { ...question, kind: 'shell' },
  ],
  'kontor.ask': [
    question,
    { ...question, fields: [] },
    { ...question, fields: [...fields, ...fields] },
    { ...question, fields: Array.from({ length: MAX_FIELDS + 1 }, (_, at) => ({ name: `${at}`, label: 'A' })) },
    { ...question, fields: [{ name: 'why', label: 'Reason', kind: 'password' }] },
    { ...question, fields: [{ name: 'to', label: 'To', kind: 'choice' }] },
    { ...question, fields: [{ name: 'to', label: 'To', choices: [{ value: 'a', label: 'Ann' }] }] },
    {
      ...question,
      fields: [
        {
          name: 'to',
          label: 'To',
          kind: 'choice',
          choices: [
            { value: 'a', label: 'Yes' },
            { value: 'b', label: 'yes ' },
          ],
        },
      ],
    },
  ],
  'kontor.window': [
    null,
    { path: '/window/shop/1' },
    { request: '1', path: 'https://shop.example/' },
    ...[
      '/',
      '/window',
      '/window/',
      '/windows/1',
      '//window/1',
      '/window/../api',
      '/window/a?b',
      '/window/%2e',
      '/window/a\n',
    ].map((path) => ({ request: '1', path })),
  ],
  'kontor.beside': [
    { app: 'Acme.Notes', path: '/7' },
    { request: '1', app: 'Acme.Notes' },
  ],
}
const topics = Object.keys(good) as (keyof AppTopics)[]
const read = (topic: keyof AppTopics, data: unknown) =>
  requestTopics.includes(topic)
    ? readRequest(topic as keyof RequestTopics, data)
    : readAppTopic(topic as keyof EventTopics, data)

test.each(topics)('%s: what the topic carries arrives, and nothing beside it', (topic) => {
  for (const data of good[topic]) expect(read(topic, { ...data, extra: 1 })).toEqual(data)
})

test.each(topics)('%s: what it does not carry is refused', (topic) => {
  for (const data of bad[topic]) expect(read(topic, data)).toBeUndefined()
})

test('P-35: whatever data arrives, no topic throws over it', () => {
  const lists = fc.record({ commands: fc.anything(), keys: fc.anything(), count: fc.anything() })
  fc.assert(
    fc.property(fc.constantFrom(...topics), fc.oneof(fc.anything(), lists), (topic, data) => {
      read(topic, data)
    }),
  )
})
