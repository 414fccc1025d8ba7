import { nested } from '../nested.ts'
import { type Case, charge, currency, inLine, seller, settled, total, totals, vat } from './elements.ts'

const attachment = (mime: string): string =>
  nested(
    'ram:AdditionalReferencedDocument',
    `<ram:AttachmentBinaryObject mimeCode="${mime}">JVBERi0xLjQK</ram:AttachmentBinaryObject>`,
  )

export const codeCases: readonly Case[] = [
  ['BR-CL-01', { document: '<ram:TypeCode>999</ram:TypeCode>' }, { document: '<ram:TypeCode> 381 </ram:TypeCode>' }],
  ['BR-CL-04', settled(currency('EURO')), settled(currency('EUR'))],
  [
    'BR-CL-06',
    settled(nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '35')),
    settled(nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '29')),
  ],
  [
    'BR-CL-08',
    { document: nested('ram:IncludedNote/ram:SubjectCode', 'QQQ') },
    { document: nested('ram:IncludedNote/ram:SubjectCode', 'REG') },
  ],
  [
    'BR-CL-10',
    seller('<ram:GlobalID schemeID="9999">x</ram:GlobalID>'),
    inLine(nested('ram:SpecifiedTradeProduct', '<ram:GlobalID schemeID="9999">x</ram:GlobalID>')),
  ],
  ['BR-CL-11', seller('<ram:ID schemeID="9999">x</ram:ID>'), seller(vat)],
  [
    'BR-CL-19',
    settled(charge('false', '<ram:ReasonCode>XYZ</ram:ReasonCode>')),
    settled(charge('false', '<ram:ReasonCode>95</ram:ReasonCode>')),
  ],
  [
    'BR-CL-20',
    settled(charge('true', '<ram:ReasonCode>95</ram:ReasonCode>')),
    settled(charge('true', '<ram:ReasonCode>FC</ram:ReasonCode>')),
  ],
  [
    'BR-CL-23',
    inLine(nested('ram:SpecifiedLineTradeDelivery', '<ram:BilledQuantity unitCode="pcs">1</ram:BilledQuantity>')),
    inLine(nested('ram:SpecifiedLineTradeDelivery', '<ram:BilledQuantity unitCode="XPP">1</ram:BilledQuantity>')),
  ],
  ['BR-CL-24', { agreement: attachment(' application/pdf') }, { agreement: attachment('application/pdf') }],
  // A currency is a code where it is that of a total VAT, and a unit where it is that of a quantity.
  [
    'BR-CL-03',
    settled(totals({}, total('XYZ', '1'))),
    settled(totals({}, '<ram:DuePayableAmount currencyID="XYZ">1</ram:DuePayableAmount>')),
  ],
  [
    'BR-CL-23',
    inLine(
      nested(
        'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice',
        '<ram:BasisQuantity unitCode="pcs">1</ram:BasisQuantity>',
      ),
    ),
    inLine(nested('ram:SpecifiedLineTradeDelivery', '<ram:PackageQuantity unitCode="pcs">1</ram:PackageQuantity>')),
  ],
  [
    'BR-CL-24',
    {
      agreement:
        '<ram:AdditionalReferencedDocument><ram:AttachmentBinaryObject mimeCode=" text/csv"/></ram:AdditionalReferencedDocument>',
    },
    {
      agreement:
        '<ram:AdditionalReferencedDocument><ram:AttachmentBinaryObject mimeCode="text/csv"/></ram:AdditionalReferencedDocument>',
    },
  ],
]
