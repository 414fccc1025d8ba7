import { nested } from '../nested.ts'
import { type Case, charge, date, inLine, line, row, seller, settled, tax, vat } from './elements.ts'

export const vatCases: readonly Case[] = [
  [
    'BR-S-01',
    { lines: [line('S', '19', '1')] },
    { lines: [line('S', '19', '1')], ...settled(row('S', '19', '1', '0')) },
  ],
  [
    'BR-S-07',
    settled(charge('1', tax('CategoryTradeTax', 'S', '0'))),
    settled(charge('1', tax('CategoryTradeTax', 'S', '1'))),
  ],
  // Two lines pass for one and a row, and what does not say that it is of VAT counts.
  ['BR-S-01', { lines: [line('S', '19', '1')] }, { lines: [line('S', '19', '1'), line('S', '19', '1')] }],
  [
    'BR-AF-01',
    settled(charge('true', tax('CategoryTradeTax', 'L', '7'))),
    settled(charge('true', tax('CategoryTradeTax', 'L', '7')).repeat(2)),
  ],
  [
    'BR-Z-01',
    settled(row('Z', '0', '1', '0')),
    { lines: [line('Z', '0', '1').replace('>VAT<', '><')], ...settled(row('Z', '0', '1', '0')) },
  ],
  ['BR-O-01', settled(row('O', undefined, '1', '0')), { lines: [line('O', undefined, '1')] }],
  [
    'BR-O-01',
    { lines: [line('O', undefined, '1')], ...settled(row('O', undefined, '1', '0').repeat(2)) },
    { lines: [line('O', undefined, '1')], ...settled(row('O', undefined, '1', '0')) },
  ],
  [
    'BR-O-11',
    { lines: [line('S', '19', '1')], ...settled(row('O', undefined, '1', '0')) },
    { lines: [line('O', undefined, '1')], ...settled(row('O', undefined, '1', '0')) },
  ],
  [
    'BR-O-12',
    settled(row('O', undefined, '1', '0') + row('S', '19', '1', '0.19')),
    settled(row('O', undefined, '1', '0') + charge('true', tax('CategoryTradeTax', 'S', '19'))),
  ],
  [
    'BR-O-13',
    settled(row('O', undefined, '1', '0') + charge('true', tax('CategoryTradeTax', 'S', '19'))),
    settled(row('O', undefined, '1', '0') + charge('true', tax('CategoryTradeTax', 'O'))),
  ],
  [
    'BR-O-14',
    settled(row('O', undefined, '1', '0') + charge('false', tax('CategoryTradeTax', 'S', '19'))),
    settled(row('O', undefined, '1', '0') + row('S', '19', '1', '0.19')),
  ],
  [
    'BR-B-02',
    { lines: [line('B', '22', '1')], ...settled(row('S', '22', '1', '0.22')) },
    { lines: [line('B', '22', '1')], ...settled(row('B', '22', '1', '0.22')) },
  ],
  [
    'BR-AG-06',
    settled(charge('false', tax('CategoryTradeTax', 'M', '-1'))),
    settled(charge('false', tax('CategoryTradeTax', 'M', '0'))),
  ],
  [
    'BR-AG-07',
    settled(charge('true', tax('CategoryTradeTax', 'M', '-1'))),
    settled(charge('true', tax('CategoryTradeTax', 'M', '0'))),
  ],
  ['BR-Z-01', settled(row('Z', '0', '1', '0')), { lines: [line('Z', '0', '1')], ...settled(row('Z', '0', '1', '0')) }],
  [
    'BR-E-01',
    { lines: [line('E', '0', '1')], ...settled(row('E', '0', '1', '0') + row('E', '0', '1', '0')) },
    { lines: [line('E', '0', '1')], ...settled(row('E', '0', '1', '0')) },
  ],
  ['BR-S-02', { lines: [line('S', '19', '1')] }, seller(vat.replace('VA', 'FC'), { lines: [line('S', '19', '1')] })],
  [
    'BR-IC-02',
    seller(vat.replace('VA', 'FC'), { lines: [line('K', '0', '1')] }),
    {
      lines: [line('K', '0', '1')],
      agreement: nested('ram:SellerTradeParty', vat) + nested('ram:BuyerTradeParty', vat),
    },
  ],
  [
    'BR-O-02',
    seller(vat, { lines: [line('O', undefined, '1')] }),
    seller(vat.replace('VA', 'FC'), { lines: [line('O', undefined, '1')] }),
  ],
  ['BR-O-05', { lines: [line('O', '0', '1')] }, { lines: [line('O', undefined, '1')] }],
  ['BR-S-05', { lines: [line('S', '0', '1')] }, { lines: [line('S', '7', '1')] }],
  // The base of a rate is exact, that of a category without rates may be off by less than one (in UBL it is the other way round).
  [
    'BR-S-08',
    { lines: [line('S', '19', '10')], ...settled(row('S', '19', '10.5', '1.90')) },
    { lines: [line('S', '19.00', '10')], ...settled(row('S', '19', '10.00', '1.90')) },
  ],
  [
    'BR-E-08',
    { lines: [line('E', '0', '10')], ...settled(row('E', '0', '11', '0')) },
    { lines: [line('E', '0', '10')], ...settled(row('E', '0', '10.99', '0')) },
  ],
  [
    'BR-O-08',
    { lines: [line('O', undefined, '10')], ...settled(row('O', undefined, '10.5', '0')) },
    { lines: [line('O', undefined, '10')], ...settled(row('O', undefined, '10', '0')) },
  ],
  ['BR-S-09', settled(row('S', '19', '100', '20')), settled(row('S', '19', '-100', '-19.99'))],
  ['BR-AF-09', undefined, settled(row('L', '7', '100', '20'))],
  [
    'BR-G-10',
    settled(row('G', '0', '1', '0')),
    settled(
      nested(
        'ram:ApplicableTradeTax',
        '<ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReasonCode>VATEX-EU-G</ram:ExemptionReasonCode><ram:CategoryCode>G</ram:CategoryCode>',
      ),
    ),
  ],
  [
    'BR-IC-11',
    settled(row('K', '0', '1', '0')),
    settled(row('K', '0', '1', '0'), {
      delivery: nested('ram:ActualDeliverySupplyChainEvent', date('OccurrenceDateTime', '20261101')),
    }),
  ],
  [
    'BR-IC-12',
    settled(row('K', '0', '1', '0')),
    settled(row('K', '0', '1', '0'), {
      delivery: nested('ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID', 'SE'),
    }),
  ],
  // A code with white space around it is another code.
  ...[
    ['BR-32', 'false'],
    ['BR-37', 'true'],
  ].map(
    ([id = '', which = '']): Case => [
      id,
      settled(charge(which, tax('CategoryTradeTax', 'S', '19').replace('VAT', ' VAT '))),
      settled(charge(which, tax('CategoryTradeTax', 'S', '19').replace('VAT', 'vat'))),
    ],
  ),
  ['BR-S-05', inLine(line('S', '0', '1')), inLine(line(' S ', '0', '1'))],
  ['BR-47', settled(row('S', '19', '1', '0').replace('VAT', ' VAT ')), settled(row(' S ', '19', '1', '0'))],
  // What a line has of VAT may stand behind another tax.
  [
    'BR-CO-04',
    inLine(line('S', '19', '1').replace('VAT', 'GST')),
    inLine(
      nested(
        'ram:SpecifiedLineTradeSettlement',
        '<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode></ram:ApplicableTradeTax>' +
          tax('ApplicableTradeTax', 'S'),
      ),
    ),
  ],
  ['BR-CO-09', seller(vat.replace('DE123456789', '')), seller(vat.replace('DE123456789', 'EL1'))],
  ['BR-CO-09', seller(vat.replace('DE', ' DE')), seller(vat.replace('DE', '1A'))],
  // The scheme of a tax number is written in capitals; a number that is there counts, be it empty.
  [
    'BR-Z-02',
    { ...inLine(line('Z', '0', '1')), ...seller(vat.replace('"VA"', '"va"')) },
    { ...inLine(line('Z', '0', '1')), ...seller(vat.replace('DE123456789', '')) },
  ],
  // Rows of IGIC, IPSI and what is not subject have rules of their own alone.
  ...['BR-45', 'BR-46', 'BR-CO-17'].map(
    (id): Case => [id, settled(tax('ApplicableTradeTax', 'S', '19')), settled(tax('ApplicableTradeTax', 'M', '19'))],
  ),
  ['BR-DEC-19', settled(row('S', '19', '1.001', '0')), settled(row('O', undefined, '1.001', '0'))],
  [
    'BR-CO-03',
    settled(tax('ApplicableTradeTax', 'S', '19', '<ram:TaxPointDate/><ram:DueDateTypeCode>5</ram:DueDateTypeCode>')),
    settled(
      tax('ApplicableTradeTax', 'O', undefined, '<ram:TaxPointDate/><ram:DueDateTypeCode>5</ram:DueDateTypeCode>'),
    ),
  ],
  ['BR-AF-08', undefined, { lines: [line('L', '7', '10')], ...settled(row('L', '7', '11', '1')) }],
  // A row of the standard rate is computed whatever tax it says that it is of; one of another category is not.
  ['BR-S-08', settled(row('S', '19', '1', '0').replace('VAT', 'GST')), settled(row('S', undefined, '1', '0'))],
  ['BR-S-09', settled(row('S', undefined, '0', '0')), settled(row('S', '19', '0', '0.99'))],
  ['BR-E-09', settled(row('E', '0', '1', '1')), settled(row('E', '0', '1', '1').replace('VAT', 'GST'))],
  [
    'BR-IC-12',
    settled(row('K', '0', '1', '0'), { delivery: nested('ram:ShipToTradeParty/ram:PostalTradeAddress') }),
    settled(row('K', '0', '1', '0'), {
      delivery: nested('ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID'),
    }),
  ],
  [
    'BR-B-01',
    {
      ...seller(nested('ram:PostalTradeAddress/ram:CountryID', 'DE')),
      ...settled(nested('ram:ApplicableTradeTax/ram:CategoryCode', 'B')),
    },
    {
      ...seller(nested('ram:PostalTradeAddress/ram:CountryID', 'IT')),
      ...settled(nested('ram:ApplicableTradeTax/ram:CategoryCode', 'B')),
    },
  ],
]
