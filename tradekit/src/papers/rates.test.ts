import type { LineForm, TaxForm, TradeForm } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { amountOf, blocks, firstBlock, isByRates, withRate, withTax } from './rates.ts'

const nameOf = ({ percent }: TaxForm) => `Goods at ${percent}%`
const line = (more: Partial<LineForm> = {}): LineForm => ({
  id: '1',
  name: 'Goods at 19%',
  quantity: '1',
  unit: 'C62',
  price: '100.00',
  tax: { category: 'S', percent: '19' },
  ...more,
})
const form = (more: Partial<TradeForm> = {}): TradeForm => ({
  type: 'Invoice',
  id: 'H-1',
  issueDate: '2026-11-20',
  currency: 'EUR',
  seller: { name: 'Hafen Spedition GmbH' },
  buyer: { name: 'Nordlicht' },
  lines: [line()],
  ...more,
})

describe('an invoice that is entered by its totals', () => {
  test('has a line for each rate, named by it', () => {
    const two = withTax(withRate([line()], nameOf), 1, { category: 'S', percent: '7' }, nameOf)
    expect(two.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      ['1', 'Goods at 19%', '1'],
      ['2', 'Goods at 7%', '1'],
    ])
    expect(isByRates({ lines: two }, nameOf)).toBe(true)
  })

  test.each([
    ['counts something', { quantity: '2' }],
    ['names something', { name: 'Pallets' }],
    ['describes something', { description: 'Euro' }],
  ])('is entered by its lines once one %s', (_what, more) => {
    expect(isByRates({ lines: [line(more)] }, nameOf)).toBe(false)
  })
})

test.each([
  ['no seller', { seller: { name: ' ' } }, { path: 'seller' }, true],
  ['a seller without an address', {}, { path: 'seller' }, false],
  ['no number', { id: '' }, { path: 'id' }, true],
  ['no amount', { lines: [line({ price: '' })] }, { path: 'lines.0.price' }, true],
  ['a VAT id that is not on the paper', {}, { path: 'seller.vatId' }, false],
  ['no IBAN', {}, { path: 'paymentMeans.iban' }, false],
  ['a day that is none', {}, { path: 'dueDate', rule: 'FORM-DATE' }, true],
  ['a warning', { id: '' }, { path: 'id', severity: 'warning' }, false],
] as const)('%s: whether it keeps a paper from being entered', (_what, more, finding, expected) => {
  expect(blocks({ rule: 'BR-02', severity: 'fatal', ...finding }, form(more as Partial<TradeForm>))).toBe(expected)
})

test('what is missing is asked for from the top of the form', () => {
  const missing = (path: string) => ({ rule: 'BR-02', severity: 'fatal' as const, path })
  const empty = form({ id: '', seller: { name: '' }, lines: [line({ price: '' })] })
  const findings = ['id', 'lines.0.price', 'seller.name'].map(missing)
  expect(firstBlock(findings, empty)?.path).toBe('seller.name')
  expect(firstBlock(findings, form())).toBeUndefined()
})

test.each([
  [[line()], '119.00'],
  [[line(), line({ price: '' })], undefined],
  [[line({ price: '12,3x' })], undefined],
  [[], undefined],
])('the amount of %o is compared once it is one', (lines, expected) => {
  expect(amountOf({ lines }, '119.00')).toBe(expected)
})
