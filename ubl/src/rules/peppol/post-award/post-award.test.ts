import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../model/document-types.ts'
import { documentNamespace } from '../../../model/namespaces.ts'
import { bytesOf } from '../../../testing/fixtures.ts'
import { postAwardNearCases } from '../../../testing/peppol/post-award-near-cases.ts'
import { ublFragment } from '../../../testing/ubl-fragment.ts'
import { read } from '../../../xml/read.ts'
import { validateRules } from '../../validate.ts'
import { commonRules } from './common.ts'
import { transactions } from './transactions.ts'

const tag = (name: string, inner: string, attributes = ''): string => `<${name}${attributes}>${inner}</${name}>`
const cac = (name: string, ...inner: string[]): string => tag(`cac:${name}`, inner.join(''))
const cbc = (name: string, text: string, attributes = ''): string =>
  tag(`cbc:${name}`, text, attributes && ` ${attributes}`)
const eur = 'currencyID="EUR"'
const euro = cbc('DocumentCurrencyCode', 'EUR')
const urn = (name: string) => `urn:fdc:peppol.eu:poacc:${name}:3`
const spec = (name: string) => cbc('CustomizationID', urn(`trns:${name}`))
const process = (name: string) => cbc('ProfileID', urn(`bis:${name}`))

const findings = (type: DocumentType, body: string) => validateRules(ublFragment(body, type), 'peppol')
const fired = (type: DocumentType, body: string): string[] => findings(type, body).map(({ rule }) => rule)

/** A rule, where it is quiet and where it fires. */
type Case = [rule: string, good: string, bad: string]

const named = cac('Party', cac('PartyName', cbc('Name', 'A')))
const official = cac('Party', cac('PartyLegalEntity', cbc('RegistrationName', 'A')))
const nobody = cac('Party', cac('Contact', cbc('Name', 'A')))
const row = (...inner: string[]) => cac('AllowanceCharge', ...inner)
const charge = cbc('ChargeIndicator', 'true')
const deduction = cbc('ChargeIndicator', 'false')
const reason = cbc('AllowanceChargeReason', 'x')
const line = (...inner: string[]) => cac('OrderLine', cac('LineItem', ...inner))
const price = (amount: string, ...inner: string[]) => line(cac('Price', cbc('PriceAmount', amount), ...inner))
const tax = (id: string, percent = '') => cac('TaxCategory', cbc('ID', id), percent && cbc('Percent', percent))
const vat = (number: string) => cac('PartyTaxScheme', cbc('CompanyID', number), cac('TaxScheme', cbc('ID', 'VAT')))
const item = (...inner: string[]) => cac('Item', ...inner)
const known = item(cac('SellersItemIdentification', cbc('ID', '1')))

