import { address, buyer, type Case, leaf, number, row, seller, totals } from '../core/elements.ts'
import { nested } from '../nested.ts'

/** What is easily got wrong of Peppol's rules and its countries'. */
export const nearCases: readonly Case[] = [
  [
    'DE-R-010',
    seller(address('DE')) + buyer(address('DE')) + nested('cac:Delivery/cac:DeliveryLocation/cac:Address'),
    seller(address('DE')) + buyer(address('DE')) + nested('cac:Delivery'),
  ],
  [
    'DE-R-003',
    seller(address('DE')) + buyer(address('DE')),
    seller(address('DE', leaf('CityName', 'x'))) + buyer(address('DE')),
  ],
  [
    'DE-R-017',
    leaf('InvoiceTypeCode', '388') + seller(address('DE')) + buyer(address('DE')),
    leaf('InvoiceTypeCode', '380') + seller(address('DE')) + buyer(address('DE')),
  ],
  [
    'DK-R-013',
    seller(nested('cac:PartyIdentification/cbc:ID', '1') + address('DK')) + buyer(address('DK')),
    seller(nested('cac:PartyIdentification/cbc:ID', '1') + address('DK')) + buyer(address('SE')),
  ],
  ['IT-R-001', seller(number('x', 'TAX') + address('IT')), seller(number('A1234567890', 'TAX') + address('IT'))],
  [
    'NL-R-003',
    seller(nested('cac:PartyLegalEntity', leaf('CompanyID', '1')) + address('NL')),
    seller(nested('cac:PartyLegalEntity', leaf('CompanyID', '1', ' schemeID="0106"')) + address('NL')),
  ],
  [
    'NL-R-005',
    seller(address('NL')) + buyer(nested('cac:PartyLegalEntity', leaf('CompanyID', '1')) + address('NL')),
    seller(address('NL')) + buyer(nested('cac:PartyLegalEntity', leaf('CompanyID', '1')) + address('BE')),
  ],
  [
    'NL-R-007',
    seller(address('NL')) + totals({ PayableAmount: '1' }),
    seller(address('NL')) + totals({ PayableAmount: '-1' }),
  ],
  ['NO-R-001', seller(number('NO1')), seller(number('NO974760673MVA'))],
  [
    'PEPPOL-COMMON-R042',
    seller(leaf('EndpointID', '123', ' schemeID="0184"')),
    seller(leaf('EndpointID', 'DK12345678', ' schemeID="0184"')),
  ],
  [
    'PEPPOL-COMMON-R044',
    seller(leaf('EndpointID', '1', ' schemeID="0201"')),
    seller(leaf('EndpointID', 'UF1234', ' schemeID="0201"')),
  ],
  ['PEPPOL-EN16931-F001', leaf('IssueDate', '2026-11-31'), leaf('IssueDate', '2026-11-30')],
  ['PEPPOL-EN16931-F001', leaf('IssueDate', '2026-11-30 '), leaf('IssueDate', '2026-11-30')],
  [
    'PEPPOL-EN16931-P0110',
    row('S', '19', '1', '0', leaf('TaxExemptionReasonCode', 'vatex-eu-i')),
    row('E', '0', '1', '0', leaf('TaxExemptionReasonCode', 'VATEX-EU-I')),
  ],
  ['PEPPOL-EN16931-R008', leaf('ID', ''), leaf('ID', '1')],
  [
    'PEPPOL-EN16931-CL007',
    nested('cac:LegalMonetaryTotal', leaf('PayableAmount', '1', ' currencyID=" EUR"')),
    nested('cac:LegalMonetaryTotal', leaf('PayableAmount', '1', ' currencyID="EUR"')),
  ],
  [
    'PEPPOL-EN16931-CL008',
    seller(leaf('EndpointID', '1', ' schemeID="0106 "')),
    seller(leaf('EndpointID', '1', ' schemeID="0106"')),
  ],
  [
    'PEPPOL-EN16931-R110',
    nested('cac:InvoicePeriod/cbc:StartDate', '2026-11-02') +
      nested('cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate', '2026-11-01'),
    nested('cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate', '2026-11-01'),
  ],
  [
    'PEPPOL-EN16931-R120',
    nested(
      'cac:InvoiceLine',
      leaf('InvoicedQuantity', '10') +
        leaf('LineExtensionAmount', '100') +
        nested('cac:Price', leaf('PriceAmount', '10') + leaf('BaseQuantity', '2')),
    ),
    nested(
      'cac:InvoiceLine',
      leaf('InvoicedQuantity', '10') +
        leaf('LineExtensionAmount', '49.98') +
        nested('cac:Price', leaf('PriceAmount', '10') + leaf('BaseQuantity', '2')),
    ),
  ],
]
