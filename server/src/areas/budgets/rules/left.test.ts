import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedActions, byCostCentre, excessOf, leftOf, whyClosed } from './left.ts'

const budget = {
  ...{ costCentre: '4711', state: 'OPEN' as const, amount: '1000', currency: 'EUR' },
  ...{ approved: '100.10', ordered: '200', billed: '300.05' },
}

describe('what is left of a budget', () => {
  test('is the amount less what is approved, ordered and billed, to the cent', () => {
    expect(leftOf(budget)).toBe('399.85')
    expect(leftOf({ ...budget, billed: '900' })).toBe('-200.10')
  })

  test.each([
    ['all that is left', '399.85', undefined],
    ['a cent more', '399.86', '0.01'],
    ['much more', '1000', '600.15'],
    ['nothing', '0', undefined],
  ])('is exceeded, or not, by %s', (_, asked, excess) => {
    expect(excessOf(budget, asked)).toBe(excess)
  })

  test('where it is overspent already, asking for nothing exceeds nothing', () => {
    const spent = { ...budget, ordered: '5000' }
    expect(excessOf(spent, '0')).toBeUndefined()
    expect(excessOf(spent, '1')).toBe('4401.15')
  })

  test('is never changed by how what it is used for is parted', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 100).toFixed(2))
    fc.assert(
      fc.property(fc.array(fc.record({ costCentre: fc.constantFrom('1', '2', ' 1 '), net: cents })), (lines) => {
        const sums = byCostCentre(lines)
        const all = lines.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0)
        const summed = [...sums.values()].reduce((sum, net) => sum + Math.round(Number(net) * 100), 0)
        expect(summed).toBe(all)
        expect([...sums.keys()].every((key) => key === key.trim())).toBe(true)
      }),
    )
  })
})

test('lines without a cost centre use no budget', () => {
  const lines = [
    { costCentre: undefined, net: '5' },
    { costCentre: '  ', net: '5' },
    { costCentre: '1', net: '5' },
  ]
  expect([...byCostCentre(lines)]).toEqual([['1', '5.00']])
})

test('nothing is asked for from a closed budget', () => {
  expect(whyClosed(budget)).toBeUndefined()
  expect(whyClosed({ ...budget, state: 'CLOSED' })).toBeDefined()
})

test('a closed budget is reopened before it is changed; who only reads does nothing', () => {
  expect(allowedActions(budget, true)).toEqual(['edit', 'close', 'delete'])
  expect(allowedActions({ state: 'CLOSED' }, true)).toEqual(['reopen', 'delete'])
  expect(allowedActions(budget, false)).toEqual([])
})

test('cost centres that differ only behind what a budget can name are one', () => {
  const long = 'K'.repeat(100)
  const lines = [
    { costCentre: `${long}1`, net: '2' },
    { costCentre: `${long}2`, net: '3' },
  ]
  expect([...byCostCentre(lines)]).toEqual([[long, '5.00']])
})
