import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountOf,
  boughtOf,
  carried,
  entered,
  suppliedBy,
  totalOf,
  withBrought,
  withBundle,
  withoutLines,
} from './lines.ts'

const price = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2))
const line = fc.record({ Name: fc.constant('Pen'), quantity: fc.integer({ min: 1, max: 999 }), price }).map((one) => ({
  Kind: 'plain' as const,
  Name: one.Name,
  Quantity: { value: String(one.quantity), unitCode: 'C62' },
  Price: { value: one.price, currencyID: 'EUR' },
}))

describe('the lines of a requisition', () => {
  test('have ids of their own and come to the sum of what is bought, to the cent; a bundle counts by its items', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.array(line, { maxLength: 5 }), (some, items) => {
        const lines = withBundle(entered(some), { Name: 'Bundle', Quantity: { value: '1', unitCode: 'C62' } }, items)
        expect(new Set(lines.map(({ ID }) => ID)).size).toBe(lines.length)
        const cents = boughtOf(lines).reduce((sum, one) => sum + Math.round(Number(amountOf(one)?.value ?? 0) * 100), 0)
        expect(totalOf(lines, 'EUR')).toBe((cents / 100).toFixed(2))
        const master = lines[some.length]?.ID ?? ''
        expect(withoutLines(lines, [master])).toHaveLength(some.length)
      }),
    )
  })
})

describe('a line whose supplier somebody chooses', () => {
  const line = { ID: '1', Kind: 'plain' as const, Name: 'Desk', Quantity: { value: '1', unitCode: 'C62' } }
  const offered = { SellersItemID: 'D-72', QuoteId: '019b0000-0000-7000-8000-000000000001' }

  test.each([
    ['of another, is by no quote and number of the first', { ...offered, SupplierConnectionId: 'a' }, {}],
    ['of the same, stays as it is', { ...offered, SupplierConnectionId: 'b' }, offered],
    [
      'of nobody before, keeps the number that its requester knew',
      { SellersItemID: 'D-72' },
      { SellersItemID: 'D-72' },
    ],
  ])('%s', (_what, before, after) => {
    expect(suppliedBy({ ...line, ...before }, 'b')).toEqual({ ...line, ...after, SupplierConnectionId: 'b' })
  })
})

describe('lines from a shop', () => {
  const one = { value: '1', unitCode: 'C62' }
  const price = { value: '5', currencyID: 'EUR' }
  const PunchOut = { Id: '019b0000-0000-7000-8000-000000000000', ShopName: 'Brandt online', On: '2026-11-27' }
  const lamp = { Kind: 'plain', Name: 'Lamp', Quantity: one } as const
  const brush = { Name: 'Brush', Quantity: one, Price: price, SellersItemID: 'B-1', PunchOut }
  const there = withBrought(entered([lamp]), [brush])

  test('stand behind those that are there, each with an id of its own and what it comes to', () => {
    expect(there).toMatchObject([
      { ID: '1', Name: 'Lamp' },
      { ID: '2', Kind: 'plain', Name: 'Brush', LineExtensionAmount: { value: '5.00' }, PunchOut },
    ])
  })

  test('keep their ids, whatever new line is written before them', () => {
    const saved = carried(entered([lamp, { ...lamp, Name: 'Desk' }, { ...brush, Kind: 'plain', ID: '2' }]), there)
    expect(saved.map(({ ID, Name, PunchOut: from }) => [ID, Name, from?.ShopName])).toEqual([
      ['3', 'Lamp', undefined],
      ['4', 'Desk', undefined],
      ['2', 'Brush', 'Brandt online'],
    ])
  })

  test.each<[what: string, change: object, isMarked: boolean]>([
    ['more of it', { Quantity: { ...one, value: '9' } }, true],
    ['the price in other digits', { Price: { ...price, value: '5.00' } }, true],
    ['another price', { Price: { ...price, value: '4' } }, false],
    ['another item', { SellersItemID: 'B-2' }, false],
    ['another supplier', { SupplierConnectionId: 'other' }, false],
    ['another unit', { Quantity: { ...one, unitCode: 'XBX' } }, false],
  ])('with %s say where they are from: $2', (_, change, isMarked) => {
    const [, saved] = carried(
      entered([
        { ...lamp, ID: '1' },
        { ...brush, ...change, Kind: 'plain', ID: '2' },
      ]),
      there,
    )
    expect(saved?.PunchOut !== undefined).toBe(isMarked)
  })
})
