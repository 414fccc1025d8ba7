import { inEnglish } from '@kontor/i18n'
import { type Classification, exact } from '@kontor/ubl'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargesOver, lineDifference } from './differences.ts'
import { type BilledLine, billedIn, type OrderedLine } from './links.ts'
import { outcomeOf, overBilled, standOf, stateOf, type Tolerance, toleratedOf, whyNotTolerate } from './tolerance.ts'
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
const twice = lineDifference(bill({}), { ordered: order, by: 'NAME' }, exact('20'), { before: () => [bill({})] })
const none = exact('0')
const nothing = () => ({ Then: 'NOTHING' }) as const
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
    ['up to an amount that is the one limit is', [dearer, more], { Amount: '12' }, 'WITHIN'],
    ['beyond it is not', [dearer, more], { Amount: '11.99' }, 'DIFFERS'],
    ['with freight is not by an amount alone', [fits, freight], { Amount: '50' }, 'DIFFERS'],
    ['that is billed twice is not by it', [twice], { Amount: '5000' }, 'DIFFERS'],
    ['that bills more up to a quantity is', [more], { Quantity: '1' }, 'WITHIN'],
    [
      'that bills more than a quantity is not',
      [differs({ quantity: '11.1', net: '111' })],
      { Quantity: '1' },
      'DIFFERS',
    ],
    ['holds to the narrower of two limits', [more], { Quantity: '1', QuantityPercent: '9' }, 'DIFFERS'],
    ['up to the amount in all is', [dearer, dearer], { ...tolerated, Amount: '4' }, 'WITHIN'],
    ['in which one line is cheaper makes up for none', [dearer, cheaper], { ...tolerated, Amount: '1' }, 'DIFFERS'],
  ] as const)('%s', (_, lines, tolerance, state) => {
    // What falls under one tolerance is told by its being the same.
    const one: Tolerance = { Then: 'NOTHING', ...tolerance }
    expect(standOf({ lines, charges: none }, () => one)).toBe(state)
  })

  test('that charges something beside its lines differs, as a line that nobody ordered does', () => {
    expect(standOf({ lines: [fits], charges: exact('7') }, () => tolerated)).toBe('WITHIN')
    expect(standOf({ lines: [fits], charges: exact('7.01') }, () => tolerated)).toBe('DIFFERS')
    expect(standOf({ lines: [fits, freight], charges: exact('1') }, () => tolerated)).toBe('DIFFERS')
  })

  test('comes to so much more than was ordered', () => {
    expect(overBilled({ lines: [dearer, more, freight, cheaper], charges: exact('1.50') }).toFixed(2)).toBe('10.50')
  })
})

test.each([
  ['by its order alone fits, whatever came', 'TWO_WAY', { received: '3' }, []],
  ['by receipts differs where nobody noted any', 'THREE_WAY', {}, ['NOT_RECEIVED']],
  ['by receipts fits once it has come', 'THREE_WAY', { received: '10' }, []],
  ['where nothing is said fits where nobody notes any', undefined, {}, []],
  ['where nothing is said differs from what was noted', undefined, { received: '3' }, ['NOT_RECEIVED']],
  ['of a blanket order never fits', 'TWO_WAY', { received: '0', isBlanket: true }, ['NOT_RECEIVED']],
] as const)('a line that is held %s', (_, way, came, differences) => {
  const link = { ordered: { ...order, ...came }, by: 'NAME' } as const
  expect(lineDifference(bill({}), link, exact('10'), { way }).differences).toEqual(differences)
})

test.each([
  ['what the order has', '10', '0', '10', '0'],
  ['what is more than the order has', '12', '0', '10', '2'],
  ['what an earlier bill had already', '10', '10', '10', '10'],
  ['what takes off', '-5', '0', '0', '0'],
])('charges beside lines are over by %s', (_, own, before, ordered, over) => {
  expect(chargesOver(exact(own), exact(before), exact(ordered)).toFixed()).toBe(over)
})

