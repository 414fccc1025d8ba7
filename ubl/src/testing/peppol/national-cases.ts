import {
  account,
  address,
  branch,
  buyer,
  type Case,
  cac,
  category,
  cbc,
  described,
  endpoint,
  eur,
  full,
  legal,
  line,
  mandate,
  means,
  payer,
  row,
  scheme,
  seller,
  subtotal,
  supporting,
  tag,
  tax,
  vat,
} from './elements.ts'

const inSweden = (...inner: string[]): string => seller(...inner, full('SE'))
const swedish = (percent: string): string =>
  seller(full('SE'), vat('SE556703748501')) + subtotal(category('S', cbc('Percent', percent)))
const inIceland = (...inner: string[]): string => seller(address('IS'), ...inner)
const final = (id: string): string => described('EINDAGI', id)
const greekId = '094014201|21/11/2026|0|1.1|A|7'
const greek = (id: string): string =>
  cbc('ID', id) + cbc('IssueDate', '2026-11-21') + seller(vat('EL094014201'), address('GR'))
const segment = (at: number, value: string): string => greekId.split('|').with(at, value).join('|')
const inGreece = (...inner: string[]): string => seller(address('GR'), ...inner)
const inNetherlands = (...inner: string[]): string => seller(address('NL'), ...inner)
const german = (...inner: string[]): string => seller(address('DE')) + buyer(address('DE')) + inner.join('')
const germanSeller = (...inner: string[]): string => seller(address('DE'), ...inner) + buyer(address('DE'))
const contact = (...inner: string[]): string => cac('Contact', cbc('X', '1'), ...inner)
const payable = (amount: string): string => cac('LegalMonetaryTotal', cbc('PayableAmount', amount, eur))
const file = (name: string): string =>
  supporting(cac('Attachment', cbc('EmbeddedDocumentBinaryObject', 'QQ', `filename="${name}"`)))
const delivery = (...inner: string[]): string =>
  cac('Delivery', cac('DeliveryLocation', cac('Address', cbc('X', '1'), ...inner)))
const terms = (note: string): string => cac('PaymentTerms', cbc('Note', note))
const iban = 'DE75512108001245126199'
const creditor = cac('PartyIdentification', cbc('ID', 'DE98ZZZ09999999999', 'schemeID="SEPA"'))

