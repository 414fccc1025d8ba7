import type { CatalogueField } from '@kontor/contract'
import { inEnglish } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import { decimalIn, markOf } from './decimals.ts'
import { isGtin } from './gtin.ts'
import { columnsBy } from './headings.ts'
import { itemsIn, maxItems } from './items.ts'
import type { ItemRecord } from './records.ts'
import type { Source } from './source.ts'
import { stateOf } from './state.ts'
import { askedBy, trigramsOf } from './trigrams.ts'

describe('the columns of a list are known by their headings', () => {
  test.each<[language: string, heads: string[]]>([
    ['English', ['Item number', 'Product', 'Unit', 'Price per unit', 'VAT rate', 'EAN', 'Lead time (days)']],
    ['German', ['Artikel-Nr.', 'Bezeichnung', 'ME', 'Preis (EUR)', 'MwSt. %', 'GTIN/EAN', 'Lieferzeit Tage']],
    ['French', ['Réf.', 'Désignation', 'Unité', 'PU HT', 'Taux TVA', 'Code-barres', 'Délai (jours)']],
    ['Spanish', ['Código', 'Artículo', 'Unidad', 'Precio unitario', 'IVA', 'Código de barras', 'Plazo de entrega']],
    ['Danish', ['Varenr.', 'Varenavn', 'Enhed', 'Stk. pris', 'Moms', 'Stregkode', 'Leveringstid']],
    ['Arabic', ['رقم الصنف', 'الاسم', 'الوحدة', 'السعر', 'الضريبة', 'الباركود', 'مدة التسليم']],
    ['UBL', ['SellersItemID', 'Name', 'UnitCode', 'Price', 'TaxPercent', 'StandardItemID', 'LeadTimeDays']],
  ])('in %s', (_, heads) => {
    expect(columnsBy(heads)).toEqual([
      'SellersItemID',
      'Name',
      'UnitCode',
      'Price',
      'TaxPercent',
      'StandardItemID',
      'LeadTimeDays',
    ])
  })

  test('each is taken once, and what none of them is called is left out', () => {
    expect(columnsBy(['SKU', 'Article number', 'Description', 'Colour', 'UNSPSC'])).toEqual([
      'SellersItemID',
      'IGNORED',
      'Name',
      'IGNORED',
      'CommodityCode',
    ])
  })
})

describe('a decimal', () => {
  test.each<[cells: string[], mark: string | undefined, read: (string | undefined)[]]>([
    [['12,50', '1.234,00', '3'], ',', ['12.50', '1234.00', '3']],
    [['12.50', '1,234.00', '1,234'], '.', ['12.50', '1234.00', '1234']],
    [['1.234.567', '7,5 €'], ',', ['1234567', '7.5']],
    [['EUR 4.20', '19 %', "1'000.00"], '.', ['4.20', '19', '1000.00']],
    [['0.125', '1.234'], '.', ['0.125', '1.234']],
    [['١٢٫٥'], ',', ['12.5']],
    // Nothing shows which it is: a price may be wrong a thousand times.
    [['1.234', '5'], undefined, ['AMBIGUOUS', '5']],
    [['1,50', '2.75', '1.234'], undefined, ['1.50', '2.75', 'AMBIGUOUS']],
    [['12,3x', '', '--4', '1e5', '=1+1'], undefined, [undefined, undefined, undefined, undefined, undefined]],
  ])('of %j is read by the mark that the file shows', (cells, mark, read) => {
    expect(markOf(cells)).toBe(mark)
    expect(cells.map((cell) => decimalIn(cell, markOf(cells)))).toEqual(read)
  })
})

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['00012345600012', true],
  ['12345', false],
])('%s is a GTIN: %s', (text, is) => {
  expect(isGtin(text)).toBe(is)
})

const source = (rows: Partial<Record<CatalogueField, string>>[], more: Partial<Source> = {}): Source => ({
  columns: [],
  point: 'by its cells',
  rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  ...more,
})
const good = { SellersItemID: 'P-1', Name: 'Copy paper A4', Price: '3,49' }
const reported = (rows: Partial<Record<CatalogueField, string>>[]) =>
  itemsIn(source(rows), 'EUR').findings.map(({ row, field, says }) => `${row} ${field}: ${inEnglish(says)}`)

