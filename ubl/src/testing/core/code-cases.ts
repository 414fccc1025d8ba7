import { nested } from '../nested.ts'
import { allowance, type Case, leaf, seller } from './elements.ts'

export const codeCases: readonly Case[] = [
  ['BR-CL-01', leaf('InvoiceTypeCode', '381'), leaf('CreditNoteTypeCode', '381')],
  ['BR-CL-01', leaf('InvoiceTypeCode', '999'), leaf('InvoiceTypeCode', '751')],
  ['BR-CL-01', leaf('CreditNoteTypeCode', '751'), leaf('CreditNoteTypeCode', '262')],
  ['BR-CL-01', leaf('InvoiceTypeCode', '502'), leaf('CreditNoteTypeCode', '502')],
  ['BR-CL-01', leaf('InvoiceTypeCode', ''), leaf('InvoiceTypeCode', ' 380 ')],
  ['BR-CL-03', allowance('true', leaf('Amount', '1')), allowance('true', leaf('Amount', '1', ' currencyID="EUR"'))],
  [
    'BR-CL-03',
    allowance('true', leaf('Amount', '1', ' currencyID=""')),
    nested('cac:PrepaidPayment', leaf('PaidAmount', '1', ' currencyID="EURO"')),
  ],
  ['BR-CL-08', leaf('Note', '#QQQ#x'), leaf('Note', '#REG#x')],
  [
    'BR-CL-10',
    nested('cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification', leaf('ID', 'X', ' schemeID="SEPA"')),
    nested('cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification', leaf('ID', 'X', ' schemeID="SEPA"')) +
      nested('cac:PayeeParty/cac:PartyIdentification', leaf('ID', 'X', ' schemeID="SEPA"')),
  ],
  [
    'BR-CL-25',
    nested('cac:AccountingSupplierParty/cac:Party', leaf('EndpointID', 'a@b.de', ' schemeID="MAIL"')),
    nested('cac:AccountingSupplierParty/cac:Party', leaf('EndpointID', 'a@b.de', ' schemeID="EM"')),
  ],
  [
    'BR-CL-19',
    nested('cac:AllowanceCharge', leaf('ChargeIndicator', 'false') + leaf('AllowanceChargeReasonCode', 'X')),
    nested('cac:AllowanceCharge', leaf('AllowanceChargeReasonCode', 'X')),
  ],
  ['BR-CL-08', leaf('Note', 'see #QQQ#'), nested('cac:PaymentTerms/cbc:Note', '#QQQ#x')],
  [
    'BR-CL-11',
    seller(nested('cac:PartyLegalEntity', leaf('CompanyID', 'x', ' schemeID="9999"'))),
    seller(nested('cac:PartyLegalEntity', leaf('CompanyID', 'x', ' schemeID="0204"'))),
  ],
  [
    'BR-CL-19',
    allowance('false', leaf('AllowanceChargeReasonCode', 'FC')),
    allowance('true', leaf('AllowanceChargeReasonCode', 'FC')),
  ],
  [
    'BR-CL-23',
    nested('cac:InvoiceLine', leaf('InvoicedQuantity', '1', ' unitCode="pcs"')),
    nested('cac:InvoiceLine', leaf('InvoicedQuantity', '1', ' unitCode="H87"')),
  ],
  [
    'BR-CL-23',
    nested('cac:InvoiceLine/cac:Price', leaf('BaseQuantity', '1', ' unitCode="pcs"')),
    nested('cac:InvoiceLine/cac:Item', leaf('PackQuantity', '1', ' unitCode="pcs"')),
  ],
  [
    'BR-CL-24',
    nested(
      'cac:AdditionalDocumentReference/cac:Attachment',
      leaf('EmbeddedDocumentBinaryObject', 'eA==', ' mimeCode="text/html"'),
    ),
    nested(
      'cac:AdditionalDocumentReference/cac:Attachment',
      leaf('EmbeddedDocumentBinaryObject', 'eA==', ' mimeCode="text/csv"'),
    ),
  ],
]
