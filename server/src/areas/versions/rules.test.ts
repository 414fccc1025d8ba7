import type { TradeType } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Standing } from '../entries/rules/index.ts'
import { fresh } from '../entries/rules/index.ts'
import { type Fate, fateOf, givesWay, isEarlier, type Version } from './rules.ts'

const order = (more: Partial<Version> = {}): Version => ({
  ...{ id: 'new', type: 'order', draft: false, businessId: 'PO-7', contentHash: 'b', issueDate: '2026-11-21' },
  ...{ delivery: 'SENT', senderId: 'buyer', receiverId: 'supplier', answersId: null, orderType: null },
  exchanged: new Date('2026-11-21T10:00:00Z'),
  ...more,
})
const before = (more: Partial<Version> = {}): Version =>
  order({
    ...{ id: 'old', contentHash: 'a', issueDate: '2026-11-20', exchanged: new Date('2026-11-20T10:00:00Z') },
    ...more,
  })

describe('an earlier version of an order', () => {
  test.each<[string, Partial<Version>, Partial<Version>, boolean]>([
    ['has its number, was sent before and is dated before', {}, {}, true],
    ['may be of the same day', { issueDate: '2026-11-21' }, {}, true],
    ['was sent before, also where it says no day', { issueDate: null }, {}, true],
    ['has its number', { businessId: 'PO-8' }, {}, false],
    ['has a number', { businessId: ' ' }, { businessId: ' ' }, false],
    ['was not sent after it', { exchanged: new Date('2026-11-22T10:00:00Z') }, {}, false],
    ['was not sent at the same moment', { exchanged: new Date('2026-11-21T10:00:00Z') }, {}, false],
    ['is not dated after it', { issueDate: '2026-11-22' }, {}, false],
    ['says something else: the same bytes are a copy', { contentHash: 'b' }, {}, false],
    ['is no draft', { draft: true }, {}, false],
    ['is of the same receiver', { receiverId: 'another' }, {}, false],
    ['went the same way', { delivery: 'RECEIVED', senderId: 'supplier' }, {}, false],
    ['is of the same sender', { delivery: 'RECEIVED', senderId: 'rogue' }, { delivery: 'RECEIVED' }, false],
    ['is of the same kind', { orderType: '221' }, { orderType: '226' }, false],
    ['is an order as well', { type: 'quote' }, {}, false],
  ])('%s', (_, one, later, expected) => {
    expect(isEarlier(before(one), order(later))).toBe(expected)
  })

  test('invoices under one number are no versions of each other: money is never taken back like that', () => {
    expect(isEarlier(before({ type: 'invoice' }), order({ type: 'invoice' }))).toBe(false)
  })

  test('of two documents at most one is the earlier', () => {
    const any = fc.record({
      issueDate: fc.constantFrom('2026-11-20', '2026-11-21', null),
      exchanged: fc.constantFrom(new Date(0), new Date(1), null),
      contentHash: fc.constantFrom('a', 'b'),
      businessId: fc.constantFrom('PO-7', 'PO-8', ''),
    })
    fc.assert(
      fc.property(any, any, (one, other) => {
        const [first, second] = [before(one), order(other)]
        expect(isEarlier(first, second) && isEarlier(second, first)).toBe(false)
        expect(isEarlier(first, first)).toBe(false)
      }),
    )
  })
})

test('a quote for the same request is a later version under whatever number, an order that follows the same quote is not', () => {
  const quoted = { type: 'quote', businessId: 'Q-1', answersId: 'request' } as const
  expect(isEarlier(before(quoted), order({ ...quoted, businessId: 'Q-2' }))).toBe(true)
  expect(isEarlier(before(quoted), order({ ...quoted, businessId: 'Q-2', answersId: 'other' }))).toBe(false)
  expect(
    isEarlier(before({ ...quoted, answersId: null }), order({ ...quoted, businessId: 'Q-2', answersId: null })),
  ).toBe(false)
  expect(isEarlier(before({ answersId: 'quote', businessId: 'PO-6' }), order({ answersId: 'quote' }))).toBe(false)
})

const standing = (more: Partial<Standing> = {}): Standing => ({
  ...{ ...fresh(false), type: 'order', archived: false, delivery: 'RECEIVED' },
  ...more,
})
const follows = (type: TradeType, more: Partial<Standing> & { orderType?: string } = {}) => ({
  ...{ ...standing(), businessId: 'X-1', orderType: null },
  ...more,
  type,
})

describe('what becomes of an earlier version', () => {
  test.each<[string, Partial<Standing>, Parameters<typeof fateOf>[1], Fate]>([
    ['nobody has answered it', {}, [], 'GIVES_WAY'],
    ['it was rejected', { response: 'REJECTED' }, [], 'GIVES_WAY'],
    ['it was accepted', { response: 'ACCEPTED' }, [], 'WITH_CONSENT'],
    ['it was confirmed by a document', {}, [follows('orderresponse')], 'WITH_CONSENT'],
    ['a change of it waits', {}, [follows('orderchange')], 'WITH_CONSENT'],
    ['a change of it was rejected', {}, [follows('orderchange', { response: 'REJECTED' })], 'GIVES_WAY'],
    ['some was shipped', { response: 'ACCEPTED' }, [follows('despatchadvice')], 'STAYS'],
    ['some was received', {}, [follows('receiptadvice')], 'STAYS'],
    ['some was invoiced', {}, [follows('invoice')], 'STAYS'],
    ['its invoice was rejected', {}, [follows('invoice', { response: 'REJECTED' })], 'GIVES_WAY'],
    ['some was called off', {}, [follows('order', { orderType: '226' })], 'STAYS'],
    ['it was withdrawn', { response: 'CANCELED' }, [], 'STAYS'],
    ['it was replaced before', { replacement: 'REPLACED' }, [], 'STAYS'],
    ['it did not arrive', { delivery: 'FAILED' }, [], 'STAYS'],
    ['a quote that nobody answered', { type: 'quote' }, [], 'GIVES_WAY'],
    ['a quote that has expired', { type: 'quote', closed: true }, [], 'GIVES_WAY'],
    ['a quote that was accepted', { type: 'quote', response: 'ACCEPTED' }, [], 'WITH_CONSENT'],
    ['a quote of which something was ordered', { type: 'quote' }, [follows('order')], 'STAYS'],
  ])('%s', (_, more, following, expected) => {
    expect(fateOf(standing(more), following)).toBe(expected)
  })

  test.each<[Fate[], boolean, boolean]>([
    [['GIVES_WAY', 'GIVES_WAY'], false, true],
    [['GIVES_WAY', 'WITH_CONSENT'], false, false],
    [['GIVES_WAY', 'WITH_CONSENT'], true, true],
    [['STAYS', 'GIVES_WAY'], true, false],
    [['WITH_CONSENT'], true, true],
    [[], true, false],
  ])('is what both books allow: %j, accepted %s', (fates, isAccepted, expected) => {
    expect(givesWay(fates, isAccepted)).toBe(expected)
  })
})
