import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alike, inSteps, spanOf } from './spans.ts'

const amount = fc.oneof(fc.bigInt({ min: -2000n, max: 2000n }), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }))
const isAmount = (one: bigint): boolean => one >= -(2n ** 63n) && one < 2n ** 63n
const end = fc.option(amount, { nil: undefined })

test('amounts are alike by the digits that they begin with', () => {
  expect(alike(12_345n, 2)).toEqual({ from: 12_000n, to: 12_999n })
  expect(alike(-12_345n, 1)).toEqual({ from: -19_999n, to: -10_000n })
  expect(alike(7n, 2)).toEqual({ from: 7n, to: 7n })
  expect(alike(0n, 1)).toEqual({ from: 0n, to: 0n })
})

test('each amount of a span is in one of its steps, and none that is not', () => {
  fc.assert(
    fc.property(end, end, amount, (from, to, other) => {
      const span = spanOf(from, to)
      const { whole, magnitudes, amounts, rows } = inSteps(span)
      for (const one of [other, span.from, span.to, span.from - 1n, span.to + 1n].filter(isAmount)) {
        const inside = one >= span.from && one <= span.to
        const [first, two] = [alike(one, 1), alike(one, 2)]
        const key = ({ from, to }: typeof first) => (one < 0n ? to : from)
        const given = [
          ...magnitudes.map((step) => key(first) >= step.from && key(first) <= step.to),
          ...amounts.map((step) => key(two) >= step.from && key(two) <= step.to),
          ...rows.map((step) => one >= step.from && one <= step.to),
        ].filter(Boolean)
        expect(given.length).toBe(inside ? 1 : 0)
        const counted = whole !== undefined && one >= whole.from && one <= whole.to
        expect(rows.some((step) => one >= step.from && one <= step.to)).toBe(inside && !counted)
      }
    }),
    { numRuns: 1000 },
  )
})