/** Orders and their changes: one table, two numbers. */
const ordering = (ids: string): Case[] => {
  const total = (...inner: string[]) => cac('AnticipatedMonetaryTotal', ...inner)
  const R = (number: string) => `PEPPOL-${ids}-${number}`
  return [
    [R('R001'), line(cbc('ID', '1')) + line(cbc('ID', '2')), line(cbc('ID', '1')).repeat(2)],
    [R('R002'), cac('ValidityPeriod', cbc('EndDate', '2026-12-01')), cac('ValidityPeriod')],
    [R('R003'), euro + cac('TaxTotal', cbc('TaxAmount', '1', eur)), cac('TaxTotal', cbc('TaxAmount', '1', eur))],
    [R('R004'), line(cbc('Quantity', '0')), line(cbc('Quantity', '-1'))],
    [R('R005'), price('0'), price('-1')],
    [R('R006'), total(cbc('PayableAmount', '0')), total(cbc('PayableAmount', '-1'))],
    [R('R007'), total(cbc('LineExtensionAmount', '0')), total(cbc('LineExtensionAmount', '-1'))],
    [
      R('R008'),
      total(cbc('LineExtensionAmount', '3.30')) +
        line(cbc('LineExtensionAmount', '1.1')) +
        line(cbc('LineExtensionAmount', '2.2')),
      total(cbc('LineExtensionAmount', '3.31')) + line(cbc('LineExtensionAmount', '3.3')),
    ],
    [
      R('R009'),
      total(cbc('AllowanceTotalAmount', '1')) + row(deduction, cbc('Amount', '1')),
      total() + row(deduction, cbc('Amount', '1')),
    ],
    [
      R('R010'),
      total(cbc('ChargeTotalAmount', '1')) + row(charge, cbc('Amount', '1')),
      total() + row(charge, cbc('Amount', '1')),
    ],
    [
      R('R011'),
      total(cbc('LineExtensionAmount', '10'), cbc('TaxExclusiveAmount', '11'), cbc('ChargeTotalAmount', '1')),
      total(cbc('LineExtensionAmount', '10'), cbc('TaxExclusiveAmount', '11')),
    ],
    [R('R013'), line(cbc('Quantity', '1')), line(cbc('ID', '1'))],
    [R('R014'), cac('OriginatorCustomerParty', named), cac('OriginatorCustomerParty', nobody)],
    [
      R('R016'),
      total(cbc('TaxInclusiveAmount', '12'), cbc('PrepaidAmount', '2'), cbc('PayableAmount', '10')),
      total(cbc('TaxInclusiveAmount', '12'), cbc('PayableAmount', '10')),
    ],
    [
      R('R017'),
      total(cbc('TaxExclusiveAmount', '10'), cbc('TaxInclusiveAmount', '12')) + cac('TaxTotal', cbc('TaxAmount', '2')),
      total(cbc('TaxExclusiveAmount', '10'), cbc('TaxInclusiveAmount', '12')) + cac('TaxTotal', cbc('TaxAmount', '1')),
    ],
    [
      R('R019'),
      price('9', row(cbc('Amount', '1'), cbc('BaseAmount', '10'))),
      price('8', row(cbc('Amount', '1'), cbc('BaseAmount', '10'))),
    ],
    [
      R('R020'),
      row(cbc('MultiplierFactorNumeric', '1'), cbc('BaseAmount', '1')),
      line(row(cbc('MultiplierFactorNumeric', '1'))),
    ],
    [R('R021'), row(cbc('MultiplierFactorNumeric', '1'), cbc('BaseAmount', '1')), line(row(cbc('BaseAmount', '1')))],
    [
      R('R022'),
      row(cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '1.02'), cbc('BaseAmount', '10')),
      row(cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '1.03'), cbc('BaseAmount', '10')),
    ],
    [R('R023'), row(reason), line(row(charge))],
    [
      R('R024'),
      line(
        cbc('Quantity', '3'),
        cbc('LineExtensionAmount', '11'),
        row(charge, cbc('Amount', '1')),
        cac('Price', cbc('PriceAmount', '10'), cbc('BaseQuantity', '3')),
      ),
      line(cbc('Quantity', '3'), cac('Price', cbc('PriceAmount', '10'))),
    ],
    [R('R025'), price('1', cbc('BaseQuantity', '1')), price('1', cbc('BaseQuantity', '0'))],
    [R('R026'), cac('X', vat('EL123456789')), cac('X', vat('XX123456789'))],
    [R('R027'), price('1', row(cbc('BaseAmount', '0'))), price('1', row(cbc('BaseAmount', '-1')))],
    [R('R028'), price('1.234'), row(cbc('Amount', '1.234'))],
    [R('R029'), tax('O'), tax('E')],
    [R('R030'), tax('S', '19'), tax('S', '0')],
    [R('R032'), row(cbc('Amount', '0')), row(cbc('Amount', '-1'))],
    [R('R033'), price('1', row(cbc('Amount', '0'))), price('1', row(cbc('Amount', '-1')))],
    [
      R('R035'),
      cac('QuotationDocumentReference', cbc('ID', '1')) +
        cac('OrderLine', cac('QuotationLineReference', cbc('LineID', '1'))),
      cac('OrderLine', cac('QuotationLineReference', cbc('LineID', '1'))),
    ],
    [
      R('CL001'),
      row(deduction, cbc('AllowanceChargeReasonCode', '95')),
      row(deduction, cbc('AllowanceChargeReasonCode', 'FC')),
    ],
    [
      R('CL002'),
      row(charge, cbc('AllowanceChargeReasonCode', 'FC')),
      row(charge, cbc('AllowanceChargeReasonCode', '95')),
    ],
  ]
}

