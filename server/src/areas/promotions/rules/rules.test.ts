import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysAfter, daysBetween } from '../../entries/rules/index.ts'
import { allowedResponses, isAsked, stateOf, whyNotAnswer } from './answering.ts'
import { discountFor, payDayAfter, totalsOf } from './discount.ts'
import { whyNoOffer } from './offering.ts'

const yearly = { percent: '6', days: 365 }
const owed = (open: string, dueDay = '2026-12-30') => ({ open, dueDay })

describe('the discount of a bill that is paid early', () => {
  test.each([
    ['a rate a year, for the days that it is early', owed('1190.00'), yearly, '2026-12-02', 2, '5.48'],
    ['a percent for a number of days', owed('1000.00'), { percent: '1', days: 30 }, '2026-11-30', 2, '10.00'],
    ['half a cent goes up', owed('365.00', '2026-12-02'), { percent: '0.5', days: 365 }, '2026-12-01', 2, '0.01'],
    ['a currency without cents', owed('100000'), yearly, '2026-12-02', 0, '460'],
    ['none on the due date', owed('1190.00'), yearly, '2026-12-30', 2, undefined],
    ['none after it', owed('1190.00'), yearly, '2027-01-04', 2, undefined],
    ['none that comes to nothing', owed('0.40'), yearly, '2026-12-29', 2, undefined],
  ] as const)('%s', (_what, bill, terms, payDay, digits, discount) => {
    expect(discountFor(bill, terms, payDay, digits)).toBe(discount)
  })

  test('is within half a cent of the exact one, and early and discount are the bill, whatever they are', () => {
    const cases = fc.record({
      cents: fc.bigInt({ min: 1n, max: 10n ** 15n }),
      percent: fc.integer({ min: 1, max: 5000 }),
      days: fc.integer({ min: 1, max: 366 }),
      early: fc.integer({ min: 1, max: 200 }),
    })
    const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    const minor = (amount: string) => BigInt(amount.replace('.', ''))
    fc.assert(
      fc.property(cases, ({ cents, percent, days, early }) => {
        const terms = { percent: (percent / 100).toFixed(2), days }
        const given = { open: text(cents), dueDay: daysAfter('2026-11-29', early) }
        const discount = discountFor(given, terms, '2026-11-29', 2)
        if (discount === undefined) return
        // cents × (percent ÷ 100) ÷ 100 × early ÷ days
        const [above, below] = [cents * BigInt(percent) * BigInt(early), 10_000n * BigInt(days)]
        const off = minor(discount) * below - above
        expect(2n * (off < 0n ? -off : off) <= below).toBe(true)
        const totals = totalsOf([{ amount: given.open, discount }], 2)
        expect(minor(totals.early) + minor(totals.discount)).toBe(cents)
        expect(minor(totals.early) > 0n).toBe(true)
      }),
    )
  })

  test.each([
    ['a Monday', '2026-11-27', 3, '2026-11-30'],
    ['a Saturday is the Monday after', '2026-11-27', 1, '2026-11-30'],
    ['and so is a Sunday', '2026-11-27', 2, '2026-11-30'],
    ['the same day', '2026-11-27', 0, '2026-11-27'],
  ])('the day on which it is paid: %s', (_what, today, days, payDay) => {
    expect(payDayAfter(today, days)).toBe(payDay)
    expect(daysBetween(today, payDay) >= days).toBe(true)
  })
})

describe('what a supplier answers (F-124)', () => {
  const offer = { fromDay: '2026-11-20', untilDay: '2026-12-20', withdrawn: null }
  test.each([
    ['before it begins', offer, '2026-11-19', 'PLANNED'],
    ['on its first day', offer, '2026-11-20', 'OPEN'],
    ['on its last day', offer, '2026-12-20', 'OPEN'],
    ['after it', offer, '2026-12-21', 'ENDED'],
    ['once the buyer has taken it back', { ...offer, withdrawn: new Date() }, '2026-11-25', 'WITHDRAWN'],
  ] as const)('%s', (_when, promotion, today, state) => expect(stateOf(promotion, today)).toBe(state))

  test.each([
    ['nobody answered yet', null, null, true, 4],
    ['as usual: it is not asked again, and can be accepted still', 'asUsual', null, false, 4],
    ['later: it is asked after a week', 'later', '2026-12-01', false, 4],
    ['later, and the week is over', 'later', '2026-11-29', true, 4],
    ['instantly, once', 'instantly', null, false, 0],
    ['ignored for good', 'ignore', null, false, 0],
  ] as const)('%s', (_what, response, askAgain, asked, answers) => {
    expect(isAsked('OPEN', { response, askAgain }, '2026-11-29')).toBe(asked)
    expect(allowedResponses('OPEN', { response }, 3)).toHaveLength(answers)
    expect(whyNotAnswer('WITHDRAWN', { response })).toBeDefined()
    expect(isAsked('WITHDRAWN', { response, askAgain }, '2026-11-29')).toBe(false)
  })

  test('without invoices there is nothing to accept', () => {
    expect(allowedResponses('OPEN', { response: null }, 0)).toEqual(['asUsual', 'later', 'ignore'])
  })
})

test.each([
  ['a rate of nothing', { Percent: '0.0' }, 'Percent'],
  ['a rate that is a slip', { Percent: '600' }, 'Percent'],
  ['an end before its beginning', { Until: '2026-11-19' }, 'Until'],
  ['an end in the past', { From: '2026-11-01', Until: '2026-11-10' }, 'Until'],
  ['one that is fine', {}, undefined],
])('%s', (_what, given, field) => {
  const offer = { Percent: '6', From: '2026-11-20', Until: '2026-12-20', ...given }
  expect(whyNoOffer(offer, '2026-11-20')?.field).toBe(field)
})
