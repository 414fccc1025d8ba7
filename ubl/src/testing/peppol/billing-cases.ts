import { billing } from '../../rules/peppol/billing.ts'
import {
  address,
  buyer,
  type Case,
  cac,
  category,
  cbc,
  endpoint,
  eur,
  euro,
  line,
  mandate,
  means,
  price,
  process,
  row,
  seller,
  subtotal,
  supporting,
  taxTotal,
  unsaid,
} from './elements.ts'

const P = (number: string) => `PEPPOL-EN16931-${number}`

export const billingCases: readonly Case[] = [
  [P('R001'), process('01'), ''],
  [P('R002'), cbc('Note', 'a'), cbc('Note', 'a') + cbc('Note', 'b')],
  [
    P('R002'),
    seller(address('DE')) + buyer(address('DE')) + cbc('Note', 'a') + cbc('Note', 'b'),
    seller(address('DE')) + buyer(address('AT')) + cbc('Note', 'a') + cbc('Note', 'b'),
  ],
  [P('R003'), cbc('BuyerReference', 'x'), ''],
  [P('R003'), cac('OrderReference', cbc('ID', '1')), cac('OrderReference', cbc('SalesOrderID', '1'))],
  [P('R004'), cbc('CustomizationID', billing), cbc('CustomizationID', 'urn:cen.eu:en16931:2017')],
  [P('R005'), euro + cbc('TaxCurrencyCode', 'SEK'), euro + cbc('TaxCurrencyCode', 'EUR')],
  [P('R007'), process('01'), cbc('ProfileID', 'urn:other')],
  [P('R008'), cbc('Note', 'a'), '<cbc:Note> </cbc:Note>'],
  [P('R010'), buyer(endpoint('1', '0106')), buyer(cbc('X', '1'))],
  [P('R020'), seller(endpoint('1', '0106')), seller(cbc('X', '1'))],
  [
    P('R040'),
    row('false', cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '1.01', eur), cbc('BaseAmount', '10', eur)),
    row('false', cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '1.03', eur), cbc('BaseAmount', '10', eur)),
  ],
  [
    P('R041'),
    row('true', cbc('MultiplierFactorNumeric', '10'), cbc('BaseAmount', '10', eur)),
    line(row('true', cbc('MultiplierFactorNumeric', '10'))),
  ],
  [P('R042'), row('true', cbc('Amount', '10', eur)), row('true', cbc('BaseAmount', '10', eur))],
  // What does not say whether it is an allowance or a charge is reckoned all the same.
  [
    P('R040'),
    unsaid(cbc('MultiplierFactorNumeric', '10') + cbc('Amount', '1.02', eur) + cbc('BaseAmount', '10', eur)),
    unsaid(cbc('MultiplierFactorNumeric', '10') + cbc('Amount', '1.03', eur) + cbc('BaseAmount', '10', eur)),
  ],
  [P('R041'), unsaid(cbc('Amount', '1', eur)), line(unsaid(cbc('MultiplierFactorNumeric', '10')))],
  [P('R042'), unsaid(cbc('Amount', '1', eur)), unsaid(cbc('BaseAmount', '10', eur))],
  // Whose reason it is, an allowance's or a charge's, it must say itself.
  [P('CL002'), unsaid(cbc('AllowanceChargeReasonCode', 'X')), row('false', cbc('AllowanceChargeReasonCode', 'X'))],
  [P('R043'), row('true'), row('1')],
  [
    P('R043'),
    row('1', cbc('BaseAmount', '10')),
    row('1', cbc('BaseAmount', '10'), cbc('MultiplierFactorNumeric', '10')),
  ],
  [P('R044'), line(price('1', row('false'))), line(price('1', row('true')))],
  [
    P('R046'),
    line(price('9', row('false', cbc('Amount', '1'), cbc('BaseAmount', '10')))),
    line(price('8', row('false', cbc('Amount', '1'), cbc('BaseAmount', '10')))),
  ],
  [
    P('R051'),
    euro + cac('LegalMonetaryTotal', cbc('PayableAmount', '1', eur)),
    euro + cac('LegalMonetaryTotal', cbc('PayableAmount', '1', 'currencyID="SEK"')),
  ],
  [P('R051'), euro + taxTotal('1', 'SEK'), euro + taxTotal('1', 'SEK', cac('TaxSubtotal', cbc('X', '1')))],
  [P('CL003'), row(' true', cbc('AllowanceChargeReasonCode', '1')), row('true', cbc('AllowanceChargeReasonCode', '1'))],
  [
    P('R051'),
    euro + taxTotal('1', 'EUR', cac('TaxSubtotal', cbc('TaxAmount', '1', eur))),
    euro + taxTotal('1', 'EUR', cac('TaxSubtotal', cbc('TaxAmount', '1', 'currencyID="SEK"'))),
  ],
  [P('R053'), taxTotal('1', 'EUR', cac('TaxSubtotal', cbc('X', '1'))), taxTotal('1', 'EUR')],
  [P('R054'), cbc('TaxCurrencyCode', 'SEK') + taxTotal('1', 'SEK'), cbc('TaxCurrencyCode', 'SEK')],
  [
    P('R055'),
    euro + cbc('TaxCurrencyCode', 'SEK') + taxTotal('1', 'EUR') + taxTotal('11', 'SEK'),
    euro + cbc('TaxCurrencyCode', 'SEK') + taxTotal('1', 'EUR') + taxTotal('-11', 'SEK'),
  ],
  [
    P('R055'),
    euro + cbc('TaxCurrencyCode', 'SEK') + taxTotal('1', 'EUR') + taxTotal('11', 'SEK'),
    cbc('TaxCurrencyCode', 'SEK') + cac('TaxTotal', cbc('TaxAmount', '1')) + taxTotal('11', 'SEK'),
  ],
  [P('R061'), means('59', mandate(cbc('ID', '1'))), means('49')],
  [
    P('R080'),
    supporting(cbc('DocumentTypeCode', '50')),
    supporting(cbc('DocumentTypeCode', '50')).repeat(2),
    'CreditNote',
  ],
  [
    P('R100'),
    line(cac('DocumentReference', cbc('DocumentTypeCode', '130'))),
    line(cac('DocumentReference', cbc('DocumentTypeCode', '130')).repeat(2)),
  ],
  [
    P('R101'),
    line(cac('DocumentReference', cbc('DocumentTypeCode', '130'))),
    line(cac('DocumentReference', cbc('ID', '1'))),
  ],
  [
    P('R110'),
    cac('InvoicePeriod', cbc('StartDate', '2026-11-01')) + line(cac('InvoicePeriod', cbc('StartDate', '2026-11-01'))),
    cac('InvoicePeriod', cbc('StartDate', '2026-11-01')) + line(cac('InvoicePeriod', cbc('StartDate', '2026-10-31'))),
  ],
  [
    P('R111'),
    cac('InvoicePeriod', cbc('EndDate', '2026-11-30')) + line(cac('InvoicePeriod', cbc('EndDate', '2026-11-30'))),
    cac('InvoicePeriod', cbc('EndDate', '2026-11-30')) + line(cac('InvoicePeriod', cbc('EndDate', '2026-12-01'))),
  ],
  [
    P('R120'),
    line(cbc('LineExtensionAmount', '10', eur), price('10'), row('1', cbc('Amount', '5'))),
    line(cbc('LineExtensionAmount', '10', eur), price('10'), row('true', cbc('Amount', '5'))),
  ],
  [P('CL003'), row('1', cbc('AllowanceChargeReasonCode', '95')), row('true', cbc('AllowanceChargeReasonCode', '95'))],
  [
    P('R120'),
    line(
      cbc('InvoicedQuantity', '3'),
      cbc('LineExtensionAmount', '9.02', eur),
      price('10', cbc('BaseQuantity', '3')),
      row('false', cbc('Amount', '1')),
    ),
    line(
      cbc('InvoicedQuantity', '3'),
      cbc('LineExtensionAmount', '9.03', eur),
      price('10', cbc('BaseQuantity', '3')),
      row('false', cbc('Amount', '1')),
    ),
  ],
  [P('R121'), line(price('1', cbc('BaseQuantity', '1'))), line(price('1', cbc('BaseQuantity', '0')))],
  [
    P('R130'),
    line(cbc('InvoicedQuantity', '1', 'unitCode="C62"'), price('1', cbc('BaseQuantity', '1', 'unitCode="C62"'))),
    line(cbc('InvoicedQuantity', '1', 'unitCode="C62"'), price('1', cbc('BaseQuantity', '1', 'unitCode="KGM"'))),
  ],
  [P('F001'), cbc('IssueDate', '2026-02-28'), cbc('IssueDate', '2026-02-29')],
  [P('F001'), cbc('DueDate', '2026-02-28'), cbc('DueDate', '2026-02-28Z')],
  [
    P('CL001'),
    supporting(cac('Attachment', cbc('EmbeddedDocumentBinaryObject', 'QQ', 'mimeCode="application/pdf"'))),
    supporting(cac('Attachment', cbc('EmbeddedDocumentBinaryObject', 'QQ', 'mimeCode="text/html"'))),
  ],
  [
    P('CL002'),
    row('false', cbc('AllowanceChargeReasonCode', '95')),
    row('false', cbc('AllowanceChargeReasonCode', 'FC')),
  ],
  [
    P('CL003'),
    row('true', cbc('AllowanceChargeReasonCode', 'FC')),
    row('true', cbc('AllowanceChargeReasonCode', '95')),
  ],
  [P('CL006'), cac('InvoicePeriod', cbc('DescriptionCode', '35')), cac('InvoicePeriod', cbc('DescriptionCode', '36'))],
  [P('CL007'), cbc('PayableAmount', '1', eur), cbc('PayableAmount', '1', 'currencyID="EURO"')],
  [P('CL007'), cbc('PaidAmount', '1', 'currencyID="EURO"'), cbc('PayableAmount', '1')],
  [P('CL008'), seller(endpoint('1', '0106')), seller(endpoint('1', '0001'))],
  [P('CL008'), seller(endpoint('1', '0106')), seller(endpoint('a@b.de', 'EM'))],
  [P('P0100'), process('01') + cbc('InvoiceTypeCode', '380'), process('01') + cbc('InvoiceTypeCode', '381')],
  [
    P('P0101'),
    process('01') + cbc('CreditNoteTypeCode', '381'),
    process('01') + cbc('CreditNoteTypeCode', '380'),
    'CreditNote',
  ],
  [
    P('P0112'),
    cbc('InvoiceTypeCode', '326') + seller(address('DE')) + buyer(address('DE')),
    cbc('InvoiceTypeCode', '326') + seller(address('DE')) + buyer(address('FR')),
  ],
  ...['G', 'O', 'IC', 'AE', 'D', 'F', 'I', 'J'].map((reason, i): Case => {
    const right = ['G', 'O', 'K', 'AE', 'E', 'E', 'E', 'E'][i] ?? ''
    const of = (id: string) => subtotal(category(id, cbc('TaxExemptionReasonCode', `vatex-eu-${reason.toLowerCase()}`)))
    return [P(`P0${104 + i}`), of(right), of('S')]
  }),
]
