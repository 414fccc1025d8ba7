import { describe, expect, test } from 'vitest'
import type { Line } from '../../requisition-lines/index.ts'
import { againstQuote, fitting, type QuoteData, type UploadedQuote, whyNotSilent, withQuote } from './uploaded-quote.ts'

const data: QuoteData = {
  ...{ number: 'AN-7', supplierName: 'Hansen Torbau', supplierId: 'hansen', currency: 'EUR', validUntil: '2026-12-31' },
  lines: [
    { lineId: '1', name: 'Hydraulic cylinder', quantity: '2', unit: 'C62', price: '480.00' },
    { lineId: '2', name: 'Fitting', quantity: '6', unit: 'HUR', price: '85' },
  ],
}
const quote: UploadedQuote = {
  ...{
    FileName: 'AN-7.xml',
    MimeType: 'application/octet-stream',
    AttachmentId: 'file',
    contentHash: 'hash',
    said: data,
  },
}
const line = (ID: string, value: string, unitCode: string, price: string, more: Partial<Line> = {}): Line => ({
  ...{ Kind: 'plain', ID, Name: 'Hydraulic cylinder', Quantity: { value, unitCode } },
  ...{ Price: { value: price, currencyID: 'EUR' }, SupplierConnectionId: 'hansen', ...more },
})
const asQuoted = [line('1', '2.0', 'C62', '480'), line('2', '6', 'HUR', '85.00')]
const rulesOf = (lines: readonly Line[], more: object = {}, today = '2026-11-28') =>
  againstQuote({ quote, lines, currency: 'EUR', ...more }, today).map(({ rule, lineId }) => [rule, lineId])

describe('a requisition is held against the quote of which it was made', () => {
  test.each([
    ['is as it offers, however its figures are written', asQuoted, {}, []],
    ['asks for more of something', [line('1', '3', 'C62', '480'), asQuoted[1]], {}, [['QUOTE_QUANTITY', '1']]],
    ['asks by another unit', [asQuoted[0], line('2', '6', 'DAY', '85')], {}, [['QUOTE_QUANTITY', '2']]],
    ['pays another price', [line('1', '2', 'C62', '479.99'), asQuoted[1]], {}, [['QUOTE_PRICE', '1']]],
    ['leaves something out', [asQuoted[0]], {}, [['QUOTE_LEFT_OUT', undefined]]],
    [
      'buys of somebody else',
      [line('1', '2', 'C62', '480', { SupplierConnectionId: 'rival' }), asQuoted[1]],
      {},
      [['QUOTE_SUPPLIER', '1']],
    ],
    [
      'buys of them what they did not offer',
      [...asQuoted, line('3', '1', 'C62', '9')],
      {},
      [['QUOTE_NOT_OFFERED', '3']],
    ],
    [
      'buys something else of somebody else',
      [...asQuoted, line('3', '1', 'C62', '9', { SupplierConnectionId: 'rival' })],
      {},
      [],
    ],
    ['is in another currency', asQuoted, { currency: 'DKK' }, [['QUOTE_CURRENCY', undefined]]],
    ['was made of no quote', [], { quote: null }, []],
    ['was made of paper, and says nothing', [], { quote: { ...quote, said: null } }, [['QUOTE_NOT_READ', undefined]]],
    ['was made of paper, and says something', asQuoted, { quote: { ...quote, said: null } }, []],
  ] as const)('it %s', (_how, lines, more, found) => expect(rulesOf(lines as readonly Line[], more)).toEqual(found))

  test('after the day until which it was valid', () => {
    expect(rulesOf(asQuoted, {}, '2026-12-31')).toEqual([])
    expect(rulesOf(asQuoted, {}, '2027-01-01')).toEqual([['QUOTE_EXPIRED', undefined]])
  })

  test('and nobody has to look at it where it is data, and all is as it says', () => {
    expect(whyNotSilent(quote, true)).toBeUndefined()
    for (const [one, agrees] of [
      [quote, false],
      [{ ...quote, said: null }, true],
      [null, true],
    ] as const)
      expect(whyNotSilent(one, agrees)).toBeDefined()
  })
})

describe('the lines of a quote', () => {
  const offered = data.lines.map(({ lineId: _, ...one }) => one)

  test('stand behind those that are there, with its supplier and its prices', () => {
    const { lines, quoted } = withQuote([line('1', '1', 'C62', '5')], null, offered, data)
    expect(lines.map(({ ID, Name, LineExtensionAmount }) => [ID, Name, LineExtensionAmount?.value])).toEqual([
      ['1', 'Hydraulic cylinder', undefined],
      ['2', 'Hydraulic cylinder', '960.00'],
      ['3', 'Fitting', '510.00'],
    ])
    expect(lines[2]).toMatchObject({ SupplierConnectionId: 'hansen', Price: { value: '85', currencyID: 'EUR' } })
    expect(quoted.map(({ lineId }) => lineId)).toEqual(['2', '3'])
  })

  test('are cut to what a requisition has room for, whatever a stranger has written', () => {
    const long = 'x'.repeat(5000)
    const given = { name: long, quantity: '1', unit: long, price: '1', SellersItemID: long }
    expect(fitting({ ...given, Tax: { Category: long, Percent: '19' } })).toEqual({
      ...{ name: long.slice(0, 300), quantity: '1', unit: long.slice(0, 10), price: '1' },
    })
    expect(fitting({ ...given, Tax: { Category: 'S', Percent: 'nineteen' } }).Tax).toBeUndefined()
    const fits = { ...given, name: 'Desk', unit: 'C62', SellersItemID: 'D-1', Tax: { Category: 'S', Percent: '19.5' } }
    expect(fitting(fits)).toEqual(fits)
  })

  test('make room for those of another one, but where somebody has changed them', () => {
    const changed = line('2', '8', 'HUR', '85.00', { Name: 'Fitting' })
    const { lines } = withQuote([line('1', '2', 'C62', '480'), changed], data, [offered[0]!].slice(0, 1), data)
    expect(lines.map(({ Name, Quantity }) => [Name, Quantity.value])).toEqual([
      ['Fitting', '8'],
      ['Hydraulic cylinder', '2'],
    ])
  })
})
