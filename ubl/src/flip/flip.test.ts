import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { anyInvoice } from '../testing/any-invoice.ts'
import { plainForm } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import type { FormType, TradeForm } from '../trade/form.ts'
import { formOf } from '../trade/form-of.ts'
import { totalsOf } from '../trade/totals.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { flip } from './flip.ts'
import { ways } from './ways.ts'

const of = (type: FormType, more: Partial<TradeForm> = {}): TradeForm => ({
  ...plainForm,
  type,
  id: `${type}-1`,
  orderReference: undefined,
  ...more,
})
const next = { id: 'N-1', issueDate: '2026-11-22', dueDate: '2026-12-22' }
const fatal = (form: TradeForm) => {
  const tree = compose(form)
  return [...validateSchema(tree), ...validateRules(tree, 'en16931'), ...validateRules(tree, 'kontor')]
    .filter(({ severity }) => severity === 'fatal')
    .map(({ rule, message }) => `${rule}: ${message}`)
}

describe('one document becomes the next', () => {
  test.each(ways)('$from → $to, without a fatal finding, and it survives writing and reading', ({ from, to }) => {
    const source = of(from, to === 'ReceiptAdvice' ? { orderReference: 'PO-1' } : {})
    const made = flip([source], to, next)
    expect(fatal(made)).toEqual([])
    expect(made.lines.map(({ name, quantity }) => [name, quantity])).toEqual(
      source.lines.map(({ name, quantity }) => [name, quantity]),
    )
    expect(formOf(read(write(compose(made)))).id).toBe('N-1')
  })

  test.each<[FormType, FormType, Partial<TradeForm>, Partial<TradeForm>]>([
    ['Order', 'Invoice', {}, { orderReference: 'Order-1' }],
    ['OrderChange', 'Invoice', { orderReference: 'PO-7' }, { orderReference: 'PO-7' }],
    ['Order', 'OrderResponse', { contractReference: 'C' }, { orderReference: 'Order-1', contractReference: 'C' }],
    ['Quotation', 'Order', {}, { quoteReference: 'Quotation-1' }],
    ['RequestForQuotation', 'Quotation', {}, { quoteReference: 'RequestForQuotation-1' }],
    [
      'DespatchAdvice',
      'ReceiptAdvice',
      { orderReference: 'PO-7' },
      { despatchReference: 'DespatchAdvice-1', orderReference: 'PO-7' },
    ],
    [
      'Invoice',
      'CreditNote',
      { orderReference: 'PO-7' },
      { precedingInvoice: { id: 'Invoice-1', issueDate: '2026-11-21' }, orderReference: 'PO-7' },
    ],
  ])('%s → %s keeps its references', (from, to, more, references) => {
    expect(flip([of(from, more)], to, next)).toMatchObject(references)
  })

  test('an invoice names the lines of its order', () => {
    const made = flip([of('Order')], 'Invoice', { ...next, lines: [{ document: 0, line: '3' }] })
    expect(made.lines).toMatchObject([{ id: '1', orderLineId: '3', name: 'Socket set 3/4″' }])
  })

  test('what comes without VAT gets what is given for it', () => {
    const bare = of('Order', {
      lines: plainForm.lines.map((line) => ({ ...line, tax: { category: '', percent: '' } })),
    })
    expect(fatal(flip([bare], 'Invoice', { ...next, tax: { category: 'S', percent: '19' } }))).toEqual([])
  })
})

describe('in part', () => {
  const order = of('Order', {
    allowances: [
      { charge: false, amount: '100.00', tax: { category: 'S', percent: '19' } },
      { charge: true, amount: '22.82', percent: '0.3', base: '7606.00', tax: { category: 'S', percent: '19' } },
    ],
    lines: [
      {
        ...plainForm.lines[0]!,
        id: '1',
        quantity: '24',
        price: '100',
        allowances: [{ charge: false, amount: '12.00' }],
      },
      { ...plainForm.lines[1]!, id: '2', quantity: '16', price: '100' },
    ],
  })

  test('fixed amounts shrink with what is taken, percentages stay', () => {
    const made = flip([order], 'Invoice', { ...next, lines: [{ document: 0, line: '1', quantity: '6' }] })
    expect(made.lines).toMatchObject([{ quantity: '6', price: '100', allowances: [{ amount: '3.00' }] }])
    expect(made.allowances).toMatchObject([{ amount: '15.00' }, { amount: '', percent: '0.3' }])
    expect(totalsOf(made).lineExtension).toBe('597.00')
    expect(fatal(made)).toEqual([])
  })

  test('a part of any order has its quantities and its prices', () => {
    fc.assert(
      fc.property(anyInvoice, fc.integer({ min: 1, max: 9 }), (form, tenths) => {
        const lines = form.lines
          .filter(({ quantity }) => Number(quantity) > 0)
          .map((line, i) => ({ ...line, id: String(i) }))
        fc.pre(lines.length > 0)
        const taken = lines.map(({ id, quantity }) => ({
          document: 0,
          line: id,
          quantity: String((Number(quantity) * tenths) / 10),
        }))
        const made = flip([{ ...form, type: 'Order', lines }], 'Invoice', { ...next, lines: taken })
        made.lines.forEach((line, i) => {
          expect(Number(line.quantity)).toBeCloseTo((Number(lines[i]?.quantity) * tenths) / 10, 6)
          expect(line.price).toBe(lines[i]?.price)
        })
      }),
      { numRuns: 40 },
    )
  })
})

describe('from several', () => {
  const orders = [of('Order', { id: 'PO-1' }), of('Order', { id: 'PO-2' })]

  test('each line says which order it is of', () => {
    const made = flip(orders, 'Invoice', next)
    expect(made.lines).toHaveLength(6)
    expect(made.lines.map(({ orderReference, orderLineId }) => `${orderReference}/${orderLineId}`)).toEqual([
      'PO-1/1',
      'PO-1/2',
      'PO-1/3',
      'PO-2/1',
      'PO-2/2',
      'PO-2/3',
    ])
    expect(fatal(made)).toEqual([])
    expect(formOf(read(write(compose(made)))).lines[5]?.orderReference).toBe('PO-2')
  })

  test.each<[string, TradeForm[], FormType, RegExp]>([
    ['nothing', [], 'Invoice', /Name at least one/],
    ['no such way', [of('Invoice')], 'Order', /can become: CreditNote/],
    ['several where one is meant', orders, 'OrderResponse', /Only one document at a time/],
    ['two types', [orders[0]!, of('OrderChange')], 'Invoice', /of another type/],
    ['two currencies', [orders[0]!, { ...orders[1]!, currency: 'SEK' }], 'Invoice', /SEK.*EUR/],
    ['two buyers', [orders[0]!, { ...orders[1]!, buyer: { name: 'Other' } }], 'Invoice', /another buyer/],
  ])('%s is refused, with what mends it', (_, sources, to, says) => {
    expect(() => flip(sources, to, next)).toThrow(says)
  })

  test.each([
    ['a line that is not there', { line: '9' }, /no line 9/],
    ['more than there is', { line: '1', quantity: '25' }, /there are 24; 25 cannot be taken/],
    ['nothing of it', { line: '1', quantity: '0' }, /cannot be taken/],
    ['what is no number', { line: '1', quantity: 'x' }, /cannot be taken/],
  ])('%s is refused', (_, taken, says) => {
    expect(() => flip([of('Order')], 'Invoice', { ...next, lines: [{ document: 0, ...taken }] })).toThrow(says)
  })
})