const answering = (ids: string): Case[] => {
  const R = (number: string) => `PEPPOL-${ids}-${number}`
  const period = (start: string, end: string) =>
    cac('Delivery', cac('PromisedDeliveryPeriod', cbc('StartDate', start), cbc('EndDate', end)))
  const answer = (code: string) => cbc('OrderResponseCode', code)
  return [
    [R('R001'), cac('BuyerCustomerParty', official), cac('BuyerCustomerParty', named)],
    [R('R002'), cac('SellerSupplierParty', official), cac('SellerSupplierParty', named)],
    [R('R003'), line(cbc('ID', '1')), line(cbc('ID', '1')).repeat(2)],
    [R('R004'), period('2026-12-01', '2026-12-01'), period('2026-12-02', '2026-12-01')],
    [R('R005'), euro + line(cac('Price', cbc('PriceAmount', '1', eur))), euro + price('1')],
    [R('R007'), answer('CA') + line(), answer('CA')],
    [R('R008'), answer('AP'), answer('AP') + line()],
    [R('R009'), answer('RE'), answer('RE') + line()],
    [R('R010'), answer('AB'), answer('AB') + line()],
  ]
}

const response = (code: string, ...status: string[]) =>
  cac('DocumentResponse', cac('Response', cbc('ResponseCode', code), ...status))
const status = (code: string, ...inner: string[]) =>
  cac('Status', cbc('StatusReasonCode', code, 'listID="OPStatusReason"'), ...inner)
const action = (code: string) => cac('Status', cbc('StatusReasonCode', code, 'listID="OPStatusAction"'))
const despatch = (...inner: string[]) => cac('DespatchLine', ...inner)
const catalogueLine = (...inner: string[]) => cac('CatalogueLine', ...inner)
const period = (name: string, start: string, end: string) => cac(name, cbc('StartDate', start), cbc('EndDate', end))
const year = period('ValidityPeriod', '2026-01-01', '2026-12-31')
const place = (...inner: string[]) => catalogueLine(cac('RequiredItemLocationQuantity', ...inner))
const taxed = (...inner: string[]) => cac('TaxTotal', ...inner)
const legal = (...inner: string[]) => cac('LegalMonetaryTotal', ...inner)
const category = (id: string, ...inner: string[]) => cac('TaxSubtotal', cac('TaxCategory', cbc('ID', id), ...inner))
const classified = (id: string, percent = '') =>
  cac('ClassifiedTaxCategory', cbc('ID', id), percent && cbc('Percent', percent))

