import { nested } from '../nested.ts'
import { type Case, date, inLine, row, seller, settled, total, totals } from './elements.ts'

const quantity = (inner: string): string => nested('ram:SpecifiedLineTradeDelivery', inner)

export const syntaxCases: readonly Case[] = [
  ['CII-SR-009', { context: '' }, { context: '<ram:GuidelineSpecifiedDocumentContextParameter/>' }],
  ['CII-SR-046', inLine(nested('ram:SpecifiedTradeProduct/ram:GlobalID', '1')), inLine('<ram:SpecifiedTradeProduct/>')],
  [
    'CII-SR-119',
    inLine(
      nested(
        'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount',
        '1',
      ),
    ),
    inLine('<ram:SpecifiedLineTradeAgreement/>'),
  ],
  ['CII-SR-439', inLine('<ram:SpecifiedLineTradeAgreement/>'), inLine('')],
  [
    'CII-SR-450',
    { agreement: nested('ram:BuyerTradeParty', '<ram:ID>1</ram:ID><ram:GlobalID>2</ram:GlobalID>') },
    seller('<ram:ID>1</ram:ID><ram:GlobalID>2</ram:GlobalID>'),
  ],
  [
    'CII-SR-458',
    { agreement: nested('ram:AdditionalReferencedDocument/ram:TypeCode', '130').repeat(2) },
    { agreement: nested('ram:AdditionalReferencedDocument/ram:TypeCode', '916').repeat(2) },
  ],
  [
    'CII-DT-033',
    { lines: [quantity('<ram:ChargeFreeQuantity unitCode="C62"/><ram:BilledQuantity/>')] },
    {
      lines: [
        quantity('<ram:ChargeFreeQuantity unitCode="C62"/><ram:BilledQuantity/>'),
        quantity('<ram:BilledQuantity unitCode="C62"/>'),
      ],
    },
  ],
  [
    'CII-SR-462',
    settled(
      nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '5') +
        nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '29'),
    ),
    settled(nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '5').repeat(2)),
  ],
  [
    'CII-DT-015',
    {
      agreement: nested('ram:AdditionalReferencedDocument', '<ram:URIID>x</ram:URIID><ram:TypeCode>50</ram:TypeCode>'),
    },
    {
      agreement: nested('ram:AdditionalReferencedDocument', '<ram:URIID>x</ram:URIID><ram:TypeCode>916</ram:TypeCode>'),
    },
  ],
  [
    'CII-DT-031',
    settled(totals({}, '<ram:DuePayableAmount currencyID="EUR">1</ram:DuePayableAmount>')),
    settled(totals({}, total('EUR', '1'))),
  ],
  [
    'CII-DT-037',
    settled(nested('ram:ApplicableTradeTax/ram:TypeCode', 'vat')),
    settled(nested('ram:ApplicableTradeTax/ram:TypeCode', 'VAT')),
  ],
  [
    'CII-DT-041',
    inLine(nested('ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:BasisAmount', '1')),
    settled(row('S', '19', '1', '0')),
  ],
  [
    'CII-DT-097',
    settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', '2026-11-01'))),
    settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', '20261101'))),
  ],
  ['CII-DT-037', settled(nested('ram:ApplicableTradeTax/ram:TypeCode', ' VAT ')), settled('<ram:ApplicableTradeTax/>')],
  ...['20261301', '20261200', '20261232'].map(
    (day): Case => [
      'CII-DT-097',
      settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', day))),
      settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', ' 20261231 '))),
    ],
  ),
  [
    'CII-DT-018',
    { agreement: nested('ram:AdditionalReferencedDocument/ram:TypeCode', ' 50 ') },
    { agreement: nested('ram:AdditionalReferencedDocument/ram:TypeCode', '50') },
  ],
  // The number of the invoice has a rule of its own, and the rule on any number is not asked of it.
  ['CII-DT-0010', seller('<ram:ID schemeName="x">1</ram:ID>'), { document: '<ram:ID schemeName="x">1</ram:ID>' }],
  ['CII-DT-001', { document: '<ram:ID schemeName="x">1</ram:ID>' }, seller('<ram:ID schemeName="x">1</ram:ID>')],
  ['CII-DT-010', undefined, { document: '<ram:TypeCode listID="x">380</ram:TypeCode>' }],
]
