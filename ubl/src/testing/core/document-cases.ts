import { nested } from '../nested.ts'
import { allowance, buyer, type Case, leaf, number, parties, row, taxed, totals } from './elements.ts'

export const documentCases: readonly Case[] = [
  ['BR-02', leaf('ID', ' '), leaf('ID', '1')],
  ['BR-03', '', leaf('IssueDate', '2026-11-21')],
  ['BR-11', buyer(nested('cac:PostalAddress')), buyer('')],
  ['BR-13', totals({}), totals({ TaxExclusiveAmount: '' })],
  ['BR-13', totals({}), ''],
  [
    'BR-27',
    nested('cac:InvoiceLine/cac:Price/cbc:PriceAmount', '-0.01'),
    nested('cac:InvoiceLine/cac:Price/cbc:PriceAmount', '0'),
  ],
  [
    'BR-22',
    nested('cac:CreditNoteLine/cbc:InvoiceQuantity', '1'),
    nested('cac:CreditNoteLine/cbc:CreditedQuantity', '1'),
    'CreditNote',
  ],
  ['BR-42', nested('cac:InvoiceLine', allowance('false', '')), nested('cac:InvoiceLine', allowance('true', ''))],
  [
    'BR-42',
    nested('cac:CreditNoteLine', allowance('false', '')),
    nested('cac:CreditNoteLine', allowance('false', leaf('AllowanceChargeReasonCode', '95'))),
    'CreditNote',
  ],
  ['BR-44', nested('cac:InvoiceLine', allowance('true', '')), allowance('true', '')],
  ['BR-45', nested('cac:TaxTotal/cac:TaxSubtotal'), nested('cac:TaxTotal')],
  ['BR-47', nested('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID', 'S'), row('S', '19', '1', '0')],
  ['BR-48', nested('cac:TaxTotal/cac:TaxSubtotal'), row('O', undefined, '1', '0')],
  ['BR-53', leaf('TaxCurrencyCode', ''), ''],
  ['BR-52', nested('cac:AdditionalDocumentReference'), nested('cac:AdditionalDocumentReference/cbc:ID', '1')],
  [
    'BR-67',
    nested('cac:PaymentMeans/cac:PaymentMandate').repeat(2),
    nested('cac:PaymentMeans/cac:PaymentMandate') + nested('cac:PaymentMeans'),
  ],
  [
    'BR-17',
    parties('cac:PartyIdentification', ['A', 'B'], ['B']),
    parties('cac:PartyIdentification', ['A', 'B'], ['C']),
  ],
  [
    'BR-53',
    leaf('TaxCurrencyCode', 'SEK') + taxed('EUR', '1'),
    leaf('TaxCurrencyCode', 'SEK') + taxed('EUR', '1') + taxed('SEK', '10'),
  ],
  [
    'UBL-SR-23',
    nested('cac:TaxRepresentativeParty/cac:Party', number('1').repeat(2)),
    nested('cac:TaxRepresentativeParty', number('1').repeat(2)),
  ],
  [
    'UBL-SR-50',
    nested('cac:InvoiceLine/cac:Item', leaf('Description', 'x').repeat(2)),
    nested('cac:InvoiceLine/cac:Item', leaf('Description', 'x')),
  ],
  [
    'BR-55',
    nested('cac:InvoiceLine/cac:BillingReference/cac:InvoiceDocumentReference'),
    nested('cac:InvoiceLine/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID=1'),
  ],
  [
    'UBL-SR-07',
    nested('cac:InvoiceLine/cac:BillingReference'),
    nested('cac:InvoiceLine/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID=1'),
  ],
]