const agreement: Case[] = [
  ['R001', price('0'), price('-1')],
  ['R002', line(known), line(item(cbc('Name', 'x')))],
  ['R004', euro + taxed(cbc('TaxAmount', '1', eur)), euro + taxed(cbc('TaxAmount', '1', 'currencyID="SEK"'))],
  ['R005', legal(cbc('PayableAmount', '0')), legal(cbc('PayableAmount', '-1'))],
  ['R006', legal(), legal(cbc('LineExtensionAmount', '-1'))],
  [
    'R007',
    legal(cbc('LineExtensionAmount', '1')) + line(cbc('LineExtensionAmount', '1')),
    legal(cbc('LineExtensionAmount', '1')),
  ],
  [
    'R008',
    legal(cbc('ChargeTotalAmount', '1')) + row(charge, cbc('Amount', '1')),
    legal(cbc('ChargeTotalAmount', '1')),
  ],
  [
    'R009',
    legal(cbc('AllowanceTotalAmount', '1')) + row(deduction, cbc('Amount', '1')),
    legal(cbc('AllowanceTotalAmount', '1')),
  ],
  [
    'R010',
    legal(cbc('LineExtensionAmount', '1'), cbc('TaxExclusiveAmount', '1')),
    legal(cbc('TaxExclusiveAmount', '1')),
  ],
  [
    'R011',
    legal(cbc('TaxExclusiveAmount', '1'), cbc('TaxInclusiveAmount', '1')),
    legal(cbc('TaxInclusiveAmount', '1')),
  ],
  ['R012', legal(cbc('TaxInclusiveAmount', '1'), cbc('PayableAmount', '1')), legal(cbc('PayableAmount', '1'))],
  ['R013', price('1.234'), legal(cbc('PayableAmount', '1.234'))],
  ['R014', legal() + line(cbc('LineExtensionAmount', '1')), legal() + line()],
  ['R015', row(cbc('MultiplierFactorNumeric', '1'), cbc('BaseAmount', '1')), row(cbc('MultiplierFactorNumeric', '1'))],
  ['R016', row(cbc('MultiplierFactorNumeric', '1'), cbc('BaseAmount', '1')), row(cbc('BaseAmount', '1'))],
  [
    'R017',
    row(cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '1'), cbc('BaseAmount', '10')),
    row(cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '2'), cbc('BaseAmount', '10')),
  ],
  ['R018', row(reason), row(charge)],
  ['R019', line(item(classified('O'))), line(item(classified('E')))],
  ['R020', line(item(classified('S', '19'))), line(item(classified('S', '0')))],
  ['R021', row(cbc('Amount', '0')), row(cbc('Amount', '-1'))],
  ['R022', price('1', row(cbc('BaseAmount', '0'))), price('1', row(cbc('BaseAmount', '-1')))],
  ['R023', price('1', row(cbc('Amount', '0'))), price('1', row(cbc('Amount', '-1')))],
  [
    'R024',
    taxed(cac('TaxSubtotal', cbc('TaxableAmount', '10'), cbc('TaxAmount', '1.9'), tax('S', '19'))),
    taxed(cac('TaxSubtotal', cbc('TaxableAmount', '10'), cbc('TaxAmount', '1.8'), tax('S', '19'))),
  ],
  [
    'R025',
    taxed(cbc('TaxAmount', '2'), cac('TaxSubtotal', cbc('TaxAmount', '1')).repeat(2)),
    taxed(cbc('TaxAmount', '2'), cac('TaxSubtotal', cbc('TaxAmount', '1'))),
  ],
  [
    'R026',
    taxed(category('S', cbc('Percent', '19.0'))) + line(item(classified('S', '19'))),
    taxed(category('S', cbc('Percent', '7'))) + line(item(classified('S', '19'))),
  ],
  ['R027', taxed(category('S')) + line(item(classified('S'))), taxed(category('S')) + line(item(classified('Z')))],
  ['R028', taxed(category('E', cbc('TaxExemptionReason', 'x'))), taxed(category('E'))],
  ['R029', taxed(category('S')), taxed(category('S', cbc('TaxExemptionReason', 'x')))],
  [
    'CL001',
    row(deduction, cbc('AllowanceChargeReasonCode', '95')),
    row(deduction, cbc('AllowanceChargeReasonCode', 'FC')),
  ],
  ['CL002', row(charge, cbc('AllowanceChargeReasonCode', 'FC')), row(charge, cbc('AllowanceChargeReasonCode', '95'))],
]

