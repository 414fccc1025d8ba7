import { specifications } from '../../rules/xrechnung-kinds.ts'
import { nested } from '../nested.ts'
import { type Case, date, inLine, settled } from './elements.ts'
import type { CiiParts } from './fragment.ts'

const attached = (type: string, ...inner: readonly string[]): string =>
  nested('ram:AdditionalReferencedDocument', `<ram:TypeCode>${type}</ram:TypeCode>${inner.join('')}`)
const at = (address: string): string => attached('916', nested('ram:URIID', address))
const name = '<ram:Name>Sheet</ram:Name>'
const content = '<ram:AttachmentBinaryObject/>'
const prices = (net: string, gross: string): CiiParts =>
  inLine(
    nested(
      'ram:SpecifiedLineTradeAgreement',
      nested('ram:GrossPriceProductTradePrice', gross) + nested('ram:NetPriceProductTradePrice', net),
    ),
  )
const per = (quantity: string, unit?: string): string =>
  `<ram:BasisQuantity${unit === undefined ? '' : ` unitCode="${unit}"`}>${quantity}</ram:BasisQuantity>`
const delivered = (moment: string): CiiParts => ({
  delivery: nested('ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime', moment),
})
const billed = 'ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod'

const vehicles = (parts: CiiParts): CiiParts => ({
  ...parts,
  context: nested('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', specifications.cleanVehicles),
})
const sold = (...inner: readonly string[]): CiiParts =>
  vehicles(inLine(nested('ram:SpecifiedTradeProduct', inner.join(''))))
const cva = (value: string): string =>
  nested('ram:ApplicableProductCharacteristic', nested('ram:Description', 'cva') + nested('ram:Value', value))
const category = (code: string, list = 'CVD'): string =>
  nested('ram:DesignatedProductClassification', `<ram:ClassCode listID="${list}">${code}</ram:ClassCode>`)
const contract = nested('ram:ContractReferencedDocument/ram:IssuerAssignedID', 'C-1')
const tender = '<ram:IssuerAssignedID>T-1</ram:IssuerAssignedID>'

/** The temporary rules of XRechnung, those on deliveries and on clean vehicles, with what comes near to breaking them. */
export const xrechnungCases: readonly Case[] = [
  ['BR-TMP-2', { agreement: at(' https://x.example') }, { agreement: at('https://x.example') }],
  ['BR-TMP-2', { agreement: at('') }, { agreement: attached('916') }],
  ['BR-TMP-2', { agreement: at('c:') }, inLine(nested('ram:SpecifiedLineTradeSettlement', at('x.pdf')))],
  ['BR-TMP-3', prices(per('1'), per('1.0')), prices(per('1'), '')],
  ['BR-TMP-3', prices(per('1', 'C62'), per('1', 'KGM')), prices(per('1', 'C62'), per('1'))],
  ['BR-TMP-4', { agreement: attached('916', name, name) }, { agreement: attached('916', name).repeat(2) }],
  [
    'BR-TMP-4',
    { agreement: attached('916', name, name) },
    inLine(nested('ram:SpecifiedLineTradeSettlement', attached('916', name, name))),
  ],
  ['BR-TMP-5', { agreement: attached('916', content, content) }, { agreement: attached('916', content).repeat(2) }],
  ['BR-TMP-5', { agreement: attached('916', content, content) }, { agreement: attached('130', content, content) }],
  ['BR-TMP-7', { document: date('IssueDateTime', '202611') }, { document: date('IssueDateTime', ' 20261121 ') }],
  ['BR-TMP-7', { document: date('IssueDateTime', '2026-11-21') }, { document: nested('ram:IssueDateTime') }],
  [
    'BR-TMP-7',
    settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', '202611211430', '203'))),
    settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', '20261121'))),
  ],
  [
    'BR-TMP-7',
    settled(nested('ram:ApplicableTradeTax/ram:TaxPointDate', '<udt:DateString>20261121</udt:DateString>')),
    settled(
      nested('ram:ApplicableTradeTax/ram:TaxPointDate', '<udt:DateString format="102">20261121</udt:DateString>'),
    ),
  ],
  [
    'BR-TMP-7',
    settled(
      nested(
        'ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime',
        '<qdt:DateTimeString format="101">261121</qdt:DateTimeString>',
      ),
    ),
    settled(
      nested(
        'ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime',
        '<qdt:DateTimeString format="102">20261121</qdt:DateTimeString>',
      ),
    ),
  ],
  [
    'BR-TMP-7',
    delivered('<udt:DateTimeString>20261121</udt:DateTimeString>'),
    delivered('<udt:DateTimeString format="102">20261121</udt:DateTimeString>'),
  ],
  [
    'BR-TMP-7',
    inLine(nested(billed, date('StartDateTime', '20261121', '101'))),
    inLine(nested(billed, date('CompleteDateTime', '20261121', '101'))),
  ],
  ['BR-DE-TMP-32', { ...inLine(''), delivery: '' }, {}],
  ['BR-DE-TMP-32', inLine(''), { ...inLine(''), ...delivered('<udt:DateTime>2026-11-21T14:30:00</udt:DateTime>') }],
  ['BR-DE-TMP-32', { lines: [nested(billed), ''] }, inLine(nested(billed))],
  ['BR-DE-TMP-32', inLine(''), { ...inLine(''), settlement: nested('ram:BillingSpecifiedPeriod') }],
  // What is asked of a group is asked where the group is.
  ['BR-DE-CVD-01', vehicles({ agreement: '' }), vehicles({})],
  [
    'BR-DE-CVD-01',
    vehicles({ agreement: nested('ram:ContractReferencedDocument/ram:IssuerAssignedID', ' ') }),
    vehicles({ agreement: nested('ram:ContractReferencedDocument') + contract }),
  ],
  ['BR-DE-CVD-02', vehicles({ agreement: '' }), vehicles({})],
  [
    'BR-DE-CVD-02',
    vehicles({ agreement: nested('ram:AdditionalReferencedDocument', `${tender}<ram:TypeCode>130</ram:TypeCode>`) }),
    vehicles({ agreement: nested('ram:AdditionalReferencedDocument', `${tender}<ram:TypeCode> 50 </ram:TypeCode>`) }),
  ],
  ['BR-DE-CVD-03', vehicles({ agreement: '' }), vehicles({})],
  ['BR-DE-CVD-03', sold(category('M1')), sold(cva('clean'), category('M1'))],
  ['BR-DE-CVD-04', sold(category('X9')), sold(category(' N3 ') + category('X9', 'STI'))],
  ['BR-DE-CVD-05', sold(cva('red')), sold(cva(' zero-emission '))],
  ['BR-DE-CVD-06-a', sold(category('M1')), sold(category('M1'), cva('other'))],
  ['BR-DE-CVD-06-a', sold(category('M1'), cva('other'), cva('clean')), sold(cva('other'), cva('clean'))],
  ['BR-DE-CVD-06-b', sold(cva('clean')), sold(category('M1'), cva('clean'))],
  ['BR-DE-CVD-06-b', sold(category('M1'), category('M2'), cva('clean')), sold(category('M1'), category('M2'))],
  ['BR-TMP-CVD-01', sold(category('1', 'XX9')), sold(category('M1'))],
]
