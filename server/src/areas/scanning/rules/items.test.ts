import { describe, expect, test } from 'vitest'
import { holderAt, missingField, otherHolderAt, scanActions, stateOn, tagsOf, twinBy } from './items.ts'

const may = new Set(['scan.read', 'scan.write'] as const)

test.each([
  ['TO_REVIEW', may, ['enter', 'hold', 'reject', 'sendBack', 'delete']],
  ['ON_HOLD', may, ['enter', 'hold', 'reject', 'sendBack', 'reopen', 'delete']],
  ['REEDIT', may, ['enter', 'hold', 'reject', 'sendBack', 'reopen', 'delete']],
  ['REJECTED', may, ['reopen']],
  ['SENT', may, []],
  ['TO_REVIEW', new Set(['scan.read'] as const), []],
] as const)('of a paper that is at %s what is allowed can be done', (state, permissions, expected) => {
  expect(scanActions(state, permissions, false)).toEqual(expected)
})

test('nothing is done with a paper that a colleague has in hand, but by who may unlock it', () => {
  expect(scanActions('TO_REVIEW', may, true)).toEqual([])
  expect(scanActions('TO_REVIEW', new Set(['scan.read', 'scan.write', 'scan.configure']), true)).toEqual(['unlock'])
})

test.each([
  ['the day before', '2026-11-26', 'ON_HOLD'],
  ['on the day', '2026-11-27', 'TO_REVIEW'],
  ['later', '2026-12-01', 'TO_REVIEW'],
])('what is on hold until a day is at the right state %s', (_when, today, expected) => {
  expect(stateOn({ state: 'ON_HOLD', holdUntil: '2026-11-27' }, today)).toBe(expected)
  expect(stateOn({ state: 'ON_HOLD', holdUntil: null }, today)).toBe('ON_HOLD')
  expect(stateOn({ state: 'REJECTED', holdUntil: '2026-11-27' }, today)).toBe('REJECTED')
})

test('who has an item in hand keeps it until their time is over', () => {
  const until = new Date('2026-11-27T09:15:00Z')
  const held = { lockedBy: 'ada', lockedUntil: until }
  expect(holderAt(held, new Date('2026-11-27T09:14:59Z'))).toBe('ada')
  expect(holderAt(held, until)).toBeUndefined()
  expect(holderAt({ lockedBy: null, lockedUntil: null }, until)).toBeUndefined()
  expect(otherHolderAt(held, new Date('2026-11-27T09:14:59Z'), 'bob')).toBe('ada')
  expect(otherHolderAt(held, new Date('2026-11-27T09:14:59Z'), 'ada')).toBeUndefined()
})

test('an item carries its own tags, those of its folder and the reasons, each once', () => {
  expect(tagsOf({ tags: ['Lease', 'Urgent'], reasonTags: ['No order'] }, ['Harbour', 'Urgent'])).toEqual([
    'Lease',
    'Urgent',
    'Harbour',
    'No order',
  ])
})

const entered = { number: 'H-1', issueDate: '2026-11-20', currency: 'EUR', amount: '10.00' }
test.each([
  [{}, undefined],
  [{ number: ' ' }, 'ID'],
  [{ issueDate: undefined }, 'IssueDate'],
  [{ currency: '' }, 'DocumentCurrencyCode'],
  [{ amount: undefined }, 'PayableAmount'],
])('with %o it is known what is missing', (more, expected) => {
  expect(missingField({ ...entered, ...more })).toBe(expected)
})

describe('what is there may be what is typed', () => {
  const known = {
    type: 'invoice',
    businessId: 'RE-7',
    senderName: 'Hafen Spedition GmbH',
    issueDate: '2026-11-20',
    amountMinor: '11900',
    currency: 'EUR',
  } as const
  const typed = { sender: 'Hafen Spedition', issueDate: '2026-11-20', amountMinor: '11900', currency: 'EUR' }
  test.each([
    ['by its number', { sender: 'Hafen-Spedition', number: 're-7' }, 'NUMBER'],
    ['by its number before anybody is named', { number: 'RE-7' }, 'NUMBER'],
    ['not by the number of somebody else', { sender: 'Ostwind KG', number: 'RE-7' }, undefined],
    ['by its amount of the day', { ...typed, number: 'RE-8' }, 'FIELDS'],
    ['not by the amount of another day', { ...typed, issueDate: '2026-11-21' }, undefined],
    ['not by an amount in another currency', { ...typed, currency: 'DKK' }, undefined],
    ['not by an amount of nobody', { ...typed, sender: '' }, undefined],
    ['not by nothing', { number: ' ' }, undefined],
  ])('%s', (_how, fields, expected) => {
    expect(twinBy(fields, known)).toBe(expected)
  })
})
