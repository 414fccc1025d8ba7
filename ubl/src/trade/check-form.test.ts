import { describe, expect, test } from 'vitest'
import { plainForm } from '../testing/fixtures.ts'
import { checkForm } from './check-form.ts'
import type { TradeForm } from './form.ts'

const found = (form: TradeForm) => checkForm(form).map(({ rule, path }) => `${rule} at ${path}`)

const [first, second, third] = plainForm.lines

describe('an editor learns from the rules, field by field', () => {
  test('a good form has nothing to mend', () => {
    expect(checkForm(plainForm)).toEqual([])
  })

  test('what is not filled in is asked for once', () => {
    const empty: TradeForm = { ...plainForm, buyer: { name: '' }, lines: [{ ...first!, name: ' ', price: '' }] }
    expect(found(empty)).toEqual(['BR-07 at buyer.name', 'BR-25 at lines.0.name', 'BR-26 at lines.0.price'])
  })

  test('who has chosen no buyer is told to choose one; of one who is chosen, what is missing', () => {
    const messagesAt = (name: string) =>
      checkForm({ ...plainForm, buyer: { name } }).map(({ message, fix }) => [message, fix])
    expect(messagesAt('')).toEqual([['The document has no buyer.', 'Choose a buyer.']])
    expect(messagesAt('Nordlicht GmbH')).toEqual([
      ['The buyer has no postal address.', "Enter the buyer's address, at least its country."],
    ])
  })

  test.each<[string, TradeForm, string]>([
    [
      'a number that is none',
      { ...plainForm, lines: [first!, { ...second!, quantity: '6 h' }] },
      'FORM-DECIMAL at lines.1.quantity',
    ],
    ['an exponent', { ...plainForm, prepaid: '1e3' }, 'FORM-DECIMAL at prepaid'],
    ['a day that is not in the calendar', { ...plainForm, issueDate: '2026-02-29' }, 'FORM-DATE at issueDate'],
    ['no number', { ...plainForm, id: ' ' }, 'BR-02 at id'],
    ['no date of issue', { ...plainForm, issueDate: '' }, 'BR-03 at issueDate'],
    ['no currency', { ...plainForm, currency: '' }, 'BR-05 at currency'],
    ['a currency that is none', { ...plainForm, currency: 'EURO' }, 'BR-CL-04 at currency'],
    ['no name of the seller', { ...plainForm, seller: { ...plainForm.seller, name: '' } }, 'BR-06 at seller.name'],
    [
      'no country of the buyer',
      { ...plainForm, buyer: { name: 'N', address: { city: 'H' } } },
      'BR-11 at buyer.address.country',
    ],
    ['no address of the buyer', { ...plainForm, buyer: { name: 'N' } }, 'BR-10 at buyer.address.country'],
    [
      'a country of the buyer that is none',
      { ...plainForm, buyer: { name: 'N', address: { country: 'XY' } } },
      'BR-CL-14 at buyer.address.country',
    ],
    ['no due date', { ...plainForm, dueDate: '' }, 'BR-CO-25 at dueDate'],
    ['no account to pay to', { ...plainForm, paymentMeans: { code: '58' } }, 'BR-61 at paymentMeans.iban'],
    [
      'no VAT number of the seller',
      { ...plainForm, seller: { ...plainForm.seller, vatId: '' } },
      'BR-S-02 at seller.vatId',
    ],
    ['no line', { ...plainForm, lines: [] }, 'BR-16 at lines'],
    [
      'a line without a name',
      { ...plainForm, lines: [first!, { ...second!, name: '' }, third!] },
      'BR-25 at lines.1.name',
    ],
    [
      'a line without a quantity',
      { ...plainForm, lines: [first!, { ...second!, quantity: '' }] },
      'BR-22 at lines.1.quantity',
    ],
    ['a line without a unit', { ...plainForm, lines: [{ ...first!, unit: '' }] }, 'BR-23 at lines.0.unit'],
    ['a unit that is none', { ...plainForm, lines: [{ ...first!, unit: 'PIECE' }] }, 'BR-CL-23 at lines.0.unit'],
    ['a negative price', { ...plainForm, lines: [first!, { ...second!, price: '-1' }] }, 'BR-27 at lines.1.price'],
    [
      'a rate where there is none',
      { ...plainForm, lines: [first!, { ...second!, tax: { category: 'E', percent: '7', exemptionReason: 'x' } }] },
      'BR-E-05 at lines.1.tax.percent',
    ],
    [
      'an exemption without a reason',
      { ...plainForm, lines: [first!, { ...second!, tax: { category: 'E', percent: '0' } }] },
      'BR-E-10 at lines.1.tax.exemptionReason',
    ],
    [
      'an allowance without a reason',
      { ...plainForm, allowances: [{ charge: false, amount: '1', tax: first!.tax }] },
      'BR-33 at allowances.0.reason',
    ],
    [
      'a charge on a line without a reason',
      { ...plainForm, lines: [first!, { ...second!, allowances: [{ charge: true, amount: '1' }] }] },
      'BR-44 at lines.1.allowances.0.reason',
    ],
    [
      'a third decimal of an allowance',
      { ...plainForm, allowances: [{ charge: false, amount: '1.005', reason: 'r', tax: first!.tax }] },
      'BR-DEC-01 at allowances.0.amount',
    ],
  ])('%s', (_, form, expected) => {
    expect(found(form)).toContain(expected)
  })

  test('an order has the rules of the house', () => {
    const order: TradeForm = { ...plainForm, type: 'Order', lines: [{ ...first!, name: '' }] }
    expect(found(order)).toEqual(['KONTOR-06 at lines.0.name'])
    expect(found({ ...order, lines: plainForm.lines })).toEqual([])
  })

  test('every finding says what mends it', () => {
    for (const finding of checkForm({ ...plainForm, id: '', lines: [{ ...first!, quantity: 'x', unit: '' }] }))
      expect(finding).toMatchObject({ message: expect.stringMatching(/\.$/), fix: expect.stringMatching(/\.$/) })
  })

  test('an empty form is answered, not thrown at', () => {
    const empty: TradeForm = {
      type: 'Invoice',
      id: '',
      issueDate: '',
      currency: '',
      seller: { name: '' },
      buyer: { name: '' },
      lines: [],
    }
    expect(checkForm(empty).length).toBeGreaterThan(5)
  })
})
