import { describe, expect, test } from 'vitest'
import type { Company } from '../queries/types.ts'
import { emptyLine } from './lines.ts'
import { newForm, partyFrom } from './start.ts'

const company = {
  CompanyName: 'Brandt Werkzeuge GmbH',
  Country: 'DE',
  Currency: 'EUR',
  Identifiers: [
    { scheme: 'DE:VAT', value: 'DE812526315' },
    { scheme: 'GLN', value: '4023456000007' },
    { scheme: 'IBAN', value: 'DE75512108001245126199' },
  ],
  AddressLines: [
    { scheme: 'street', value: 'Lindenstraße 4' },
    { scheme: 'zip', value: '20095' },
    { scheme: 'city', value: 'Hamburg' },
  ],
} as unknown as Company

const given = { number: 'INV-00042', company, today: '2026-11-21' }

describe('a new document', () => {
  test('is filled with what the network knows of the company', () => {
    expect(partyFrom(company)).toEqual({
      name: 'Brandt Werkzeuge GmbH',
      endpointId: '4023456000007',
      endpointScheme: '0088',
      legalId: '4023456000007',
      legalScheme: '0088',
      vatId: 'DE812526315',
      address: { street: 'Lindenstraße 4', zip: '20095', city: 'Hamburg', country: 'DE' },
    })
  })

  test('an invoice is due in thirty days, a credit note has nothing to wait for', () => {
    expect(newForm({ ...given, type: 'Invoice' })).toMatchObject({
      id: 'INV-00042',
      issueDate: '2026-11-21',
      dueDate: '2026-12-21',
      currency: 'EUR',
      paymentMeans: { code: '30', iban: 'DE75512108001245126199' },
    })
    expect(newForm({ ...given, type: 'CreditNote' }).dueDate).toBeUndefined()
  })

  test('what the last invoice said each time is said again, what was its own is not', () => {
    const last = {
      ...newForm({ type: 'Invoice', number: 'INV-00041', company, today: '2026-11-01' }),
      paymentTerms: '30 days net',
      paymentMeans: { code: '58', bic: 'GENODEF1', reference: 'INV-00041' },
      lines: [
        { id: '1', name: 'Wrench', quantity: '3', unit: 'HUR', price: '9', tax: { category: 'S', percent: '19' } },
      ],
    }
    const next = newForm({ type: 'Invoice', number: 'INV-00042', company, today: '2026-11-21', last })
    expect(next.paymentTerms).toBe('30 days net')
    expect(next.paymentMeans).toEqual({ code: '58', bic: 'GENODEF1', iban: 'DE75512108001245126199' })
    expect(next.lines).toEqual([
      { id: '1', name: '', quantity: '1', unit: 'HUR', price: '', tax: { category: 'S', percent: '19' } },
    ])
  })

  test('an order is the buyer’s to write: taxed by nobody before, paid in no way, its seller to be chosen', () => {
    const last = { ...newForm({ ...given, type: 'Order' }), lines: [{ ...emptyLine('1', undefined), unit: 'KGM' }] }
    const order = newForm({ ...given, type: 'Order', last })
    expect([order.paymentMeans, order.dueDate]).toEqual([undefined, undefined])
    expect(order).toMatchObject({
      seller: { name: '' },
      buyer: { name: 'Brandt Werkzeuge GmbH' },
      lines: [{ unit: 'C62', tax: { category: 'S', percent: '' } }],
    })
  })

  test('a quote stands for a month, a request waits for two weeks', () => {
    expect(newForm({ ...given, type: 'Quotation' }).period).toEqual({ end: '2026-12-21' })
    expect(newForm({ ...given, type: 'RequestForQuotation' }).dueDate).toBe('2026-12-05')
  })
})
