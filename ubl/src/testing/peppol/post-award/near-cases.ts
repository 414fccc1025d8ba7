import type { DocumentType } from '../../../model/document-types.ts'
import { cac, cbc, row, unsaid, vat } from '../elements.ts'

/** Of a rule of Peppol after award, what it is quiet at and what it fires at, as near to each other as can be. */
type Case = [rule: string, type: DocumentType, good: string, bad: string]

const line = (...inner: string[]): string => cac('OrderLine', cac('LineItem', ...inner))
const price = (net: string, ...inner: string[]): string => line(cac('Price', net && cbc('PriceAmount', net), ...inner))
const expected = (...inner: string[]): string => cac('AnticipatedMonetaryTotal', ...inner)
const net = (amount: string): string => cbc('LineExtensionAmount', amount)
const agreement = cbc('CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:order_agreement:3')
const cart = cbc('CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:punch_out:3')
const period = (name: string, start: string, end: string): string =>
  cac(name, start && cbc('StartDate', start), end && cbc('EndDate', end))
const offered = (...inner: string[]): string => cac('CatalogueLine', ...inner)
const service = (name: string, value: string): string =>
  offered(cac('Item', cac('AdditionalItemProperty', cbc('Name', name), cbc('Value', value))))
const status = (list: string, code: string): string =>
  cac('DocumentResponse', cac('Response', cac('Status', cbc('StatusReasonCode', code, `listID="${list}"`))))
const percent = cbc('MultiplierFactorNumeric', '10')
const base = cbc('BaseAmount', '10')
const rounding = line(net('1.114')) + line(net('1.111'))
const taxes = (...amounts: string[]): string =>
  cac('TaxTotal', cbc('TaxAmount', '2.23'), ...amounts.map((amount) => cac('TaxSubtotal', cbc('TaxAmount', amount))))

/** What is easily got wrong of Peppol's rules after award. */
export const postAwardNearCases: readonly Case[] = [
  ['PEPPOL-COMMON-R030', 'Order', cbc('IssueDate', '2026-12-01'), cbc('IssueDate', ' 2026-12-01')],
  [
    'PEPPOL-COMMON-R056-2',
    'Order',
    cac('X', vat('NL1').replace('<cbc:CompanyID>', '<cbc:CompanyID schemeID="9944">')),
    cac('X', vat('NL1').replace('<cbc:CompanyID>', '<cbc:CompanyID schemeID="0217">')),
  ],
  ['PEPPOL-T01-R001', 'Order', line(cbc('ID', '1')) + line(cbc('ID', ' 1')), line(cbc('ID', '1')) + line()],
  [
    'PEPPOL-T01-R003',
    'Order',
    line(cbc('LineExtensionAmount', '1')),
    line(cbc('LineExtensionAmount', '1', 'currencyID=""')),
  ],
  ['PEPPOL-T01-R008', 'Order', expected(net('2.23')) + rounding, expected(net('2.22')) + rounding],
  [
    'PEPPOL-T01-R016',
    'Order',
    expected(cbc('TaxInclusiveAmount', '0'), cbc('PayableAmount', '1')),
    expected(cbc('TaxInclusiveAmount', '0.01'), cbc('PayableAmount', '1')),
  ],
  [
    'PEPPOL-T01-R017',
    'Order',
    expected(net('1'), cbc('TaxInclusiveAmount', '0')) + cac('TaxTotal'),
    expected(net('1'), cbc('TaxInclusiveAmount', '0.01')) + cac('TaxTotal'),
  ],
  ['PEPPOL-T01-R019', 'Order', price('', unsaid(cbc('Amount', '1'))), price('', unsaid(cbc('Amount', '1'), base))],
  ['PEPPOL-T01-R023', 'Order', unsaid(percent), unsaid(percent, base)],
  [
    'PEPPOL-T01-R024',
    'Order',
    line(net('0'), row('x', cbc('Amount', '1'))),
    line(net('0'), row('false', cbc('Amount', '1'))),
  ],
  ['PEPPOL-T01-R028', 'Order', line(net(' 1.23')), line(net('1.23 '))],
  ['PEPPOL-T01-R032', 'Order', unsaid(base), unsaid(percent, base)],
  [
    'PEPPOL-T76-R004',
    'OrderResponse',
    cac('Delivery', period('PromisedDeliveryPeriod', '2026-12-01', '2026-12-01')),
    cac('Delivery', period('PromisedDeliveryPeriod', '2026-12-01', ' 2026-12-01')),
  ],
  [
    'PEPPOL-T110-R007',
    'OrderResponse',
    agreement + rounding + cac('LegalMonetaryTotal', net('2.23')),
    agreement + rounding + cac('LegalMonetaryTotal', net('2.225')),
  ],
  ['PEPPOL-T110-R025', 'OrderResponse', agreement + taxes('1.114', '1.111'), agreement + taxes('1.114', '1.110')],
  [
    'PEPPOL-T19-R001',
    'Catalogue',
    period('ValidityPeriod', '2026-12-01', ''),
    period('ValidityPeriod', '2026-12-01Z', ''),
  ],
  [
    'PEPPOL-T19-R007',
    'Catalogue',
    offered(period('LineValidityPeriod', '', '2026-12-01')),
    offered(period('LineValidityPeriod', '', '2026-12-01Z')),
  ],
  [
    'PEPPOL-T77-R001',
    'Catalogue',
    cart + cbc('IssueDate', '2026-12-01') + period('ValidityPeriod', '', '2026-12-01'),
    cart + period('ValidityPeriod', '', '2026-12-01'),
  ],
  [
    'PEPPOL-T77-R007',
    'Catalogue',
    cart + service(' ServiceIndicator', 'x'),
    cart + service('ServiceIndicator', ' true'),
  ],
  ['PEPPOL-T111-R004', 'ApplicationResponse', status('OPStatusReason', ' PPD'), status('OPStatusReason', 'PPD')],
  ['PEPPOL-T111-R006', 'ApplicationResponse', status('OPStatusAction', 'OTH'), status('OPStatusAction', 'REF')],
  ['PEPPOL-T111-R007', 'ApplicationResponse', status('OPStatusReason', 'REF'), status('OPStatusReason', 'NOA')],
]
