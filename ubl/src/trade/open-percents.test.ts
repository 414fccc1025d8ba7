import { expect, test } from 'vitest'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { compose } from './compose.ts'
import type { TradeForm } from './form.ts'
import { formOf } from './form-of.ts'
import { withOpenPercents } from './open-percents.ts'
import { totalsOf } from './totals.ts'

const tax = { category: 'S', percent: '19' }
const off = { charge: false, amount: '', percent: '10', reasonCode: '95' }
const form: TradeForm = {
  ...{ type: 'Invoice', id: 'F-1', issueDate: '2026-11-30', currency: 'EUR' },
  ...{ seller: { name: 'Seller' }, buyer: { name: 'Buyer' } },
  lines: [{ id: '1', name: 'Vice', quantity: '3', unit: 'C62', price: '33.33', tax, allowances: [off] }],
  allowances: [{ ...off, percent: '3', tax }],
}
const saved = (one: TradeForm): TradeForm => formOf(read(write(compose(one))))
const netAfter = (one: TradeForm, quantity: string): string =>
  totalsOf({ ...one, lines: one.lines.map((line) => ({ ...line, quantity })) }).taxExclusive

test('percentages of a form that was saved follow its lines still', () => {
  const again = withOpenPercents(saved(form))
  expect(totalsOf(again)).toEqual(totalsOf(form))
  expect(netAfter(again, '7')).toBe(netAfter(form, '7'))
  expect(netAfter(saved(form), '7')).not.toBe(netAfter(form, '7'))
})

test.each([
  ['an amount that is not its percentage', { amount: '9.99' }],
  ['a percentage of something else', { amount: '5.00', base: '50.00' }],
  ['an amount without a percentage', { amount: '10.00', percent: undefined }],
])('%s stays as it is', (_, change) => {
  const [line] = form.lines
  const other = { ...form, lines: [{ ...line!, allowances: [{ ...off, ...change }] }] }
  expect(withOpenPercents(other).lines).toEqual(other.lines)
})