describe('an item of a list', () => {
  test('is read with its unit by any word, its tax, and its price for one', () => {
    const row = {
      ...good,
      UnitCode: 'Karton',
      Price: '12,50',
      BaseQuantity: '100',
      TaxPercent: '19 %',
      LeadTimeDays: '3',
    }
    expect(itemsIn(source([row]), 'EUR')).toMatchObject({
      findings: [],
      items: [
        { unitCode: 'XBX', price: '0.125', taxCategory: 'S', taxPercent: '19', leadTimeDays: 3, description: null },
      ],
    })
    expect(itemsIn(source([{ ...good, TaxCategory: 'AE' }]), 'EUR').items).toMatchObject([
      { taxCategory: 'AE', taxPercent: '0', unitCode: 'C62' },
    ])
  })

  test.each<[what: string, cells: Partial<Record<CatalogueField, string>>, finding: string]>([
    ['without a number', { SellersItemID: ' ' }, '2 SellersItemID: The cell is empty: fill it in.'],
    [
      'with a word for a price',
      { Price: 'on request' },
      '2 Price: “on request” is not a number: write it as 1234.50 or 1234,50.',
    ],
    [
      'with a price below zero',
      { Price: '-1,00' },
      '2 Price: “-1.00” is less than zero: enter a price of zero or more.',
    ],
    [
      'with a price of a third',
      { Price: '1,00', BaseQuantity: '3' },
      '2 BaseQuantity: 1.00 for 3 is not an exact price for one: enter the price of one unit.',
    ],
    [
      'in another currency',
      { Currency: 'DKK' },
      '2 Currency: “DKK” is not the currency of the catalog: use EUR, or put these items into a separate catalog.',
    ],
    [
      'in an unknown unit',
      { UnitCode: 'Gros' },
      '2 UnitCode: “Gros” is not a unit: use a code of UN/ECE Recommendation 20, such as C62 (piece), KGM or XBX (box).',
    ],
    ['taxed without a rate', { TaxCategory: 'S' }, '2 TaxPercent: The tax category S needs a rate: enter it.'],
    [
      'with a false GTIN',
      { StandardItemID: '4006381333932' },
      '2 StandardItemID: “4006381333932” is not a GTIN: correct its digits, or leave it empty.',
    ],
    [
      'with a vague lead time',
      { LeadTimeDays: 'soon' },
      '2 LeadTimeDays: “soon” is not a number of days: enter a whole number from 0 to 999.',
    ],
    [
      'with a minimum of nothing',
      { MinimumOrderQuantity: '0' },
      '2 MinimumOrderQuantity: “0” is not more than zero: enter a larger number, or leave it empty.',
    ],
    ['with a name that is too long', { Name: 'x'.repeat(301) }, '2 Name: It has 301 characters: use 300 at most.'],
  ])('%s is refused with what to do', (_, cells, finding) => {
    expect(reported([{ ...good, ...cells }])).toEqual([finding])
  })

  test('whose number came before is refused; all that is wrong is told at once', () => {
    expect(reported([good, { ...good, Price: '' }, { ...good, SellersItemID: 'P-2', Price: 'x' }])).toEqual([
      '3 Price: The cell is empty: fill it in.',
      '3 SellersItemID: The item number P-1 is in row 2 already: keep one of them.',
      '4 Price: “x” is not a number: write it as 1234.50 or 1234,50.',
    ])
    expect(itemsIn(source([]), 'EUR').findings).toHaveLength(1)
    const many = Array.from({ length: maxItems + 1 }, (_, at) => ({ ...good, SellersItemID: String(at) }))
    expect(reported(many)).toEqual([
      `2 undefined: The file has ${maxItems + 1} items, and a catalog can have ${maxItems}: split it into several catalogs.`,
    ])
  })

  test('priced by another unit than it is ordered in is refused', () => {
    const rows = [{ row: 1, cells: { ...good, Price: '3.49', UnitCode: 'XBX' }, priceUnit: 'KGM' }]
    expect(itemsIn(source([], { point: '.', rows }), 'EUR').findings).toMatchObject([{ row: 1, field: 'Price' }])
  })
})

test('what new items change is told: new, changed and gone, and prices apart', () => {
  const [item] = itemsIn(source([good]), 'EUR').items as [ItemRecord]
  const before = [item, { ...item, sellersItemId: 'P-2' }, { ...item, sellersItemId: 'P-3' }]
  const after = [
    { ...item, price: '3.490' },
    { ...item, sellersItemId: 'P-2', price: '3.99' },
    { ...item, sellersItemId: 'P-4' },
  ]
  const { added, changed, removed, prices } = changesOf(before, after)
  expect([
    added.length,
    changed.length,
    removed,
    prices.map(({ item, before }) => [item.sellersItemId, before]),
  ]).toEqual([1, 2, ['P-3'], [['P-2', '3.49']]])
})

test.each([
  [null, null, null, 'OFFERED'],
  ['a', '2026-11-27', '2026-11-27', 'OFFERED'],
  ['a', '2026-11-28', null, 'NOT_YET_VALID'],
  ['a', null, '2026-11-26', 'EXPIRED'],
  ['b', null, null, 'NOT_CONNECTED'],
])('a catalogue of %s, valid from %s to %s, is %s', (connectionId, validFrom, validTo, state) => {
  expect(stateOf({ connectionId, validFrom, validTo }, '2026-11-27', (id) => id === 'a')).toBe(state)
})

describe('a part of a word', () => {
  const of = new Set(trigramsOf('c', ['kopierpapier', 'a4']))
  test.each([
    [['papier'], true],
    [['pier'], true],
    [['a4'], true],
    [['papier', 'a4'], true],
    [['stift'], false],
    [['4x'], false],
  ])('%j finds the item: %s', (words, finds) => {
    expect(askedBy('c', words)?.trigrams.every((number) => of.has(number))).toBe(finds)
  })

  test('of one letter finds nothing, and another company’s numbers are others', () => {
    expect(askedBy('c', ['a'])).toBeUndefined()
    expect(askedBy('d', ['papier'])?.trigrams.some((number) => of.has(number))).toBe(false)
  })
})
