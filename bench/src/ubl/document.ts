import { compose, type LineForm, read, type TradeForm, validateRules, validateSchema, write } from '@kontor/ubl'

const party = (name: string, gln: string, vatId: string, city: string) => ({
  name,
  endpointId: gln,
  endpointScheme: '0088',
  vatId,
  address: { street: 'Keizersgracht 12', city, zip: '1000', country: 'BE' },
  contact: { name: 'A. Peeters', email: 'a.peeters@example.com', phone: '+32 2 555 01 02' },
})

const form: Omit<TradeForm, 'lines'> = {
  type: 'Invoice',
  id: 'F-2026-0871',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  customizationId: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profileId: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  currency: 'EUR',
  buyerReference: 'KST-210',
  orderReference: 'PO-4417',
  period: { start: '2026-11-01', end: '2026-11-30' },
  deliveryDate: '2026-11-20',
  seller: party('Peeters Gereedschap NV', '4012345000009', 'BE0203201340', 'Brussel'),
  buyer: party('Noordlicht Handel NV', '4098765000003', 'BE0428759497', 'Gent'),
  paymentMeans: { code: '30', iban: 'BE68539007547034', bic: 'GKCCBEBB', reference: 'F-2026-0871' },
  paymentTerms: 'Thirty days net',
  allowances: [{ charge: true, amount: '12.50', reason: 'Freight', tax: { category: 'S', percent: '21' } }],
}

const lineOf = (i: number): LineForm => ({
  id: String(i + 1),
  name: `Torque wrench ${40 + (i % 160)} Nm`,
  description: 'Half inch drive, with certificate of calibration',
  sellersItemId: `TW-${1000 + (i % 700)}`,
  standardItemId: { value: '4012345000009', scheme: '0160' },
  quantity: String(1 + (i % 24)),
  unit: i % 5 === 0 ? 'HUR' : 'C62',
  price: `${10 + (i % 190)}.${String(i % 100).padStart(2, '0')}`,
  tax: { category: 'S', percent: i % 3 === 0 ? '6' : '21' },
  orderLineId: String(i + 1),
  allowances: i % 4 === 0 ? [{ charge: false, amount: '1.25', reason: 'Loyalty' }] : undefined,
})

/** A document of so many lines as a sender writes it: indented, with parties, a charge, and discounts on some lines. */
export function documentOf(type: 'Invoice' | 'Order', lines: number, more: Partial<TradeForm> = {}): Uint8Array {
  return write(compose({ ...form, type, lines: Array.from({ length: lines }, (_, i) => lineOf(i)), ...more }))
}

/** A Peppol invoice of so many lines. */
export const invoiceOf = (lines: number): Uint8Array => documentOf('Invoice', lines)

/** A Peppol invoice of at least so many bytes, and no more than a line above. */
export function invoiceOfSize(bytes: number): Uint8Array {
  const oneLine = invoiceOf(1).length
  const perLine = (invoiceOf(101).length - oneLine) / 100
  return invoiceOf(1 + Math.ceil((bytes - oneLine) / perLine))
}

/** What is measured must be what it says: an invoice that nothing is wrong with. */
export function refuseFaulty(bytes: Uint8Array): void {
  const tree = read(bytes)
  const [finding] = [...validateSchema(tree), ...validateRules(tree, 'peppol')]
  if (finding) throw new Error(`The invoice of the bench is not valid: ${finding.rule} ${finding.message}`)
}
