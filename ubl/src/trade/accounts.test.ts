import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headOf } from '../document/head.ts'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { plainForm, textOfBytes } from '../testing/fixtures.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { checkForm } from './check-form.ts'
import { compose } from './compose.ts'
import { debitsAndCredits } from './debits-and-credits.ts'
import type { LineForm, TradeForm } from './form.ts'
import { formOf } from './form-of.ts'
import { recompose } from './recompose.ts'
import { totalsOf } from './totals.ts'

const cents = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((units) => (units / 100).toFixed(2))

const day = fc.integer({ min: 1, max: 28 }).map((of) => `2026-10-${String(of).padStart(2, '0')}`)

/** What a clerk writes of one invoice or credit note. */
const anyLine: fc.Arbitrary<LineForm> = fc
  .record({
    document: fc.record({ id: fc.constantFrom('INV-1', 'RE/2026', '№ 7'), issueDate: day }),
    uuid: fc.option(fc.uuid(), { nil: undefined }),
    note: fc.option(fc.constantFrom('As agreed', 'Teillieferung'), { nil: undefined }),
    price: fc.oneof(cents(10_000, 90_000_000), cents(-90_000_000, -1)),
    discount: fc.option(cents(1, 4000), { nil: undefined }),
    difference: fc.option(fc.tuple(fc.boolean(), cents(1, 4000)), { nil: undefined }),
  })
  .map(({ document, uuid, note, price, discount, difference }) => {
    const rows = [
      ...(discount && !price.startsWith('-') ? [{ charge: false, amount: discount, reasonCode: '95' }] : []),
      ...(difference && !price.startsWith('-')
        ? [{ charge: difference[0], amount: difference[1], reason: 'Short delivery' }]
        : []),
    ]
    return {
      id: '1',
      name: note ?? document.id,
      ...(note && { note }),
      quantity: '1',
      unit: 'C62',
      price,
      tax: { category: '', percent: '' },
      ...(rows.length > 0 && { allowances: rows }),
      document: { ...document, ...(uuid && { uuid }) },
    }
  })

const lines = fc
  .array(anyLine, { minLength: 1, maxLength: 6 })
  .map((some) => some.map((line, i) => ({ ...line, id: String(i + 1) })))

const common = {
  id: 'N-1',
  issueDate: '2026-11-21',
  currency: 'EUR',
  seller: { ...plainForm.seller, identifiers: [] },
  buyer: { ...plainForm.buyer, identifiers: [] },
}

const anyAdvice: fc.Arbitrary<TradeForm> = fc.record({ lines, dueDate: day }).map((part) => ({
  ...common,
  type: 'RemittanceAdvice',
  paymentMeans: { code: '58', iban: 'DE75512108001245126199', reference: 'PAY-7' },
  ...part,
}))

const fee = cents(1, 9000).map((amount) => [
  { charge: true, amount, reason: 'Reminder fee', tax: { category: '', percent: '' } },
])

const anyReminder: fc.Arbitrary<TradeForm> = fc
  .record({
    lines: lines.map((some) => some.map((line) => ({ ...line, period: { start: '2026-09-30', end: '2026-11-21' } }))),
    sequence: fc.constantFrom('1', '2', '3'),
    allowances: fc.option(fee, { nil: undefined }),
  })
  .map(({ allowances, ...part }) => ({
    ...common,
    type: 'Reminder',
    dueDate: '2026-12-05',
    paymentTerms: 'Please pay by then',
    ...part,
    ...(allowances && { allowances }),
  }))