/** The cases of each transaction; how its documents say which they are; the rules on that. */
const suites: readonly [id: string, type: DocumentType, says: string, cases: Case[]][] = [
  [
    'T01',
    'Order',
    '',
    [
      ['PEPPOL-T01-R031', process('order_only'), process('advanced')],
      ['PEPPOL-T01-R034', spec('order'), spec('offer')],
      ...ordering('T01'),
    ],
  ],
  [
    'T114',
    'OrderChange',
    '',
    [
      ['PEPPOL-T114-R031', process('advanced_ordering'), process('ordering')],
      ['PEPPOL-T114-R034', spec('order_change'), spec('order')],
      ...ordering('T114'),
    ],
  ],
  [
    'T115',
    'OrderCancellation',
    '',
    [
      ['PEPPOL-T115-R031', process('advanced_ordering'), process('ordering')],
      ['PEPPOL-T115-R034', spec('order_cancellation'), spec('order')],
    ],
  ],
  ['T76', 'OrderResponse', '', [['PEPPOL-T76-R006', spec('order_response'), spec('order')], ...answering('T76')]],
  [
    'T116',
    'OrderResponse',
    process('order_response_advanced'),
    [['PEPPOL-T116-R006', spec('order_response_advanced'), spec('order')], ...answering('T116')],
  ],
  [
    'T110',
    'OrderResponse',
    process('order_agreement'),
    [
      ['PEPPOL-T110-R030', spec('order_agreement'), spec('order')],
      ...agreement.map(([id, good, bad]): Case => [`PEPPOL-T110-${id}`, good, bad]),
    ],
  ],
  [
    'T16',
    'DespatchAdvice',
    '',
    [
      ['PEPPOL-T16-R003', despatch(known), despatch(item())],
      ['PEPPOL-T16-R004', despatch(item(cbc('Name', 'x'))), despatch(item())],
      ['PEPPOL-T16-R005', despatch(cbc('DeliveredQuantity', '1')), despatch()],
      ['PEPPOL-T16-R006', despatch(cbc('DeliveredQuantity', '0')), despatch(cbc('DeliveredQuantity', '-1'))],
      [
        'PEPPOL-T16-R007',
        despatch(cbc('OutstandingQuantity', '1'), cbc('OutstandingReason', 'x')),
        despatch(cbc('OutstandingQuantity', '1')),
      ],
      ['PEPPOL-T16-R008', cac('BuyerCustomerParty', named), cac('BuyerCustomerParty', nobody)],
      ['PEPPOL-T16-R009', cac('SellerSupplierParty', named), cac('SellerSupplierParty', nobody)],
      ['PEPPOL-T16-R010', cac('OriginatorCustomerParty', named), cac('OriginatorCustomerParty', nobody)],
      ['PEPPOL-T16-R011', spec('despatch_advice'), spec('order')],
    ],
  ],
  [
    'T111',
    'ApplicationResponse',
    '',
    [
      ['PEPPOL-T111-R001', response('RE', status('OTH')), response('UQ')],
      ['PEPPOL-T111-R002', response('RE', status('OTH', cbc('StatusReason', 'x'))), response('RE', status('OTH'))],
      ['PEPPOL-T111-R003', spec('invoice_response'), spec('order')],
      ['PEPPOL-T111-R004', response('PD', status('PPD', cbc('StatusReason', 'x'))), response('PD', status('PPD'))],
      ['PEPPOL-T111-R005', process('invoice_response'), process('ordering')],
      ['PEPPOL-T111-R006', response('RE', action('NIN')), response('RE', action('REF'))],
      ['PEPPOL-T111-R007', response('RE', status('OTH')), response('RE', status('NOA'))],
    ],
  ],
  ['T71', 'ApplicationResponse', process('mlr'), [['PEPPOL-T71-R001', spec('mlr'), spec('order')]]],
  [
    'T58',
    'ApplicationResponse',
    process('catalogue_response'),
    [['PEPPOL-T58-R001', spec('catalogue_response'), spec('order')]],
  ],
  [
    'T19',
    'Catalogue',
    '',
    [
      ['PEPPOL-T19-R001', year, period('ValidityPeriod', '2026-12-31', '2026-01-01')],
      ['PEPPOL-T19-R004', cac('SellerSupplierParty', named), cac('SellerSupplierParty', nobody)],
      ['PEPPOL-T19-R005', cac('ContractorCustomerParty', named), cac('ContractorCustomerParty', nobody)],
      ['PEPPOL-T19-R006', place(cac('Price', cbc('PriceAmount', '0'))), place(cac('Price', cbc('PriceAmount', '-1')))],
      [
        'PEPPOL-T19-R007',
        year + catalogueLine(period('LineValidityPeriod', '2026-02-01', '2026-03-01')),
        year + catalogueLine(period('LineValidityPeriod', '2025-02-01', '2026-03-01')),
      ],
      [
        'PEPPOL-T19-R008',
        catalogueLine(cbc('MaximumOrderQuantity', '0')),
        catalogueLine(cbc('MaximumOrderQuantity', '-1')),
      ],
      [
        'PEPPOL-T19-R009',
        catalogueLine(cbc('MinimumOrderQuantity', '0')),
        catalogueLine(cbc('MinimumOrderQuantity', '-1')),
      ],
      [
        'PEPPOL-T19-R010',
        catalogueLine(cbc('MinimumOrderQuantity', '9'), cbc('MaximumOrderQuantity', '10')),
        catalogueLine(cbc('MinimumOrderQuantity', '11'), cbc('MaximumOrderQuantity', '10')),
      ],
      [
        'PEPPOL-T19-R011',
        year + place(cac('Price', period('ValidityPeriod', '2026-02-01', '2026-03-01'))),
        year + place(cac('Price', period('ValidityPeriod', '2026-02-01', '2027-03-01'))),
      ],
      ['PEPPOL-T19-R012', catalogueLine(known), catalogueLine(item())],
      [
        'PEPPOL-T19-R013',
        catalogueLine(period('LineValidityPeriod', '2026-02-01', '2026-02-01')),
        catalogueLine(period('LineValidityPeriod', '2026-02-02', '2026-02-01')),
      ],
      ['PEPPOL-T19-R014', catalogueLine(item(classified('O'))), catalogueLine(item(classified('E')))],
      ['PEPPOL-T19-R015', catalogueLine(item(classified('S', '7'))), catalogueLine(item(classified('S', '0')))],
      [
        'PEPPOL-T19-R016',
        place(cac('Price', period('ValidityPeriod', '2026-02-01', '2026-02-01'))),
        place(cac('Price', period('ValidityPeriod', '2026-02-02', '2026-02-01'))),
      ],
      ['PEPPOL-T19-R017', process('catalogue_only'), process('catalogue')],
      ['PEPPOL-T19-R018', spec('catalogue'), spec('order')],
    ],
  ],
  [
    'T77',
    'Catalogue',
    process('punch_out'),
    [
      ['PEPPOL-T77-R001', cbc('IssueDate', '2026-01-01') + year, cbc('IssueDate', '2027-01-01') + year],
      [
        'PEPPOL-T77-R002',
        place(cac('Price', cbc('BaseQuantity', '1')), cac('DeliveryUnit', cbc('BatchQuantity', '1'))),
        place(cac('Price', cbc('BaseQuantity', '1')), cac('DeliveryUnit', cbc('BatchQuantity', '0'))),
      ],
      ['PEPPOL-T77-R003', place(cac('Price', cbc('PriceAmount', '0'))), place(cac('Price', cbc('PriceAmount', '-1')))],
      ['PEPPOL-T77-R004', catalogueLine(known), catalogueLine(item())],
      [
        'PEPPOL-T77-R005',
        item(cac('ItemSpecificationDocumentReference', cbc('DocumentTypeCode', 'PRODUCT_IMAGE'))),
        item(cac('ItemSpecificationDocumentReference', cbc('DocumentTypeCode', 'PRODUCT_IMAGE')).repeat(2)),
      ],
      [
        'PEPPOL-T77-R006',
        place(
          cac('Price', cbc('BaseQuantity', '1', 'unitCode="C62"')),
          cac('DeliveryUnit', cbc('BatchQuantity', '1', 'unitCode="C62"')),
        ),
        place(
          cac('Price', cbc('BaseQuantity', '1', 'unitCode="C62"')),
          cac('DeliveryUnit', cbc('BatchQuantity', '1', 'unitCode="KGM"')),
        ),
      ],
      [
        'PEPPOL-T77-R007',
        item(cac('AdditionalItemProperty', cbc('Name', 'ServiceIndicator'), cbc('Value', 'true'))),
        item(cac('AdditionalItemProperty', cbc('Name', 'ServiceIndicator'), cbc('Value', 'yes'))),
      ],
      ['PEPPOL-T77-R008', item(classified('O')), item(classified('E'))],
      ['PEPPOL-T77-R009', item(classified('S', '7')), item(classified('S', '0'))],
      ['PEPPOL-T77-R010', spec('punch_out'), spec('order')],
    ],
  ],
]

