import { describe, expect, test } from 'vitest'
import type { Company } from '../api/types.ts'
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
    const given = { number: 'INV-00042', company, today: '2026-11-21' }
    expect(newForm({ ...given, type: 'Invoice' })).toMatchObject({
      id: 'INV-00042',
      issueDate: '2026-11-21',
      dueDate: '2026-12-21',
      currency: 'EUR',
      paymentMeans: { code: '30', iban: 'DE75512108001245126199' },
    })
    expect(newForm({ ...given, type: 'CreditNote' }).dueDate).toBeUndefined()
  })
})
