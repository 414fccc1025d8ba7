import type { SpendGroup } from '@kontor/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryOf, keyOf, none } from './categories.ts'
import { compare } from './compare.ts'
import { monthsAfter, monthsBetween, rateDayOf } from './months.ts'
import { isSale } from './parts.ts'
import type { Sum } from './records.ts'

const sum = (month: string, key: string, amount: string, currency = 'EUR'): Sum => ({ month, key, amount, currency })
const year = (by: SpendGroup) => ({ by, from: '2026-01', to: '2026-12' })
/** A dollar is half a euro, and of francs nothing is known. */
const convert = ({ amount, currency }: { amount: string; currency: string }) =>
  currency === 'EUR' ? amount : currency === 'USD' ? (Number(amount) / 2).toFixed(2) : null

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -12, '2025-03'],
])('%s and %i months are %s', (month, count, after) => expect(monthsAfter(month, count)).toBe(after))

test.each([
  ['2026-02', '2026-02-28'],
  ['2024-02', '2024-02-29'],
  ['2100-02', '2100-02-28'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('the rates of %s are those of %s', (month, day) => expect(rateDayOf(month)).toBe(day))

test('a period has each of its months once, and no more than were asked for', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween('2025-11', '9999-02', 3)).toHaveLength(3)
})

test('a category is told by its code and its scheme, and both are read from its key again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ minLength: 1, maxLength: 60 }), (scheme, code) => {
      expect(categoryOf(keyOf(code, scheme))).toEqual({ scheme: scheme.replaceAll(':', '').slice(0, 50), code })
    }),
  )
  expect(categoryOf(none)).toBeUndefined()
})

test('an invoice that its receiver sells by is no spend', () => {
  expect([undefined, '380', '381', '384', '389', '261'].map((typeCode) => isSale({ typeCode }))).toEqual([
    ...[false, false, false, false, true, true],
  ])
})

test('partners stand by what was spent with them, each beside the year before; who got nothing is there still', () => {
  const { rows, ...total } = compare(
    [sum('2026-03', 'A', '100'), sum('2026-04', 'B', '250'), sum('2025-12', 'A', '50'), sum('2025-01', 'C', '8')],
    year('PARTNER'),
    convert,
  )
  expect(rows).toEqual([
    { key: 'B', amount: '250.00', before: '0.00', share: '71.4', apart: [] },
    { key: 'A', amount: '100.00', before: '50.00', share: '28.6', change: '100.0', apart: [] },
    { key: 'C', amount: '0.00', before: '8.00', share: '0.0', change: '-100.0', apart: [] },
  ])
  expect(total).toEqual({ amount: '350.00', before: '58.00', change: '503.4', apart: [] })
})

test('where more was given back than spent nobody has a share of it', () => {
  expect(compare([sum('2026-03', 'A', '-100')], year('PARTNER'), convert).rows).toEqual([
    { key: 'A', amount: '-100.00', before: '0.00', apart: [] },
  ])
})

test('a share that rounds to nothing has no sign', () => {
  const { rows } = compare([sum('2026-03', 'A', '10000'), sum('2026-03', 'B', '-1')], year('PARTNER'), convert)
  expect(rows.map(({ share }) => share)).toEqual(['100.0', '0.0'])
})

const sums = fc.array(
  fc.record({
    month: fc.constantFrom('2024-12', '2025-01', '2025-06', '2026-01', '2026-06', '2026-12', '2027-01'),
    key: fc.constantFrom('A', 'B', 'C'),
    currency: fc.constantFrom('EUR', 'USD', 'CHF'),
    amount: fc.integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  }),
  { maxLength: 30 },
)

test('what is spent comes to the same by whatever it is told apart, also where each row is rounded', () => {
  const thirds: typeof convert = ({ amount, currency }) =>
    currency === 'EUR' ? amount : (Number(amount) / 3).toFixed(2)
  fc.assert(
    fc.property(sums, (given) => {
      const byMonth = new Map<string, number>()
      for (const { month, currency, amount } of given)
        byMonth.set(
          `${month} ${currency}`,
          (byMonth.get(`${month} ${currency}`) ?? 0) + Math.round(Number(amount) * 100),
        )
      const months = [...byMonth].map(([at, cents]) =>
        sum(at.slice(0, 7), 'all', (cents / 100).toFixed(2), at.slice(8)),
      )
      const [apart, whole] = [compare(given, year('PARTNER'), thirds), compare(months, year('MONTH'), thirds)]
      expect([apart.amount, apart.before]).toEqual([whole.amount, whole.before])
    }),
  )
})

test('rows add up to the total, in the company’s currency and in each that stands apart, and no two are mixed', () => {
  fc.assert(
    fc.property(sums, fc.constantFrom<SpendGroup>('MONTH', 'PARTNER'), (given, by) => {
      const { rows, ...total } = compare(given, year(by), convert)
      const cents = (text: string) => Math.round(Number(text) * 100)
      for (const field of ['amount', 'before'] as const) {
        expect(rows.reduce((all, row) => all + cents(row[field]), 0)).toBe(cents(total[field]))
        const francs = (one: typeof total) =>
          one.apart.reduce((all, { currency, [field]: amount }) => all + (currency === 'CHF' ? cents(amount) : NaN), 0)
        expect(rows.reduce((all, row) => all + francs(row), 0)).toBe(francs(total))
      }
    }),
  )
})
