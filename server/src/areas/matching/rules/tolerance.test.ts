import { inEnglish } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargesOver, lineDifference } from './differences.ts'
import { type BilledLine, billedIn, type OrderedLine } from './links.ts'
import { overBilled, standOf, stateOf, type Tolerance, toleranceFor, whyNotTolerate } from './tolerance.ts'
import { unitFactor } from './units.ts'

const order: OrderedLine = {
  ...{
    orderId: 'PO-1',
    id: '1',
    name: 'Wrench',
    quantity: '10',
    unit: 'C62',
    price: '10',
    net: '100',
    currency: 'EUR',
  },
}
const bill = (more: Partial<BilledLine>): BilledLine => ({
  ...{ id: 'A', name: 'Wrench', quantity: '10', unit: 'C62', price: '10', net: '100', currency: 'EUR', ...more },
})
const differs = (more: Partial<BilledLine>, billed = more.quantity ?? '10') =>
  lineDifference(bill(more), { ordered: order, by: 'NAME' }, exact(billed))
const freight = lineDifference(bill({ id: 'F', name: 'Freight', net: '7' }), undefined, exact('1'))
const fits = differs({})
const dearer = differs({ price: '10.20', net: '102' })
const cheaper = differs({ price: '9', net: '90' })
const more = differs({ quantity: '11', net: '110' })
const none = exact('0')
const tolerated: Tolerance = { PricePercent: '2', QuantityPercent: '10', UnorderedAmount: '7', Then: 'NOTHING' }

describe('an invoice', () => {
  test.each([
    ['that fits matches, whatever is tolerated', [fits], { Then: 'NOTHING' }, 'MATCHED'],
    ['that is dearer differs where nothing is tolerated', [dearer], { Then: 'NOTHING' }, 'DIFFERS'],
    ['that is cheaper holds nobody up', [cheaper], { Then: 'NOTHING' }, 'WITHIN'],
    ['that is dearer by what is tolerated is within it', [dearer], tolerated, 'WITHIN'],
    ['that is dearer by more is not', [differs({ price: '10.21', net: '102.10' })], tolerated, 'DIFFERS'],
    ['that bills more by what is tolerated is within it', [more], tolerated, 'WITHIN'],
    ['that bills more than that is not', [differs({ quantity: '11.1', net: '111' })], tolerated, 'DIFFERS'],
    ['with freight up to what is tolerated is within it', [fits, freight], tolerated, 'WITHIN'],
    ['with freight twice is not', [freight, freight], tolerated, 'DIFFERS'],
    ['of another currency never is', [differs({ currency: 'USD' })], tolerated, 'DIFFERS'],
    ['of another unit never is', [differs({ unit: 'KGM' })], tolerated, 'DIFFERS'],
    [
      'in which many small differences are a large one is not',
      [dearer, dearer],
      { ...tolerated, Amount: '3.99' },
      'DIFFERS',
    ],
    ['up to the amount in all is', [dearer, dearer], { ...tolerated, Amount: '4' }, 'WITHIN'],
    ['in which one line is cheaper makes up for none', [dearer, cheaper], { ...tolerated, Amount: '1' }, 'DIFFERS'],
  ] as const)('%s', (_, lines, tolerance, state) => {
    expect(standOf({ lines, charges: none }, tolerance)).toBe(state)
  })

  test('that charges something beside its lines differs, as a line that nobody ordered does', () => {
    expect(standOf({ lines: [fits], charges: exact('7') }, tolerated)).toBe('WITHIN')
    expect(standOf({ lines: [fits], charges: exact('7.01') }, tolerated)).toBe('DIFFERS')
    expect(standOf({ lines: [fits, freight], charges: exact('1') }, tolerated)).toBe('DIFFERS')
  })

  test('comes to so much more than was ordered', () => {
    expect(overBilled({ lines: [dearer, more, freight, cheaper], charges: exact('1.50') }).toFixed(2)).toBe('10.50')
  })
})

test.each([
  ['what the order has', '10', '0', '10', '0'],
  ['what is more than the order has', '12', '0', '10', '2'],
  ['what an earlier bill had already', '10', '10', '10', '10'],
  ['what takes off', '-5', '0', '0', '0'],
])('charges beside lines are over by %s', (_, own, before, ordered, over) => {
  expect(chargesOver(exact(own), exact(before), exact(ordered)).toFixed()).toBe(over)
})

test('what a company says of one supplier stands before what it says of all', () => {
  const own: Tolerance = { ConnectionId: 'one', Then: 'APPROVE' }
  expect(toleranceFor([tolerated, own], 'one')).toBe(own)
  expect(toleranceFor([tolerated, own], 'other')).toBe(tolerated)
  expect(toleranceFor([own], null).Then).toBe('NOTHING')
})

test.each([
  ['stands as it is where nobody accepted anything', ['a'], undefined, 'DIFFERS'],
  ['is accepted while all in which it differs is', ['a'], ['a', 'b'], 'ACCEPTED'],
  ['differs again once it differs in anything else', ['a', 'c'], ['a', 'b'], 'DIFFERS'],
] as const)('an invoice %s', (_, found, accepted, state) => {
  const whole = { lines: [dearer], charges: none }
  const given = accepted && { acceptedAt: new Date(0), accepted }
  expect(stateOf(whole, { Then: 'NOTHING' }, found, given)).toBe(state)
  // What fits needs nobody's word.
  expect(stateOf({ lines: [fits], charges: none }, { Then: 'NOTHING' }, found, given)).toBe('MATCHED')
})

test('nobody tolerates less than nothing', () => {
  expect(whyNotTolerate({ PricePercent: '0', Amount: '12.50', Then: 'NOTHING' })).toBeUndefined()
  const why = whyNotTolerate({ PricePercent: '2', UnorderedAmount: '-1', Then: 'NOTHING' })
  expect(why && inEnglish(why)).toContain('UnorderedAmount is -1')
})

test.each([
  ['DZN', 'C62', '12'],
  ['H87', 'EA', '1'],
  ['GRM', 'KGM', '0.001'],
  ['KGM', 'LTR', undefined],
  ['XYZ', 'XYZ', '1'],
  [undefined, 'C62', undefined],
])('one %s is so many %s: %s', (from, to, factor) => {
  expect(unitFactor(from, to)?.toFixed()).toBe(factor)
})

test('dozens that were ordered are billed in pieces, at the price of a piece', () => {
  const dozens: OrderedLine = { ...order, quantity: '2', unit: 'DZN', price: '120', net: '240' }
  const pieces = bill({ quantity: '24', price: '10', net: '240' })
  const billed = billedIn([{ lines: [pieces] }], [dozens]).get(dozens)
  expect(billed?.toFixed()).toBe('2')
  expect(lineDifference(pieces, { ordered: dozens, by: 'NAME' }, billed ?? none)).toMatchObject({ differences: [] })
})

test('whatever is billed of a line in whatever parts, what is over in all is what is billed beyond the order', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: 1, max: 99_999 }),
      (some, ordered, cents) => {
        const price = (cents / 100).toFixed(2)
        const line: OrderedLine = { ...order, quantity: String(ordered), price }
        let [billed, over] = [0, none]
        for (const quantity of some) {
          billed += quantity
          const net = exact(price).times(quantity).toFixed(2)
          const one = bill({ quantity: String(quantity), price, net })
          over = over.plus(lineDifference(one, { ordered: line, by: 'NAME' }, exact(String(billed))).over ?? none)
        }
        const beyond = Math.max(0, billed - ordered)
        expect(over.toFixed(2)).toBe(exact(price).times(beyond).toFixed(2))
      },
    ),
  )
})
