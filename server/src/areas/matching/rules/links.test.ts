import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Around, lineDifference } from './differences.ts'
import { type BilledLine, billedIn, linkingOf, linksOf, type OrderedLine, qualityOf } from './links.ts'

const ordered = (more: Partial<OrderedLine> = {}): OrderedLine => ({
  ...{ orderId: 'PO-1', id: '1', name: 'Wrench', sellersItemId: 'W-1' },
  ...{ quantity: '10', unit: 'C62', price: '12.50', currency: 'EUR', ...more },
})
const billed = (more: Partial<BilledLine> = {}): BilledLine => ({
  ...{ id: 'A', name: 'Wrench', quantity: '4', unit: 'C62', price: '12.50', currency: 'EUR', ...more },
})
const reference = { orderId: 'PO-1', lineId: '1' }
/** Of a line, where others billed so much before. */
const differs = (line: BilledLine, order: OrderedLine, before: string, around: Around) =>
  lineDifference(line, linksOf([line], [order]).get(line.id), exact(line.quantity ?? '0').plus(exact(before)), around)
    .differences

describe('a line of an invoice belongs to the line of the order', () => {
  test.each([
    ['that it names', billed({ name: 'Other', reference }), 'REFERENCE'],
    ['of the same item number', billed({ name: 'Other', sellersItemId: 'w-1 ' }), 'ITEM'],
    ['of the same name', billed({ name: ' wrench' }), 'NAME'],
    ['and to none that is called otherwise', billed({ name: 'Hammer' }), undefined],
  ])('%s', (_, line, by) => {
    expect(linksOf([line], [ordered()]).get('A')?.by).toBe(by)
  })

  test('and to none where it could be two', () => {
    const two = [ordered({ sellersItemId: undefined }), ordered({ id: '2', sellersItemId: undefined })]
    expect(linksOf([billed()], two).size).toBe(0)
    expect(linksOf([billed(), billed({ id: 'B' })], [ordered()]).size).toBe(0)
  })

  test('of the same price where several are called the same', () => {
    const two = [ordered({ sellersItemId: undefined }), ordered({ id: '2', sellersItemId: undefined, price: '14' })]
    const links = linksOf([billed({ price: '14.00' }), billed({ id: 'B' })], two)
    expect(['A', 'B'].map((id) => [links.get(id)?.ordered.id, links.get(id)?.by])).toEqual([
      ['2', 'PRICE'],
      ['1', 'PRICE'],
    ])
  })

  test('and it is told how well lines find theirs by themselves, beside what people said', () => {
    const [wrench, other] = [ordered(), ordered({ id: '2', name: 'Hammer', sellersItemId: 'H-1' })]
    const lines = [
      billed(),
      billed({ id: 'B', name: 'Hammer' }),
      billed({ id: 'C', name: 'Spanner', reference }),
      billed({ id: 'D', name: 'Carriage' }),
    ]
    const of = (...led: string[]) => Object.values(linkingOf(lines, [wrench, other], new Set(led)))
    // C names the wrench itself, which A then does not find.
    expect(of()).toEqual([2, 0, 0, 2])
    expect(of('C')).toEqual([1, 0, 1, 2])
    const toOther = [billed({ reference: { orderId: 'PO-1', lineId: '2' } })]
    expect(Object.values(linkingOf(toOther, [wrench, other], new Set(['A'])))).toEqual([0, 1, 0, 0])
    expect(qualityOf({ linesLinked: 3, linesWrong: 1, linesMissed: 2, linesUnlinked: 9 })).toEqual({
      precision: 0.75,
      recall: 0.5,
    })
    expect(qualityOf({ linesLinked: 0, linesWrong: 0, linesMissed: 0, linesUnlinked: 9 })).toEqual({})
  })

  test('of which no other line takes it, however they are called', () => {
    const name = fc.constantFrom('Wrench', 'Hammer', 'Saw')
    const item = fc.option(fc.constantFrom('W-1', 'H-1'), { nil: undefined })
    const lines = fc.array(fc.record({ name, sellersItemId: item }), { maxLength: 6 })
    fc.assert(
      fc.property(lines, lines, (mine, theirs) => {
        const links = linksOf(
          mine.map((line, at) => billed({ ...line, id: `L${at}` })),
          theirs.map((line, at) => ordered({ ...line, id: String(at) })),
        )
        const taken = [...links.values()].map((link) => link.ordered.id)
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
  })
})

describe('a line of an invoice', () => {
  test.each([
    ['fits what was ordered', billed(), ordered(), []],
    ['is dearer', billed({ price: '13' }), ordered(), ['PRICE']],
    ['is cheaper, which is said, too', billed({ price: '12' }), ordered(), ['PRICE']],
    [
      'asks for another currency, whose price is not compared',
      billed({ price: '9', currency: 'USD' }),
      ordered(),
      ['CURRENCY'],
    ],
    [
      'of another currency is compared in that of its order',
      billed({ price: '13.75', currency: 'USD' }),
      ordered(),
      [],
      '0',
      { rate: exact('1').div(exact('1.1')) },
    ],
    ['and differs there', billed({ price: '14', currency: 'USD' }), ordered(), ['PRICE'], '0', { rate: exact('0.9') }],
    ['is of an order that leaves the price open', billed({ price: '13' }), ordered({ price: undefined }), []],
    ['bills more than was ordered', billed({ quantity: '11' }), ordered(), ['QUANTITY']],
    ['bills what others billed before', billed(), ordered(), ['QUANTITY'], '7'],
    [
      'bills what another billed already',
      billed(),
      ordered(),
      ['DOUBLED'],
      '10',
      { before: () => [billed({ id: 'Z' })] },
    ],
    [
      'bills more, of another quantity',
      billed(),
      ordered(),
      ['QUANTITY'],
      '10',
      { before: () => [billed({ quantity: '10' })] },
    ],
    [
      'bills more, at another price',
      billed(),
      ordered(),
      ['QUANTITY'],
      '10',
      { before: () => [billed({ price: '9' })] },
    ],
    ['bills the same again while some is left', billed(), ordered(), [], '4', { before: () => [billed()] }],
    ['bills what came', billed(), ordered({ received: '4' }), []],
    ['bills more than came', billed(), ordered({ received: '3' }), ['NOT_RECEIVED']],
    ['bills by another unit', billed({ unit: 'BX' }), ordered(), ['UNIT']],
    ['calls pieces otherwise, at the same price', billed({ unit: 'EA' }), ordered(), []],
    ['has a price that differs by less than a cent in all', billed({ price: '12.501' }), ordered(), []],
    ['was not ordered', billed({ name: 'Hammer' }), ordered(), ['NOT_ORDERED']],
  ] as [string, BilledLine, OrderedLine, string[], string?, Around?][])(
    '%s',
    (_, line, order, differences, before = '0', around = {}) => {
      expect(differs(line, order, before, around)).toEqual(differences)
    },
  )

  test('is counted once in whatever order bills come, whether they name the line or only the item', () => {
    const order = ordered({ quantity: '1000' })
    const one = fc.record({ quantity: fc.integer({ min: 1, max: 9 }).map(String), named: fc.boolean() })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (some) => {
        const bills = some.map(({ quantity, named }) => ({
          lines: [billed({ quantity, ...(named && { reference, name: 'W' }) })],
        }))
        const sum = some.reduce((all, { quantity }) => all + Number(quantity), 0)
        expect(billedIn(bills, [order]).get(order)?.toNumber()).toBe(sum)
        expect(billedIn(bills.toReversed(), [order]).get(order)?.toNumber()).toBe(sum)
      }),
    )
  })
})