describe.each([
  ['remittance advice', anyAdvice],
  ['reminder', anyReminder],
] as const)('any %s', (_, any) => {
  test('comes back as it was written, and is valid by schema and by our own rules', () => {
    fc.assert(
      fc.property(any, (form) => {
        const bytes = write(compose(form))
        const tree = read(bytes)
        const { prepaid: _, rounding: __, ...back } = formOf(tree)
        // Amounts come back with the digits of their currency, which these have.
        expect(JSON.parse(JSON.stringify(back))).toEqual(JSON.parse(JSON.stringify(form)))
        expect(textOfBytes(write(compose(formOf(tree))))).toBe(textOfBytes(bytes))
        expect([...validateSchema(tree), ...validateRules(tree, 'kontor')]).toEqual([])
        expect(checkForm(form)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('says what it comes to, exact, once another line is written', () => {
    fc.assert(
      fc.property(any, anyLine, (form, line) => {
        const more = { ...form, lines: [...form.lines, { ...line, id: '99' }] }
        const tree = recompose(compose(form), more)
        expect(validateRules(tree, 'kontor')).toEqual([])
        const { lineExtension } = totalsOf(more)
        const { debit, credit } = debitsAndCredits(totalsOf(more), more.currency)
        const scaled = (text: string) => BigInt(text.replace('.', ''))
        expect(scaled(debit) - scaled(credit)).toBe(scaled(lineExtension))
      }),
      { numRuns: 100 },
    )
  })
})

const advice: TradeForm = {
  ...common,
  type: 'RemittanceAdvice',
  dueDate: '2026-11-20',
  lines: [
    {
      ...{ id: '1', name: 'INV-1', quantity: '1', unit: 'C62', price: '119.00', tax: { category: '', percent: '' } },
      document: { id: 'INV-1' },
      allowances: [{ charge: false, amount: '2.38', reasonCode: '95' }],
    },
    {
      ...{ id: '2', name: 'CN-1', quantity: '1', unit: 'C62', price: '-19.00', tax: { category: '', percent: '' } },
      document: { id: 'CN-1' },
    },
  ],
}

test('an invoice is paid less its discount, and a credit note takes its amount off', () => {
  const xml = textOfBytes(write(compose(advice)))
  expect(xml).toContain('<cbc:TotalDebitAmount currencyID="EUR">116.62</cbc:TotalDebitAmount>')
  expect(xml).toContain('<cbc:TotalCreditAmount currencyID="EUR">19.00</cbc:TotalCreditAmount>')
  expect(xml).toContain('<cbc:TotalPaymentAmount currencyID="EUR">97.62</cbc:TotalPaymentAmount>')
  expect(xml).toMatch(/<cac:CreditNoteDocumentReference>\s*<cbc:ID>CN-1/)
  expect(headOf(compose(advice))).toMatchObject({ payableAmount: '97.62', dueDate: '2026-11-20' })
})

test('totals that are not those of the lines are found', () => {
  const found = (xml: string) =>
    validateRules(read(new TextEncoder().encode(xml)), 'kontor').map(({ rule, message }) => `${rule} ${message}`)
  const xml = textOfBytes(write(compose(advice)))
  expect(found(xml)).toEqual([])
  expect(found(xml.replace('>97.62<', '>97.63<'))).toEqual(['KONTOR-20 The amount paid is 97.63; it must be 97.62.'])
  expect(found(xml.replace('>116.62</cbc:TotalDebit', '>116.00</cbc:TotalDebit'))).toEqual([
    'KONTOR-18 The total of debits is 116; it must be 116.62.',
  ])
  const reminder = textOfBytes(write(compose({ ...advice, type: 'Reminder', dueDate: undefined })))
  expect(found(reminder)).toEqual([])
  expect(found(reminder.replace(/97\.62(?=<\/cbc:Payable)/, '1.00'))).toEqual([
    'KONTOR-22 The amount due is 1; it must be 97.62.',
  ])
})

test('what a line lacks is asked for at its field', () => {
  const [line] = advice.lines
  const lacking = { ...line!, name: '', price: '', document: undefined, allowances: [{ charge: false, amount: '1' }] }
  expect(checkForm({ ...advice, lines: [lacking] }).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'lines.0.document.id KONTOR-15',
    'lines.0.price KONTOR-16',
    'lines.0.reason KONTOR-17',
  ])
})
