import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ciiToUbl, ublToCii } from '../cii/convert.ts'
import { headOf } from '../document/head.ts'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { anyInvoice } from '../testing/any-invoice.ts'
import { fullInvoice, plainForm, textOfBytes } from '../testing/fixtures.ts'
import { all, at, attribute, isElement, text } from '../xml/access.ts'
import { read } from '../xml/read.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { checkForm } from './check-form.ts'
import { compose } from './compose.ts'
import { type FormType, formTypes, type TaxCurrencyForm, type TradeForm } from './form.ts'
import { formOf } from './form-of.ts'
import { recompose } from './recompose.ts'
import { totalsOf } from './totals.ts'

describe('totals', () => {
  test('of the invoice on the screen: lines, VAT, payable', () => {
    expect(totalsOf(plainForm)).toMatchObject({
      lines: ['4536.00', '579.00', '2628.00'],
      lineExtension: '7743.00',
      taxExclusive: '7743.00',
      taxes: [{ category: 'S', percent: '19', taxable: '7743.00', tax: '1471.17' }],
      tax: '1471.17',
      taxInclusive: '9214.17',
      payable: '9214.17',
    })
  })

  test('round once, half away from nought, where the standard does', () => {
    const line = { ...plainForm.lines[0], id: '1', name: 'x', unit: 'C62', tax: { category: 'S', percent: '10' } }
    const form = {
      ...plainForm,
      lines: [
        { ...line, quantity: '3', price: '0.335' },
        { ...line, quantity: '-3', price: '0.335' },
      ],
    }
    expect(totalsOf(form).lines).toEqual(['1.01', '-1.01'])
    expect(totalsOf({ ...form, currency: 'JPY' }).lines).toEqual(['1', '-1'])
  })

  test('count a price per hundred, an allowance in percent, what is prepaid and the rounding', () => {
    const [line] = plainForm.lines
    const form: TradeForm = {
      ...plainForm,
      lines: [
        {
          ...line!,
          quantity: '250',
          price: '12.40',
          baseQuantity: '100',
          allowances: [{ charge: false, amount: '', percent: '10' }],
        },
      ],
      allowances: [{ charge: true, amount: '5', reason: 'Freight', tax: { category: 'S', percent: '19.0' } }],
      prepaid: '10',
      rounding: '0.01',
    }
    expect(totalsOf(form)).toMatchObject({
      lines: ['27.90'],
      chargeTotal: '5.00',
      taxExclusive: '32.90',
      tax: '6.25',
      payable: '29.16',
    })
  })

  test('divide a price by the units that it is for, to the cent, whatever they are', () => {
    const [line] = plainForm.lines
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (quantity, price, base) => {
          const form = {
            ...{ quantity: (quantity / 1000).toFixed(3), price: (price / 100).toFixed(2), baseQuantity: String(base) },
          }
          const [product, whole] = [BigInt(quantity) * BigInt(price), 1000n * BigInt(base)]
          const cents = String((2n * product + whole) / (2n * whole)).padStart(3, '0')
          expect(totalsOf({ ...plainForm, lines: [{ ...line!, ...form }] }).lines).toEqual([
            `${cents.slice(0, -2)}.${cents.slice(-2)}`,
          ])
        },
      ),
    )
  })

  test('are shown while the form is not yet a document', () => {
    const form = { ...plainForm, prepaid: 'x', lines: [{ ...plainForm.lines[0]!, quantity: '', price: '1e9' }] }
    expect(totalsOf(form).payable).toBe('0.00')
  })

  test('agree with BR-CO-10 to BR-CO-17 and with every VAT sum, whatever is invoiced', () => {
    fc.assert(
      fc.property(anyInvoice, (form) => {
        const findings = validateRules(compose(form), 'en16931')
        expect(findings.filter(({ rule }) => /^BR-CO-1\d|^BR-DEC|-0[189]$/.test(rule))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('of VAT in an accounting currency are exact, stand beside those of the document, and every profile takes them', () => {
    fc.assert(
      fc.property(accountedInvoice, (form) => {
        const tree = compose(form)
        const { code, rate } = form.taxCurrency
        const [tax = '', accounted = ''] = [form.currency, code].map((currency) => taxIn(tree.root, currency))
        expect(accounted).toBe(productOf(tax, rate, code === 'JPY' ? 0 : 2))
        // A VAT below nought may round to nought, to which Peppol's rule for CII gives the sign of what is above it.
        const roundsAway = tax.startsWith('-') && Number(accounted) === 0
        for (const one of [tree, ublToCii(tree)] as const) {
          const asked = one !== tree && roundsAway ? /R05[134]$/ : /R05[1345]$/
          const findings = [...validateRules(one, 'en16931'), ...validateRules(one, 'peppol')]
          const broken = findings.filter(
            ({ rule }) => /^BR-53|^BR-CO-1[45]|^BR-DEC-1[35]/.test(rule) || asked.test(rule),
          )
          expect(broken).toEqual([])
        }
        const back = ciiToUbl(ublToCii(tree)).root
        expect([form.currency, code].map((currency) => taxIn(back, currency))).toEqual([tax, accounted])
      }),
      { numRuns: 100 },
    )
  })

  test('of VAT in an accounting currency follow an edit at the rate of the document, whichever total comes first', () => {
    fc.assert(
      fc.property(accountedInvoice, fc.boolean(), (form, turned) => {
        const composed = compose(form)
        const imported = turned ? withTaxTotalsTurned(composed) : composed
        const before = formOf(imported)
        const edited = { ...before, lines: before.lines.map((line) => ({ ...line, quantity: '7', price: '100' })) }
        const { root } = recompose(imported, edited)
        const findings = validateRules({ ...imported, root }, 'peppol')
        const { code, rate } = before.taxCurrency ?? { code: '', rate: '' }
        const tax = taxIn(root, form.currency) ?? ''
        const counted = Number(tax) === 0 || rate !== ''
        expect(taxIn(root, code)).toBe(counted ? productOf(tax, rate || '0', code === 'JPY' ? 0 : 2) : undefined)
        const asked = counted ? /^BR-53|^BR-CO-15|R05[1345]$/ : /^BR-CO-15|R051$/
        expect(findings.filter(({ rule }) => asked.test(rule))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('of VAT in an accounting currency wait for a rate, and the form is told so at its field', () => {
    const form = { ...plainForm, taxCurrency: { code: 'SEK', rate: '' } }
    expect(taxIn(compose(form).root, 'SEK')).toBeUndefined()
    expect(checkForm(form)).toEqual([expect.objectContaining({ rule: 'BR-53', path: 'taxCurrency.rate' })])
    expect(checkForm({ ...form, taxCurrency: { code: 'SEK', rate: '11,2' } })).toContainEqual(
      expect.objectContaining({ rule: 'FORM-DECIMAL', path: 'taxCurrency.rate' }),
    )
    expect(totalsOf({ ...form, taxCurrency: { code: 'SEK', rate: '11.2805' } }).accountedTax).toBe('16595.53')
  })
})

describe('composing', () => {
  test('a complete invoice is valid by schema and under EN 16931', () => {
    const tree = read(write(compose(plainForm)))
    expect(validateSchema(tree)).toEqual([])
    expect(validateRules(tree, 'en16931')).toEqual([])
  })

  test.each(formTypes)('a %s is valid by schema, and the network takes it', (type) => {
    const tree = read(write(compose(formFor(type))))
    expect(tree.type).toBe(type)
    expect(validateSchema(tree)).toEqual([])
    expect(validateRules(tree, 'kontor').filter(({ severity }) => severity === 'fatal')).toEqual([])
    expect(headOf(tree)).toMatchObject({ id: 'N-1', issueDate: '2026-11-21', lineCount: 3 })
  })

  test.each(formTypes)('a %s can be edited again: the form that comes back makes the same document', (type) => {
    const bytes = write(compose(formFor(type)))
    expect(textOfBytes(write(compose(formOf(read(bytes)))))).toBe(textOfBytes(bytes))
  })

  test('any invoice comes back as it was sent', () => {
    fc.assert(
      fc.property(anyInvoice, (form) => {
        const bytes = write(compose(form))
        expect(textOfBytes(write(compose(formOf(read(bytes)))))).toBe(textOfBytes(bytes))
      }),
      { numRuns: 100 },
    )
  })

  test('categories whose reason never differs bring it along', () => {
    const [line] = plainForm.lines
    const form = { ...plainForm, lines: [{ ...line!, tax: { category: 'AE', percent: '0' } }] }
    expect(validateRules(compose(form), 'en16931')).toEqual([])
  })

  test('a credit note is due by its payment means', () => {
    const { root } = compose({ ...plainForm, type: 'CreditNote' })
    expect(text(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate')).toBe('2026-12-21')
    expect(at(root, 'cbc:DueDate')).toBeUndefined()
  })

  test('a form of a document keeps what it has words for', () => {
    const form = formOf(read(fullInvoice))
    expect(form).toMatchObject({
      precedingInvoice: { id: 'RE-2026-0800', issueDate: '2026-10-01' },
      period: { start: '2026-11-01', end: '2026-11-30' },
      deliveryDate: '2026-11-18',
      deliveryAddress: { city: 'Kiel', country: 'DE' },
      paymentMeans: { code: '58', iban: 'DE75512108001245126199', reference: 'RE-2026-0871' },
      prepaid: '130.00',
      rounding: '-0.50',
    })
    expect(form.allowances?.map((row) => [row.charge, row.amount, row.reason])).toEqual([
      [false, '100.00', 'Discount'],
      [true, '50.00', 'Freight'],
    ])
    expect(form.lines[0]).toMatchObject({ id: '1', quantity: '5', unit: 'C62', price: '189.00' })
    expect(all(read(fullInvoice).root, 'cac:InvoiceLine')).toHaveLength(form.lines.length)
  })
})

const accountedInvoice = anyInvoice.filter(
  (form): form is TradeForm & { taxCurrency: TaxCurrencyForm } => form.taxCurrency !== undefined,
)

const taxIn = (root: XmlElement, currency: string | undefined): string | undefined =>
  all(root, 'cac:TaxTotal', 'cbc:TaxAmount')
    .filter((amount) => attribute(amount, 'currencyID') === currency)
    .map((amount) => text(amount))
    .join(' and ') || undefined

/** The rounded product of two decimals, by whole numbers alone: half away from nought. */
function productOf(a: string, b: string, digits: number): string {
  const [units, scale] = [a, b].reduce<[bigint, number]>(
    ([value, places], text) => [
      value * BigInt(text.replace('.', '')),
      places + (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0),
    ],
    [1n, 0],
  )
  const size = units < 0n ? -units : units
  const step = 10n ** BigInt(Math.max(0, scale - digits))
  const padded = size * 10n ** BigInt(Math.max(0, digits - scale))
  const rounded = String((2n * padded + step) / (2n * step)).padStart(digits + 1, '0')
  const sign = units < 0n && /[1-9]/.test(rounded) ? '-' : ''
  return digits === 0 ? `${sign}${rounded}` : `${sign}${rounded.slice(0, -digits)}.${rounded.slice(-digits)}`
}

function withTaxTotalsTurned(tree: Tree): Tree {
  const turned = tree.root.children.filter((node) => isElement(node) && node.name === 'cac:TaxTotal').reverse()
  const children = tree.root.children.map((node) =>
    isElement(node) && node.name === 'cac:TaxTotal' ? (turned.shift() ?? node) : node,
  )
  return { ...tree, root: { ...tree.root, children } }
}

function formFor(type: FormType): TradeForm {
  const form: TradeForm = {
    ...plainForm,
    type,
    id: 'N-1',
    note: 'Handle with care',
    contractReference: 'C-7',
    quoteReference: 'Q-3',
    despatchReference: 'D-9',
    period: { start: '2026-11-01', end: '2026-12-31' },
    deliveryDate: '2026-12-01',
    deliveryAddress: { city: 'Kiel', country: 'DE' },
    paymentTerms: '30 days',
    precedingInvoice: { id: 'RE-1', issueDate: '2026-10-01' },
    ...(type === 'OrderResponse' && { typeCode: 'AP' }),
    ...(type === 'DespatchAdvice' && { carrier: 'Nordfracht', trackingId: 'NF 0042' }),
  }
  const away = type === 'ReceiptAdvice' ? { short: '1', rejected: { quantity: '2', reason: 'Broken' } } : {}
  if (type === 'DespatchAdvice' || type === 'ReceiptAdvice')
    return {
      ...form,
      lines: form.lines.map((line) => ({ ...line, ...away, price: '', tax: { category: '', percent: '' } })),
    }
  if (type !== 'RemittanceAdvice' && type !== 'Reminder') return form
  return {
    ...form,
    lines: form.lines.map((line) => ({
      ...line,
      tax: { category: '', percent: '' },
      document: { id: `RE-${line.id}`, issueDate: '2026-10-01' },
    })),
  }
}