describe('what a company tolerates', () => {
  const tools = { CommodityScheme: 'CPV', CommodityCode: '44500000-5' }
  const wrench = { code: '44512000', scheme: 'STI' }
  const own: Tolerance = { ConnectionId: 'one', Then: 'APPROVE' }
  const ofTools: Tolerance = { ...tools, PricePercent: '5', Then: 'ACCEPT' }
  const ownTools: Tolerance = { ...own, ...tools, Then: 'ACCEPT' }

  test.each<
    [says: string, Tolerance[], supplier: string | null, of: Classification | undefined, Tolerance | undefined]
  >([
    ['of one supplier stands before what it says of all', [tolerated, own], 'one', undefined, own],
    ['of all holds for other suppliers', [tolerated, own], 'other', undefined, tolerated],
    ['is nothing where it says nothing', [own], null, undefined, undefined],
    [
      'of a category holds for what is below it, by either name of the scheme',
      [tolerated, ofTools],
      null,
      wrench,
      ofTools,
    ],
    ['of a category holds for no other', [tolerated, ofTools], null, { code: '30190000', scheme: 'STI' }, tolerated],
    [
      'of a category holds for no other scheme',
      [tolerated, ofTools],
      null,
      { code: '44512000', scheme: 'TST' },
      tolerated,
    ],
    ['of a category holds for nothing that has none', [tolerated, ofTools], null, undefined, tolerated],
    ['of a supplier stands before what it says of a category of all', [ofTools, own], 'one', wrench, own],
    ['of a category of a supplier stands before both', [ofTools, own, ownTools], 'one', wrench, ownTools],
    [
      'of the narrower category stands before the wider',
      [ofTools, { ...tolerated, CommodityScheme: 'CPV', CommodityCode: '44512000' }],
      null,
      wrench,
      { ...tolerated, CommodityScheme: 'CPV', CommodityCode: '44512000' },
    ],
  ])('%s', (_, tolerances, supplier, of, expected) => {
    expect(toleratedOf(tolerances, supplier)(of)).toEqual(expected ?? { Then: 'NOTHING' })
  })

  test('counts for the lines of a category alone, and beside the lines for none of them', () => {
    const tolerated = toleratedOf([{ UnorderedAmount: '5', Then: 'APPROVE' }, ofTools], null)
    const dear = { ...differs({ price: '10.50', net: '105' }), classification: wrench }
    expect(standOf({ lines: [dear], charges: none }, tolerated)).toBe('WITHIN')
    expect(standOf({ lines: [{ ...dear, classification: undefined }], charges: none }, tolerated)).toBe('DIFFERS')
    expect(standOf({ lines: [dear], charges: exact('5') }, tolerated)).toBe('WITHIN')
    expect(standOf({ lines: [dear], charges: exact('5.01') }, tolerated)).toBe('DIFFERS')
  })

  test('does by itself the least that is said of any part of an invoice', () => {
    const tolerated = toleratedOf([{ Then: 'APPROVE' }, ofTools], null)
    const of = { ...fits, classification: wrench }
    expect(outcomeOf({ lines: [of], charges: none }, tolerated)).toBe('ACCEPT')
    expect(outcomeOf({ lines: [of, fits], charges: none }, tolerated)).toBe('APPROVE')
    expect(outcomeOf({ lines: [of], charges: exact('1') }, tolerated)).toBe('APPROVE')
    expect(outcomeOf({ lines: [of], charges: none }, toleratedOf([ofTools, { ...own, Then: 'NOTHING' }], 'one'))).toBe(
      'NOTHING',
    )
  })
})

test.each([
  ['stands as it is where nobody accepted anything', ['a'], undefined, 'DIFFERS'],
  ['is accepted while all in which it differs is', ['a'], ['a', 'b'], 'ACCEPTED'],
  ['differs again once it differs in anything else', ['a', 'c'], ['a', 'b'], 'DIFFERS'],
] as const)('an invoice %s', (_, found, accepted, state) => {
  const whole = { lines: [dearer], charges: none }
  const given = accepted && { acceptedAt: new Date(0), accepted }
  expect(stateOf(whole, nothing, found, given)).toBe(state)
  // What fits needs nobody's word.
  expect(stateOf({ lines: [fits], charges: none }, nothing, found, given)).toBe('MATCHED')
})

test('what nobody ordered is tolerated of no category', () => {
  const category = { CommodityCode: '44500000', CommodityScheme: 'CPV', Then: 'NOTHING' } as const
  expect(whyNotTolerate({ ...category, PricePercent: '2' })).toBeUndefined()
  const why = whyNotTolerate({ ...category, UnorderedAmount: '5' })
  expect(why && inEnglish(why)).toContain('unordered items have no category')
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
