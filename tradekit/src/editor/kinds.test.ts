import { checkForm, type TradeForm } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'

const party = (name: string, country: string, vatId: string) => ({
  ...{ name, vatId, endpointId: vatId, endpointScheme: '9930' },
  address: { street: 'Weg 1', city: 'Bremen', zip: '28195', country },
})

const supply: TradeForm = {
  ...{ type: 'Invoice', id: 'IC-1', issueDate: '2026-11-20', dueDate: '2026-12-20', currency: 'EUR' },
  seller: party('Brandt', 'DE', 'DE136695976'),
  buyer: party('Fjord', 'DK', 'DK12345674'),
  buyerReference: 'Einkauf',
  paymentMeans: { code: '58', iban: 'DE02120300000000202051' },
  lines: [
    {
      ...{ id: '1', name: 'Vice', quantity: '1', unit: 'C62', price: '75' },
      tax: { category: 'K', percent: '0', exemptionReason: 'Intra-community supply' },
    },
  ],
}

const asked = (form: TradeForm) => checkForm(form).map(({ path }) => path)

test.each(['Invoice', 'CreditNote'] as const)(
  '%s: what an intra-community supply is asked for can be filled in',
  (type) => {
    expect(asked(supply)).toContain('deliveryAddress.country')
    const places = [...kinds[type].head, ...kinds[type].more]
    expect(places).toContain('deliveryAddress')
    expect(places).toContainEqual(expect.objectContaining({ day: 'deliveryDate' }))
    expect(asked({ ...supply, deliveryDate: '2026-11-20', deliveryAddress: { country: 'DK' } })).toEqual([])
  },
)

test('a document says where to deliver wherever goods are asked for, or sent', () => {
  for (const type of ['Order', 'OrderChange', 'RequestForQuotation', 'DespatchAdvice'] as const)
    expect(kinds[type].more).toContain('deliveryAddress')
})
