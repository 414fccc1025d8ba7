import { nested } from '../nested.ts'
import { address, allowance, type Case, category, leaf, line, number, row, seller } from './elements.ts'

export const vatCases: readonly Case[] = [
  [
    'BR-AE-08',
    line('AE', '0', '10') + row('AE', '0', '10.01', '0'),
    line('AE', '0', '10') + row('AE', '0', '10.00', '0'),
  ],
  ['BR-AE-08', row('AE', '0', '0', '0'), line('S', '19', '1') + row('AE', '0', '0', '0')],
  ['BR-AE-01', nested('cac:AllowanceCharge', category('TaxCategory', 'AE', '0')), nested('cac:AllowanceCharge')],
  // Only the standard rate is looked for without regard to the tax that it is of.
  [
    'BR-S-01',
    nested('cac:AllowanceCharge/cac:TaxCategory/cbc:ID', 'S'),
    nested('cac:AllowanceCharge/cac:TaxCategory/cbc:ID', 'AE'),
  ],
  [
    'BR-S-01',
    nested('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID', 'S'),
    nested('cac:AllowanceCharge/cac:TaxCategory/cbc:ID', 'S') +
      nested('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID', 'S'),
  ],
  [
    'BR-S-02',
    nested('cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID', 'S') + seller(number('DE1')),
    line('S', '19', '1') + seller(number('DE1')),
  ],
  [
    'BR-AF-07',
    allowance('true', category('TaxCategory', 'L', '-1')),
    allowance('true', category('TaxCategory', 'L', '0')),
  ],
  [
    'BR-AG-03',
    allowance('false', category('TaxCategory', 'M', '4')),
    allowance('false', category('TaxCategory', 'M', '4')) + seller(number('1', 'TAX')),
  ],
  ['BR-AG-05', line('M', undefined, '1'), line('M', '0', '1')],
  ['BR-AG-08', line('M', '4', '10') + row('M', '4', '11', '0'), line('M', '4.0', '10') + row('M', '4', '10.99', '0')],
  [
    'BR-S-08',
    line('S', '7', '10') + row('S', '19', '10', '0'),
    nested(
      'cac:InvoiceLine',
      leaf('LineExtensionAmount', '10') +
        nested('cac:Item/cac:ClassifiedTaxCategory', leaf('ID', 'S') + leaf('Percent', '19')),
    ) + row('S', '19', '10', '0'),
  ],
  [
    'BR-AG-10',
    row('M', '4', '1', '0', leaf('TaxExemptionReason', 'x')),
    row('E', '0', '1', '0', leaf('TaxExemptionReason', 'x')),
  ],
  ['BR-E-01', row('E', '0', '1', '0') + row('E', '0', '1', '0'), row('E', '0', '1', '0')],
  ['BR-S-01', row('S', '19', '1', '0'), line('S', '19', '1') + row('S', '19', '1', '0') + row('S', '7', '1', '0')],
  [
    'BR-S-08',
    row('S', '19', '0.5', '0'),
    line('S', '19', '10') + line('S', '7', '5') + row('S', '19.00', '10.99', '0') + row('S', '7', '5', '0'),
  ],
  ['BR-E-08', row('E', '0', '1', '0'), line('E', '0', '1') + row('E', '0', '1', '0')],
  [
    'BR-E-08',
    line('E', '0', '1', 'CreditNoteLine') + row('E', '0', '2', '0'),
    line('E', '0', '-1', 'CreditNoteLine') + row('E', '0', '-1', '0'),
    'CreditNote',
  ],
  [
    'BR-G-03',
    allowance('false', category('TaxCategory', 'G', '0')) + seller(number('1', 'TAX')),
    allowance('false', category('TaxCategory', 'G', '0')) + seller(number('DE1')),
  ],
  [
    'BR-G-07',
    allowance('true', category('TaxCategory', 'G', '1')),
    allowance('false', category('TaxCategory', 'G', '1')),
  ],
  ['BR-G-09', row('G', '0', '1', '0.01'), row('G', '0', '1', '0.00')],
  ['BR-G-10', row('G', '0', '1', '0'), row('G', '0', '1', '0', leaf('TaxExemptionReasonCode', 'VATEX-EU-G'))],
  [
    'BR-IC-06',
    allowance('false', category('TaxCategory', 'K')),
    allowance('false', category('TaxCategory', 'K', '0.0')),
  ],
  ['BR-IC-07', allowance('true', category('TaxCategory', 'K', '19')), line('K', '19', '1')],
  ['BR-IC-10', row('K', '0', '1', '0'), row('S', '19', '1', '0')],
  [
    'BR-IC-11',
    row('K', '0', '1', '0') + nested('cac:InvoicePeriod'),
    row('K', '0', '1', '0') + nested('cac:InvoicePeriod/cbc:DescriptionCode', '35'),
  ],
  [
    'BR-IC-12',
    row('K', '0', '1', '0'),
    row('K', '0', '1', '0') +
      nested('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode', 'SE'),
  ],
  ['BR-O-05', line('O', '', '1'), line('O', undefined, '1')],
  ['BR-O-10', row('O', undefined, '1', '0'), row('O', undefined, '1', '0', leaf('TaxExemptionReason', 'x'))],
  [
    'BR-S-04',
    allowance('true', category('TaxCategory', 'S', '19')),
    allowance('true', category('TaxCategory', 'S', '19')) + nested('cac:TaxRepresentativeParty', number('DE1')),
  ],
  ['BR-Z-05', line('Z', '1', '1'), line('Z', '0', '1')],
  [
    'BR-Z-06',
    allowance('false', category('TaxCategory', 'Z', '1')),
    allowance('true', category('TaxCategory', 'Z', '1')),
  ],
  ['BR-Z-07', allowance('true', category('TaxCategory', 'Z')), allowance('true', category('TaxCategory', 'Z', '0'))],
  ['BR-B-02', line('B', '22', '1') + line('S', '22', '1'), line('B', '22', '1') + row('S', '22', '1', '0')],
  [
    'BR-B-02',
    line('B', '22', '1') + nested('cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID', 'S'),
    line('B', '22', '1') + nested('cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID', 'E'),
  ],
  [
    'BR-B-01',
    nested('cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID', 'B') + seller(address('DE')),
    nested('cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID', 'B') + seller(address('IT')),
  ],
  [
    'BR-S-09',
    nested('cac:TaxTotal/cac:TaxSubtotal', leaf('TaxAmount', '0') + category('TaxCategory', 'S', '19')),
    row('S', '19', '0', '0'),
  ],
  [
    'BR-B-01',
    line('B', '22', '1') +
      seller(address('IT')) +
      nested('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode', 'DE'),
    line('B', '22', '1') + seller(address('IT')),
  ],
]