export const nationalCases: readonly Case[] = [
  ['NO-R-001', seller(vat('NO974760673MVA')), seller(vat('NO974760674MVA'))],
  ['NO-R-002', seller(vat('NO974760673MVA'), tax('Foretaksregisteret')), seller(vat('NO974760673MVA'))],
  ['IT-R-001', seller(address('IT'), tax('ABCDEF12345')), seller(address('IT'), tax('ABC'))],
  ['IT-R-002', seller(full('IT')), seller(address('IT'))],
  ['IT-R-003', seller(full('IT')), seller(address('IT'))],
  ['IT-R-004', seller(full('IT')), seller(address('IT'))],
  ['SE-R-001', inSweden(vat('SE556703748501')), inSweden(vat('SE55670374850'))],
  ['SE-R-002', inSweden(vat('SE556703748501')), inSweden(vat('SE55670374850X'))],
  ['SE-R-003', inSweden(legal('5567037485')), inSweden(legal('556703748X'))],
  ['SE-R-004', inSweden(legal('5567037485')), inSweden(legal('55670374851'))],
  [
    'SE-R-005',
    inSweden(legal('5567037485'), tax('Godkänd för F-skatt')),
    inSweden(legal('5567037485'), tax('F-skatt')),
  ],
  [
    'SE-R-005',
    inSweden(legal('5567037485')),
    inSweden(legal('5567037485'), cac('PartyTaxScheme', cbc('CompanyID', 'F-skatt'))),
  ],
  ['SE-R-006', swedish('25'), swedish('19')],
  [
    'SE-R-006',
    swedish('12.00') + row('true', category('S', cbc('Percent', '6'))),
    swedish('25') + row('true', category('S', cbc('Percent', '7'))),
  ],
  [
    'SE-R-007',
    inSweden() + means('30', account('1234', branch('SE:PLUSGIRO'))),
    inSweden() + means('30', account('12a4', branch('SE:PLUSGIRO'))),
  ],
  [
    'SE-R-008',
    inSweden() + means('30', account('1234567', branch('SE:BANKGIRO'))),
    inSweden() + means('30', account('123a567', branch('SE:BANKGIRO'))),
  ],
  [
    'SE-R-009',
    inSweden() + means('30', account('1234567', branch('SE:BANKGIRO'))),
    inSweden() + means('30', account('123456', branch('SE:BANKGIRO'))),
  ],
  [
    'SE-R-010',
    inSweden() + means('30', account('12', branch('SE:PLUSGIRO'))),
    inSweden() + means('30', account('123456789', branch('SE:PLUSGIRO'))),
  ],
  ['SE-R-011', inSweden() + means('30'), inSweden() + means('56')],
  ['SE-R-012', inSweden() + buyer(address('DK')) + means('31'), inSweden() + buyer(address('SE')) + means('31')],
  ['SE-R-013', inSweden(legal('5567037485')), inSweden(legal('5567037486'))],
  ['SE-R-013', inSweden(legal('55670374851')), inSweden(legal('556703748X'))],
  ['GR-R-001-1', greek(greekId), greek('1|2')],
  ['GR-R-001-2', greek(greekId), greek(segment(0, '094014202'))],
  ['GR-R-001-3', greek(greekId), greek(segment(1, '20/11/2026'))],
  ['GR-R-001-4', greek(greekId), greek(segment(2, '-1'))],
  ['GR-R-001-5', greek(greekId), greek(segment(3, '9.9'))],
  ['GR-R-001-6', greek(greekId), greek(segment(4, ''))],
  ['GR-R-001-7', greek(greekId), greek(segment(5, ''))],
  ['GR-R-002', inGreece(cac('PartyName', cbc('Name', 'A'))), inGreece()],
  ['GR-S-011', inGreece(vat('EL094014201')), inGreece()],
  ['GR-R-003', inGreece(vat('EL094014201')), inGreece(vat('EL094014202'))],
  ['GR-R-003', inGreece(vat('EL094014201X')), inGreece(vat('EL09401420'))],
  ['GR-R-004-1', inGreece() + described('##M.AR.K##'), inGreece()],
  ['GR-R-004-2', inGreece() + described('##M.AR.K##', '12'), inGreece() + described('##M.AR.K##', 'x')],
  [
    'GR-R-004-2',
    inGreece() + supporting(cbc('DocumentDescription', '##M.AR.K##')),
    inGreece() + described('##M.AR.K##', '0'),
  ],
  ['GR-S-008-1', inGreece() + described('##INVOICE|URL##'), inGreece()],
  ['GR-R-008-2', inGreece() + described('##INVOICE|URL##'), inGreece() + described('##INVOICE|URL##').repeat(2)],
  [
    'GR-R-008-3',
    inGreece() +
      supporting(
        cbc('DocumentDescription', '##INVOICE|URL##'),
        cac('Attachment', cac('ExternalReference', cbc('URI', 'https://a'))),
      ),
    inGreece() + described('##INVOICE|URL##'),
  ],
  ['GR-R-005', inGreece() + buyer(cac('PartyName', cbc('Name', 'A'))), inGreece() + buyer(cbc('X', '1'))],
  ['GR-R-006', inGreece() + buyer(address('GR'), vat('EL094014201')), inGreece() + buyer(address('GR'))],
  [
    'GR-R-009',
    seller(address('DE'), endpoint('1', '0088')) + cac('TaxRepresentativeParty', vat('EL094014201')),
    seller(address('GR'), endpoint('1', '0088')) + cac('TaxRepresentativeParty', vat('DE123456789')),
  ],
  ['GR-R-009', inGreece(endpoint('094014201', '9933')), inGreece(endpoint('094014201', '0088'))],
  [
    'GR-R-010',
    inGreece() + buyer(address('GR'), endpoint('094014201', '9933')),
    inGreece() + buyer(address('GR'), endpoint('1', '9933')),
  ],
  ['IS-R-001', inIceland() + cbc('InvoiceTypeCode', '380'), inIceland() + cbc('InvoiceTypeCode', '393')],
  ['IS-R-002', inIceland(legal('1', '0196')), inIceland(legal('1'))],
  ['IS-R-003', seller(full('IS')), inIceland()],
  ['IS-R-004', inIceland() + buyer(address('IS'), legal('1', '0196')), inIceland() + buyer(address('IS'))],
  ['IS-R-005', inIceland() + buyer(full('IS')), inIceland() + buyer(address('IS'))],
  ['IS-R-006', inIceland() + means('9', account('123456789012')), inIceland() + means('9', account('1'))],
  ['IS-R-007', inIceland() + means('42', account('123456789012')), inIceland() + means('42')],
  ['IS-R-008', inIceland() + final('2026-11-30'), inIceland() + final('30.11.2026')],
  ['IS-R-009', inIceland() + cbc('DueDate', '2026-11-21') + final('2026-11-30'), inIceland() + final('2026-11-30')],
  [
    'IS-R-010',
    inIceland() + cbc('DueDate', '2026-11-21') + final('2026-11-30'),
    inIceland() + cbc('DueDate', '2026-12-21') + final('2026-11-30'),
  ],
  [
    'NL-R-001',
    inNetherlands() +
      cbc('CreditNoteTypeCode', '381') +
      cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', '1'))),
    inNetherlands() + cbc('CreditNoteTypeCode', '381'),
    'CreditNote',
  ],
  ['NL-R-002', seller(full('NL')), inNetherlands()],
  ['NL-R-003', inNetherlands(legal('1', '0106')), inNetherlands(legal('1'))],
  ['NL-R-004', inNetherlands() + buyer(full('NL')), inNetherlands() + buyer(address('NL'))],
  [
    'NL-R-005',
    inNetherlands() + buyer(address('NL'), legal('1', '0190')),
    inNetherlands() + buyer(address('NL'), legal('1')),
  ],
  [
    'NL-R-006',
    inNetherlands() + cac('TaxRepresentativeParty', full('NL')),
    inNetherlands() + cac('TaxRepresentativeParty', address('NL')),
  ],
  ['NL-R-007', inNetherlands() + payable('1') + means('30'), inNetherlands() + payable('1')],
  [
    'NL-R-008',
    inNetherlands() + buyer(address('NL')) + means('58'),
    inNetherlands() + buyer(address('NL')) + means('42'),
  ],
  ['NL-R-008', inNetherlands() + means('42'), inNetherlands() + buyer(address('NL')) + means('42')],
  [
    'NL-R-009',
    inNetherlands() + cac('OrderReference', cbc('ID', '1')) + line(cac('OrderLineReference', cbc('LineID', '1'))),
    inNetherlands() + line(cac('OrderLineReference', cbc('LineID', '1'))),
  ],
  ['DE-R-001', german(means('58')), german()],
  ['DE-R-002', germanSeller(contact()), german()],
  ['DE-R-003', seller(full('DE')) + buyer(address('DE')), german()],
  ['DE-R-004', seller(full('DE')) + buyer(address('DE')), german()],
  ['DE-R-005', germanSeller(contact(cbc('Name', 'A'))), germanSeller(contact())],
  ['DE-R-006', germanSeller(contact(cbc('Telephone', '040 123'))), germanSeller(contact())],
  ['DE-R-007', germanSeller(contact(cbc('ElectronicMail', 'a@b.de'))), germanSeller(contact())],
  ['DE-R-008', seller(address('DE')) + buyer(full('DE')), german()],
  ['DE-R-009', seller(address('DE')) + buyer(full('DE')), german()],
  ['DE-R-010', german(delivery(cbc('CityName', 'A'))), german(delivery())],
  ['DE-R-011', german(delivery(cbc('PostalZone', '1'))), german(delivery())],
  ['DE-R-014', german(subtotal(category('S', cbc('Percent', '19')))), german(subtotal(category('S')))],
  ['DE-R-015', german(cbc('BuyerReference', '04011000-12345-03')), german()],
  [
    'DE-R-016',
    germanSeller(vat('DE812526315')) +
      line(cac('Item', tag('cac:ClassifiedTaxCategory', cbc('ID', 'S') + scheme('VAT')))),
    german(line(cac('Item', tag('cac:ClassifiedTaxCategory', cbc('ID', 'S') + scheme('VAT'))))),
  ],
  ['DE-R-017', german(cbc('InvoiceTypeCode', '380')), german(cbc('InvoiceTypeCode', '393'))],
  ['DE-R-018', german(terms('Zahlbar\n#SKONTO#TAGE=14#PROZENT=2.00#\n')), german(terms('#SKONTO#TAGE=14#PROZENT=2#'))],
  ['DE-R-018', german(terms('#SKONTO#TAGE=14#PROZENT=2.00#\n')), german(terms('#SKONTO#TAGE=14#PROZENT=2.00#'))],
  ['DE-R-018', german(terms('Verzug')), german(terms('#VERZUG#TAGE=14#PROZENT=2.00#\n'))],
  ['DE-R-019', german(means('58', account(iban))), german(means('58', account('DE75512108001245126198')))],
  ['DE-R-020', german(means('59', mandate(payer(iban)))), german(means('59', mandate(payer('DE7'))))],
  ['DE-R-022', german(file('a.pdf'), file('b.pdf')), german(file('a.pdf'), file('a.pdf'))],
  ['DE-R-023-1', german(means('58', account(iban))), german(means('30'))],
  ['DE-R-023-2', german(means('58', account(iban))), german(means('58', account(iban), mandate(cbc('ID', '1'))))],
  ['DE-R-024-1', german(means('54', cac('CardAccount', cbc('X', '1')))), german(means('54'))],
  ['DE-R-024-2', german(means('54', cac('CardAccount', cbc('X', '1')))), german(means('54', account(iban)))],
  ['DE-R-025-1', german(means('59', mandate(cbc('ID', '1')))), german(means('59'))],
  ['DE-R-025-2', german(means('59', mandate(cbc('ID', '1')))), german(means('59', account(iban)))],
  [
    'DE-R-026',
    german(cbc('InvoiceTypeCode', '384'), cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', '1')))),
    german(cbc('InvoiceTypeCode', '384')),
  ],
  ['DE-R-027', germanSeller(contact(cbc('Telephone', '040 1'))), germanSeller(contact(cbc('Telephone', '12')))],
  [
    'DE-R-028',
    germanSeller(contact(cbc('ElectronicMail', 'a.b@c.de'))),
    germanSeller(contact(cbc('ElectronicMail', 'a@b@c.de'))),
  ],
  [
    'DE-R-028',
    germanSeller(contact(cbc('ElectronicMail', 'a@b.de'))),
    germanSeller(contact(cbc('ElectronicMail', 'info@localhost'))),
  ],
  [
    'DE-R-030',
    germanSeller(creditor) + means('59', mandate(cbc('ID', '1'))),
    german(means('59', mandate(cbc('ID', '1')))),
  ],
  ['DE-R-031', german(means('59', mandate(payer(iban)))), german(means('59', mandate(cbc('ID', '1'))))],
]