for (const [id, type, says, cases] of suites)
  describe(`Peppol ${id} (${type})`, () => {
    test.each(cases)('%s', (rule, good, bad) => {
      expect(fired(type, says + good)).not.toContain(rule)
      expect(fired(type, says + bad)).toContain(rule)
    })
    test('each rule has a case', () => {
      const rules = transactions.find((one) => one.id === id)?.rules.map((rule) => rule.id)
      expect([...new Set(rules)].toSorted()).toEqual([...new Set(cases.map(([rule]) => rule))].toSorted())
    })
  })

test.each(postAwardNearCases)('%s of %s, by a hair', (rule, type, good, bad) => {
  expect(fired(type, good)).not.toContain(rule)
  expect(fired(type, bad)).toContain(rule)
})

describe('what Peppol asks of all documents after award', () => {
  const endpoint = (scheme: string, number: string) => cbc('EndpointID', number, `schemeID="${scheme}"`)
  const cases: Case[] = [
    ['R001', cbc('Note', 'a'), cbc('Note', '')],
    ['R002', cac('Contract', cbc('ID', '1')), cac('Contract')],
    ['R030', cbc('IssueDate', '2026-02-28'), cbc('IssueDate', '2026-02-29')],
    ['R040', endpoint('0088', '7300010000001'), endpoint('0088', '7300010000002')],
    ['R041', endpoint('0192', '987654325'), endpoint('0192', '987654321')],
    ['R042', endpoint('0184', '88777654'), endpoint('0184', '8877765')],
    ['R043', endpoint('0208', '0403019261'), endpoint('0208', '0403019262')],
    ['R044', endpoint('0201', 'ABC123'), endpoint('0201', 'ABC12')],
    ['R045', endpoint('0210', '12345678901'), endpoint('0210', '1')],
    ['R046', endpoint('9907', '12345678901'), endpoint('9907', '1')],
    ['R047', endpoint('0211', 'IT00743110157'), endpoint('0211', 'IT00743110158')],
    ['R049', endpoint('0007', '5567321707'), endpoint('0007', '5567321708')],
    ['R050', endpoint('0151', '51824753556'), endpoint('0151', '51824753557')],
    ['R052', endpoint('0096', '1234567890'), endpoint('0096', '123456789')],
    ['R053', endpoint('0198', 'DK12345678'), endpoint('0198', '12345678')],
    ['R054', endpoint('0106', '12345678'), endpoint('0106', '1234567')],
    ['R055', endpoint('0190', '12345678901234567890'), endpoint('0190', '1')],
    ['R056-1', endpoint('9944', 'NL123456789B12'), endpoint('9944', 'NL123456789')],
    ['R056-2', vat('NL123456789B12'), vat('NL123456789')],
    ['R057', endpoint('0217', '123456789012'), endpoint('0217', '1')],
  ]
  test.each(cases)('PEPPOL-COMMON-%s', (id, good, bad) => {
    const rule = `PEPPOL-COMMON-${id}`
    expect(fired('Order', good)).not.toContain(rule)
    expect(fired('Order', bad)).toContain(rule)
  })
  test('PEPPOL-COMMON-R003: a schema location warns, and the structure forbids it', () => {
    const xml = `<Order xmlns="${documentNamespace('Order')}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"/>`
    const rules = validateRules(read(bytesOf(xml)), 'peppol').map(({ rule }) => rule)
    expect(rules).toEqual(expect.arrayContaining(['PEPPOL-COMMON-R003', 'PEPPOL-T01-B00109']))
  })
  test('each rule has a case', () => {
    const ids = commonRules.map(({ id }) => id).filter((id) => id !== 'PEPPOL-COMMON-R003')
    expect([...new Set(ids)].toSorted()).toEqual(cases.map(([id]) => `PEPPOL-COMMON-${id}`).toSorted())
  })
})
