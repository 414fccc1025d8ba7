import { describe, expect, test } from 'vitest'
import { publishedRules } from '../generated/published-rules.ts'
import { fullInvoice } from '../testing/fixtures.ts'
import { nested } from '../testing/nested.ts'
import { ublFragment } from '../testing/ubl-fragment.ts'
import { read } from '../xml/read.ts'
import { absentRules } from './absent.ts'
import { elementRules } from './elements.ts'
import { syntaxRules } from './syntax.ts'
import { validateRules } from './validate.ts'

const fired = (body: string, type?: 'Invoice' | 'CreditNote') =>
  validateRules(ublFragment(body, type), 'en16931').map(({ rule }) => rule)

describe('the binding of EN 16931 to UBL', () => {
  test('is whole: every UBL rule is judged, with its published flag, and each by one', () => {
    const published = (publishedRules['CEN-EN16931-UBL'] ?? '')
      .split('\n')
      .map((row) => row.split(' '))
      .filter(([id]) => id?.startsWith('UBL-'))
    const ours = new Map<string, string>([
      ...absentRules.map(({ id }) => [id, 'W'] as const),
      ...[...syntaxRules, ...elementRules].map(({ id, severity }) => [id, severity === 'fatal' ? 'F' : 'W'] as const),
    ])
    expect(published.filter(([id = '', flag]) => ours.get(id) !== flag).map(([id]) => id)).toEqual([])
    expect(ours.size).toBe(published.length)
  })

  test('is quiet about an invoice that holds every group of the standard', () => {
    const rules = validateRules(read(fullInvoice), 'en16931').map(({ rule }) => rule)
    expect(rules).toEqual(['UBL-CR-001'])
  })

  test.each(absentRules.map(({ id, path }) => [id, path] as const))('%s: %s', (id, path) => {
    const steps = path.replace(/^\/\//, '').split('/')
    const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined
    const xml = nested((steps.length > 0 ? steps : ['cbc:Note']).join('/'))
    const last = steps.at(-1) ?? 'cbc:Note'
    const body = attribute ? xml.replace(`<${last}>`, `<${last} ${attribute}="x">`) : xml
    expect(fired(body)).toContain(id)
    expect(fired(`<cac:Elsewhere>${nested('cbc:Other')}</cac:Elsewhere>`)).not.toContain(id)
  })
})

const seller = 'cac:AccountingSupplierParty/cac:Party'
const buyer = 'cac:AccountingCustomerParty/cac:Party'
const vat = '<cac:TaxScheme><cbc:ID>vat</cbc:ID></cac:TaxScheme>'
const otherTax = '<cac:TaxScheme><cbc:ID>LOC</cbc:ID></cac:TaxScheme>'
const item = (inner: string) => `<cac:InvoiceLine><cac:Item>${inner}</cac:Item></cac:InvoiceLine>`
const category = '<cac:ClassifiedTaxCategory/>'
const named = (name: string) => nested(`cac:PartyName/cbc:Name=${name}`)
const registered = nested(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName=Seller`)

/** What stands once is good, what stands twice is not: a path, and how many of its last steps are repeated. */
const twice: readonly [id: string, around: string, repeated: string][] = [
  ['UBL-SR-01', '', nested('cac:ContractDocumentReference/cbc:ID=1')],
  ['UBL-SR-02', '', nested('cac:ReceiptDocumentReference/cbc:ID=1')],
  ['UBL-SR-03', '', nested('cac:DespatchDocumentReference/cbc:ID=1')],
  [
    'UBL-SR-04',
    '',
    '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>',
  ],
  ['UBL-SR-05', '', nested('cac:PaymentTerms/cbc:Note=30')],
  ['UBL-SR-06', 'cac:BillingReference', nested('cac:InvoiceDocumentReference/cbc:ID=1')],
  ['UBL-SR-08', '', nested('cac:InvoicePeriod/cbc:StartDate=2026-11-01')],
  ['UBL-SR-09', seller, nested('cac:PartyLegalEntity/cbc:RegistrationName=A')],
  ['UBL-SR-10', seller, named('A')],
  ['UBL-SR-11', seller, nested('cac:PartyLegalEntity/cbc:CompanyID=A')],
  [
    'UBL-SR-12',
    seller,
    nested('cac:PartyTaxScheme/cbc:CompanyID=A').replace('</cac:PartyTaxScheme>', `${vat}</cac:PartyTaxScheme>`),
  ],
  [
    'UBL-SR-13',
    seller,
    nested('cac:PartyTaxScheme/cbc:CompanyID=A').replace('</cac:PartyTaxScheme>', `${otherTax}</cac:PartyTaxScheme>`),
  ],
  ['UBL-SR-14', seller, nested('cac:PartyLegalEntity/cbc:CompanyLegalForm=A')],
  ['UBL-SR-15', buyer, nested('cac:PartyLegalEntity/cbc:RegistrationName=A')],
  ['UBL-SR-16', buyer, nested('cac:PartyIdentification/cbc:ID=1')],
  ['UBL-SR-17', buyer, nested('cac:PartyLegalEntity/cbc:CompanyID=A')],
  [
    'UBL-SR-18',
    buyer,
    nested('cac:PartyTaxScheme/cbc:CompanyID=A').replace('</cac:PartyTaxScheme>', `${vat}</cac:PartyTaxScheme>`),
  ],
  ['UBL-SR-22', 'cac:TaxRepresentativeParty', named('A')],
  ['UBL-SR-23', 'cac:TaxRepresentativeParty/cac:Party', nested('cac:PartyTaxScheme/cbc:CompanyID=A')],
  ['UBL-SR-24', '', nested('cac:Delivery/cbc:ActualDeliveryDate=2026-11-01')],
  ['UBL-SR-25', 'cac:Delivery', nested('cac:DeliveryParty/cac:PartyName/cbc:Name=A')],
  ['UBL-SR-26', 'cac:PaymentMeans', nested('cbc:PaymentID=1')],
  ['UBL-SR-27', 'cac:PaymentMeans', nested('cbc:PaymentMeansCode=30')],
  ['UBL-SR-28', 'cac:PaymentMeans', nested('cac:PaymentMandate/cbc:ID=1')],
  ['UBL-SR-29', seller, '<cac:PartyIdentification><cbc:ID schemeID="sepa">1</cbc:ID></cac:PartyIdentification>'],
  ['UBL-SR-32', 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory', nested('cbc:TaxExemptionReason=x')],
  ['UBL-SR-33', 'cac:AdditionalDocumentReference', nested('cbc:DocumentDescription=x')],
  ['UBL-SR-34', 'cac:InvoiceLine', nested('cbc:Note=x')],
  ['UBL-SR-35', 'cac:InvoiceLine', nested('cac:OrderLineReference/cbc:LineID=1')],
  ['UBL-SR-36', 'cac:InvoiceLine', nested('cac:InvoicePeriod/cbc:StartDate=2026-11-01')],
  ['UBL-SR-37', 'cac:InvoiceLine/cac:Price', nested('cac:AllowanceCharge/cbc:Amount=1')],
  ['UBL-SR-39', '', nested('cac:ProjectReference/cbc:ID=1')],
  ['UBL-SR-40', buyer, named('A')],
  ['UBL-SR-45', '', nested('cac:PaymentMeans/cbc:PaymentDueDate=2026-11-01')],
  ['UBL-SR-46', '', '<cac:PaymentMeans><cbc:PaymentMeansCode name="x">30</cbc:PaymentMeansCode></cac:PaymentMeans>'],
  ['UBL-SR-48', 'cac:InvoiceLine/cac:Item', category],
  ['UBL-SR-49', 'cac:InvoicePeriod', nested('cbc:DescriptionCode=35')],
  ['UBL-SR-50', 'cac:InvoiceLine/cac:Item', nested('cbc:Description=x')],
  ['UBL-SR-51', `${seller}/cac:PostalAddress`, nested('cac:AddressLine/cbc:Line=x')],
  ['UBL-SR-52', 'cac:InvoiceLine', nested('cac:DocumentReference/cbc:ID=1')],
]

describe('what EN 16931 has once', () => {
  test.each(twice)('%s is quiet about one and fires at two', (id, around, repeated) => {
    const body = (inner: string) => (around ? nested(around, inner) : inner)
    expect(fired(body(repeated))).not.toContain(id)
    expect(fired(body(repeated + repeated))).toContain(id)
  })

  const allowance = (charge: boolean, reasons: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${charge}</cbc:ChargeIndicator>${reasons}</cac:AllowanceCharge>`
  const reason = nested('cbc:AllowanceChargeReason=x')
  const payee = (inner: string) => `${registered}<cac:PayeeParty>${inner}</cac:PayeeParty>`
  const id = (scheme: string) =>
    `<cac:PartyIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:PartyIdentification>`
  const legal = nested('cac:PartyLegalEntity/cbc:CompanyID=1')
  const means = (inner: string) => `<cac:PaymentMeans>${inner}</cac:PaymentMeans>`
  const object = (inner: string) => `<cac:AdditionalDocumentReference>${inner}</cac:AdditionalDocumentReference>`
  const type = (code: string) => nested(`cbc:DocumentTypeCode=${code}`)
  const scheme = (inner: string) => nested(`${seller}/cac:PartyTaxScheme`, inner)

  test.each<[string, good: string, bad: string]>([
    [
      'UBL-SR-07',
      nested('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID=1'),
      nested('cac:BillingReference/cac:InvoiceDocumentReference'),
    ],
    ['UBL-SR-19', payee(named('Other')), payee(named('Other') + named('Third'))],
    ['UBL-SR-19', payee(named('Other')), payee(named('Seller'))],
    ['UBL-SR-20', payee(named('Other') + id('0088') + id('SEPA')), payee(named('Other') + id('0088') + id('0060'))],
    ['UBL-SR-21', payee(named('Other') + legal), payee(named('Other') + legal + legal)],
    ['UBL-SR-30', allowance(false, reason), allowance(false, reason + reason)],
    ['UBL-SR-31', allowance(true, reason), allowance(true, reason + reason)],
    ['UBL-SR-31', allowance(true, reason), nested('cac:InvoiceLine', allowance(true, reason + reason))],
    ['UBL-SR-42', nested(seller, '<cac:PartyTaxScheme/>'.repeat(2)), nested(seller, '<cac:PartyTaxScheme/>'.repeat(3))],
    ['UBL-SR-43', object(type('130')), object(type('916'))],
    ['UBL-SR-43', object(nested('cbc:ID=1')), object('<cbc:ID schemeID="ABT">1</cbc:ID>')],
    [
      'UBL-SR-44',
      means(nested('cbc:PaymentID=1')).repeat(2),
      means(nested('cbc:PaymentID=1')) + means(nested('cbc:PaymentID=2')),
    ],
    [
      'UBL-SR-47',
      means(nested('cbc:PaymentMeansCode=30')).repeat(2),
      means(nested('cbc:PaymentMeansCode=30')) + means(nested('cbc:PaymentMeansCode=58')),
    ],
    ['UBL-SR-48', item(category), item('')],
    ['UBL-SR-53', scheme(`<cbc:CompanyID>DE1</cbc:CompanyID>${vat}`), scheme(vat)],
    ['UBL-SR-53', scheme(`<cbc:CompanyID>DE1</cbc:CompanyID>${vat}`), scheme('<cbc:CompanyID>DE1</cbc:CompanyID>')],
    [
      'UBL-CR-632',
      nested('cac:InvoiceLine/cac:Item/cac:Price/cac:AllowanceCharge/cbc:ID'),
      nested('cac:CreditNoteLine/cac:Price/cac:AllowanceCharge/cbc:ID'),
    ],
    ['UBL-CR-002', nested('cbc:UBLVersionID=2.1'), nested('cbc:UBLVersionID=2.0')],
    ['UBL-CR-412', nested('cbc:DueDate=2026-11-21'), means(nested('cbc:PaymentDueDate=2026-11-21'))],
    [
      'UBL-CR-665',
      object(`<cbc:ID schemeID="ABT">1</cbc:ID>${type('130')}`),
      object('<cbc:ID schemeID="ABT">1</cbc:ID>'),
    ],
    ['UBL-CR-666', object('<cac:Attachment/>'), object(`${type('130')}<cac:Attachment/>`)],
    [
      'UBL-CR-673',
      object(nested('cbc:DocumentDescription=x')),
      object(type('130') + nested('cbc:DocumentDescription=x')),
    ],
    [
      'UBL-DT-01',
      nested('cac:LegalMonetaryTotal/cbc:PayableAmount=1.25'),
      nested('cac:LegalMonetaryTotal/cbc:PayableAmount=1.250'),
    ],
    [
      'UBL-DT-01',
      nested('cac:InvoiceLine/cac:Price/cac:AllowanceCharge/cbc:BaseAmount=1.2500'),
      nested('cac:InvoiceLine/cbc:LineExtensionAmount=1.2500'),
    ],
    [
      'UBL-DT-06',
      nested('cbc:Note'),
      nested('cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject=QQ=='),
    ],
    [
      'UBL-DT-07',
      nested('cbc:Note'),
      nested('cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject=QQ=='),
    ],
    [
      'UBL-DT-18',
      means('<cbc:PaymentMeansCode name="x">30</cbc:PaymentMeansCode>'),
      '<cbc:DocumentCurrencyCode name="euro">EUR</cbc:DocumentCurrencyCode>',
    ],
  ])('%s', (rule, good, bad) => {
    expect(fired(good)).not.toContain(rule)
    expect(fired(bad)).toContain(rule)
  })

  test('a credit note may name what it is about with the type code 50, and when it falls due in its payment means', () => {
    expect(fired(object(type('50')), 'CreditNote')).not.toContain('UBL-SR-43')
    expect(fired(means(nested('cbc:PaymentDueDate=2026-11-21')), 'CreditNote')).not.toContain('UBL-CR-412')
  })
})
