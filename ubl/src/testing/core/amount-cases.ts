import { nested } from '../nested.ts'
import { allowance, type Case, category, leaf, line, row, taxed, totals } from './elements.ts'

export const amountCases: readonly Case[] = [
  // Whether words and code mean the same cannot be told: the published rule always holds.
  [
    'BR-CO-06',
    undefined,
    allowance('true', leaf('AllowanceChargeReasonCode', 'FC') + leaf('AllowanceChargeReason', 'Paint')),
  ],
  [
    'BR-CO-10',
    line('S', '19', '-5') + totals({ LineExtensionAmount: '5' }),
    line('S', '19', '-5') + line('S', '7', '2.004') + totals({ LineExtensionAmount: '-3.00' }),
  ],
  [
    'BR-CO-10',
    line('S', '19', '5', 'CreditNoteLine') + totals({ LineExtensionAmount: '0' }),
    line('S', '19', '5', 'CreditNoteLine') + totals({ LineExtensionAmount: '5' }),
    'CreditNote',
  ],
  [
    'BR-CO-11',
    allowance('false', leaf('Amount', '1')) + totals({}),
    allowance('false', leaf('Amount', '1')) + totals({ AllowanceTotalAmount: '1.00' }),
  ],
  ['BR-CO-12', allowance('true', leaf('Amount', '-1')) + totals({ ChargeTotalAmount: '1' }), totals({})],
  ['BR-CO-14', nested('cac:TaxTotal/cac:TaxSubtotal'), nested('cac:TaxTotal')],
  ['BR-CO-15', leaf('DocumentCurrencyCode', ' '), ''],
  [
    'BR-CO-13',
    totals({ LineExtensionAmount: '10', ChargeTotalAmount: '1', TaxExclusiveAmount: '9' }),
    totals({ LineExtensionAmount: '10', ChargeTotalAmount: '1', AllowanceTotalAmount: '2', TaxExclusiveAmount: '9' }),
  ],
  [
    'BR-CO-13',
    totals({ TaxExclusiveAmount: '0' }),
    totals({ LineExtensionAmount: '-0.5', TaxExclusiveAmount: '-0.50' }),
  ],
  ['BR-CO-14', taxed('EUR', '2', nested('cac:TaxSubtotal/cbc:TaxAmount', '1')), taxed('SEK', '2')],
  [
    'BR-CO-15',
    leaf('DocumentCurrencyCode', 'EUR') +
      taxed('EUR', '1') +
      taxed('EUR', '1') +
      totals({ TaxExclusiveAmount: '1', TaxInclusiveAmount: '2' }),
    leaf('DocumentCurrencyCode', 'EUR') +
      taxed('EUR', '1') +
      taxed('SEK', '10') +
      totals({ TaxExclusiveAmount: '1', TaxInclusiveAmount: '2' }),
  ],
  [
    'BR-CO-16',
    totals({ TaxInclusiveAmount: '10', PrepaidAmount: '3', PayableAmount: '10' }),
    totals({ TaxInclusiveAmount: '10', PrepaidAmount: '13', PayableRoundingAmount: '0.01', PayableAmount: '-2.99' }),
  ],
  ['BR-CO-17', row('S', '19', '100', '20.00'), row('S', '19', '-100', '-19.99')],
  [
    'BR-CO-17',
    nested('cac:TaxTotal/cac:TaxSubtotal', category('TaxCategory', 'S', '19')),
    row('O', undefined, '100', '0'),
  ],
  ['BR-CO-19', nested('cac:InvoicePeriod'), nested('cac:InvoicePeriod/cbc:DescriptionCode', '35')],
  ['BR-CO-22', allowance('true', ''), allowance('false', '')],
  ['BR-CO-23', nested('cac:InvoiceLine', allowance('0', '')), nested('cac:InvoiceLine', allowance('1', ''))],
  ['BR-CO-25', totals({ PayableAmount: '1' }), totals({ PayableAmount: '0' })],
  // A credit note of UBL has no due date of its own, and is not asked for one.
  ['BR-CO-25', undefined, totals({ PayableAmount: '1' }), 'CreditNote'],
  ['BR-DEC-09', totals({ LineExtensionAmount: '1.000' }), totals({ LineExtensionAmount: '-1.00' })],
]
