import { type TradeForm, totalsOf } from '@kontor/ubl'
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { postingsOf } from './postings.ts'

const tax = { category: 'S', percent: '19' }
const bill: TradeForm = {
  type: 'Invoice',
  id: 'RE-1',
  issueDate: '2026-11-26',
  currency: 'EUR',
  seller: { name: 'Brandt' },
  buyer: { name: 'Nordlicht' },
  lines: [
    { id: '1', name: 'Chairs', quantity: '3', unit: 'C62', price: '33.33', tax },
    { id: '2', name: 'Freight', quantity: '1', unit: 'C62', price: '10', tax },
  ],
  allowances: [{ charge: false, amount: '5', reason: 'Loyal', tax }],
}
const part = (code: string, percent?: string) => ({
  ...(percent && { percent }),
  values: [{ listId: 'accounts', code }],
})
const rows = (form: TradeForm, coding?: Parameters<typeof postingsOf>[2]) =>
  postingsOf(form, totalsOf(form), coding).map(({ line, net, codes }) => [line, net, codes.get('accounts') ?? ''])

describe('what a bill is booked as', () => {
  test('is a row a line, and one for what is taken off the whole', () => {
    expect(rows(bill)).toEqual([
      ['1', '99.99', ''],
      ['2', '10.00', ''],
      ['', '-5.00', ''],
    ])
  })

  test('has a line’s own codes, else those of the whole; its parts add up to the line', () => {
    const coding = {
      header: [part('6000')],
      lines: [{ lineId: '1', splits: [part('4100', '50'), part('4200', '50')] }],
    }
    expect(rows(bill, coding)).toEqual([
      ['1', '50.00', '4100'],
      ['1', '49.99', '4200'],
      ['2', '10.00', '6000'],
      ['', '-5.00', '6000'],
    ])
  })

  test('takes of each line its share, where the whole is parted by amounts; a credit note’s, too', () => {
    const amounts = [
      { amount: '42', values: [{ listId: 'accounts', code: '4100' }] },
      { amount: '62.99', values: [{ listId: 'accounts', code: '4200' }] },
    ]
    const sums = (form: TradeForm) =>
      Object.entries(Object.groupBy(rows(form, { header: amounts, lines: [] }), ([, , code]) => code ?? '')).map(
        ([code, some = []]) => [code, Decimal.sum(...some.map(([, net]) => net ?? '0')).toFixed(2)],
      )
    expect(sums(bill)).toEqual([
      ['4100', '42.00'],
      ['4200', '62.99'],
    ])
    expect(sums({ ...bill, type: 'CreditNote' })).toEqual([
      ['4100', '-42.00'],
      ['4200', '-62.99'],
    ])
    const coding = { header: [], lines: [{ lineId: '2', splits: [{ ...amounts[0]!, amount: '10' }] }] }
    expect(rows({ ...bill, type: 'CreditNote' }, coding)[1]).toEqual(['2', '-10.00', '4100'])
  })

  test('shows without codes what its parts leave over', () => {
    const coding = { header: [], lines: [{ lineId: '2', splits: [part('4100', '25')] }] }
    expect(rows(bill, coding).slice(1, 3)).toEqual([
      ['2', '2.50', '4100'],
      ['2', '7.50', ''],
    ])
  })

  test('is taken away where it is a credit note', () => {
    expect(rows({ ...bill, type: 'CreditNote' })).toEqual([
      ['1', '-99.99', ''],
      ['2', '-10.00', ''],
      ['', '5.00', ''],
    ])
  })
})
