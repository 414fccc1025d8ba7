import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asPeppol } from '../rules/peppol/post-award/as-peppol.ts'
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

  test.each<[FormType, FormType]>([
    ['RequestForQuotation', 'Quotation'],
    ['RequestForQuotation', 'Order'],
    ['Quotation', 'Order'],
  ])('who asked without buying yet is the buyer of what follows: %s → %s', (from, to) => {
    const asked = new TextDecoder().decode(write(compose(of(from)))).replaceAll('BuyerCustomer', 'OriginatorCustomer')
    const made = flip([formOf(read(new TextEncoder().encode(asked)))], to, next)
    expect(made.buyer).toEqual(formOf(compose(of(from))).buyer)
    expect(fatal(made)).toEqual([])
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

/** A document of any content that the type can have, from which the next is made. */
const anyOf = (type: FormType): fc.Arbitrary<TradeForm> =>
  fc
    .record({
      form: anyInvoice,
      contractReference: fc.constantFrom(undefined, 'C-7'),
      orderReference: fc.constantFrom(undefined, 'PO-7'),
    })
    .map(({ form, ...references }) =>
      of(type, {
        ...form,
        ...references,
        type,
        id: `${type}-1`,
        lines: form.lines.map((line) => ({ ...line, quantity: line.quantity.replace(/^-/, ''), sellersItemId: 'A' })),
      }),
    )
/** How much of each line is taken, in tenths; none of it where that is 0. */
const anyPart = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 12, maxLength: 12 })
const partOf = (forms: readonly TradeForm[], tenths: readonly number[]) =>
  forms.flatMap(({ lines }, document) =>
    lines.flatMap(({ id, quantity }, i) => {
      const share = tenths[document * 6 + i] ?? 0
      const taken = { document, line: id, quantity: new Decimal(quantity).times(share).dividedBy(10).toFixed() }
      return share > 0 && Number(quantity) > 0 ? [taken] : []
    }),
  )

describe('whatever is turned into the next', () => {
  const rounds = { numRuns: Number(process.env['KONTOR_ROUNDS'] ?? 8) }

  test.each(ways)('$from → $to: whole or in part, without a fatal finding, its references kept', (way) => {
    fc.assert(
      fc.property(anyOf(way.from), anyPart, fc.boolean(), (source, tenths, isWhole) => {
        const lines = isWhole ? undefined : partOf([source], tenths)
        fc.pre(lines?.length !== 0)
        const made = flip([source], way.to, { ...next, lines })
        expect(fatal(made)).toEqual([])
        expect(made).toMatchObject(way.references(source))
        // UBL has no contract in a despatch advice.
        const references = Object.entries(way.references(source)).filter(
          ([name, reference]) =>
            reference !== undefined && !(name === 'contractReference' && way.to === 'DespatchAdvice'),
        )
        expect(formOf(read(write(compose(made))))).toMatchObject(Object.fromEntries(references))
      }),
      rounds,
    )
  })

  test.each(ways.filter(({ many }) => many))('several $from → one $to: each line names its own', (way) => {
    fc.assert(
      fc.property(anyOf(way.from), anyOf(way.from), anyPart, (one, other, tenths) => {
        const fitting = other.currency === one.currency ? other : one
        const sources = [one, { ...fitting, id: 'Other-2', orderReference: 'PO-8' }]
        const lines = partOf(sources, tenths)
        fc.pre(new Set(lines.map(({ document }) => document)).size === 2)
        const made = flip(sources, way.to, { ...next, lines })
        expect(fatal(made)).toEqual([])
        const named = made.lines.map(({ orderReference }) => orderReference)
        const orders = lines.map(({ document }) => way.references(sources[document] as TradeForm).orderReference)
        expect(named).toEqual(orders)
      }),
      rounds,
    )
  })

  test.each<FormType>(['OrderResponse', 'DespatchAdvice'])('an order → %s is one of Peppol, too', (to) => {
    const address = { endpointScheme: '0088', endpointId: '7300010000001' }
    fc.assert(
      fc.property(anyOf('Order'), anyPart, (order, tenths) => {
        const source = { ...order, seller: { ...order.seller, ...address }, buyer: { ...order.buyer, ...address } }
        const lines = partOf([source], tenths)
        fc.pre(lines.length > 0)
        const made = flip([source], to, { ...next, lines })
        const answered = to === 'OrderResponse' ? { ...made, typeCode: 'CA' } : made
        const coded = answered.lines.map((line) => (to === 'OrderResponse' ? { ...line, statusCode: '5' } : line))
        const tree = asPeppol(compose({ ...answered, lines: coded }))
        const findings = [...validateSchema(tree), ...validateRules(tree, 'peppol')]
        expect(findings.filter(({ severity }) => severity === 'fatal')).toEqual([])
      }),
      rounds,
    )
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
    ['nothing', [], 'Invoice', /Select at least one/],
    ['no such way', [of('Invoice')], 'Order', /can be turned into CreditNote/],
    ['several where one is meant', orders, 'OrderResponse', /Only one document at a time/],
    ['two types', [orders[0]!, of('OrderChange')], 'Invoice', /have different types/],
    ['two currencies', [orders[0]!, { ...orders[1]!, currency: 'SEK' }], 'Invoice', /SEK.*EUR/],
    ['two buyers', [orders[0]!, { ...orders[1]!, buyer: { name: 'Other' } }], 'Invoice', /different buyers/],
  ])('%s is refused, with what mends it', (_, sources, to, says) => {
    expect(() => flip(sources, to, next)).toThrow(says)
  })

  test.each([
    ['a line that is not there', { line: '9' }, /no line 9/],
    ['more than there is', { line: '1', quantity: '25' }, /a quantity of 24, so 25 cannot be used/],
    ['nothing of it', { line: '1', quantity: '0' }, /cannot be used/],
    ['what is no number', { line: '1', quantity: 'x' }, /cannot be used/],
  ])('%s is refused', (_, taken, says) => {
    expect(() => flip([of('Order')], 'Invoice', { ...next, lines: [{ document: 0, ...taken }] })).toThrow(says)
  })
})
