import type { TradeForm } from '@kontor/ubl'

export const company = { id: 'nordlicht', name: 'Nordlicht Handels GmbH', country: 'DE', currency: 'EUR' }

const tax = { category: 'S', percent: '19' }

/** An invoice that says nearly all that it has to: its second line has no price. */
export const form: TradeForm = {
  type: 'Invoice',
  id: 'RE-2026-0041',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'EUR',
  seller: { name: company.name, vatId: 'DE123456789', address: { city: 'Hamburg', zip: '20457', country: 'DE' } },
  buyer: { name: 'Fjord Logistik A/S', address: { city: 'København', zip: '1150', country: 'DK' } },
  paymentMeans: { code: '30', iban: 'DE02120300000000202051', reference: 'RE-2026-0041' },
  paymentTerms: 'Due within 30 days',
  lines: [
    { id: '1', name: 'Hand pallet truck, 2 t', quantity: '2', unit: 'C62', price: '249.00', tax },
    { id: '2', name: 'Delivery', quantity: '1', unit: 'C62', price: '', tax },
  ],
}
