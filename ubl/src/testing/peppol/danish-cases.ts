import {
  account,
  address,
  branch,
  buyer,
  type Case,
  cac,
  cbc,
  eur,
  legal,
  line,
  mandate,
  means,
  payer,
  row,
  seller,
} from './elements.ts'

const payable = (amount: string): string => cac('LegalMonetaryTotal', cbc('PayableAmount', amount, eur))
const inDenmark = (...inner: string[]): string => seller(address('DK'), ...inner)
const danish = (...inner: string[]): string => inDenmark() + buyer(address('DK')) + inner.join('')
const classified = (version: string): string =>
  line(
    cac(
      'Item',
      cac('CommodityClassification', cbc('ItemClassificationCode', '1', `listID="TST" listVersionID="${version}"`)),
    ),
  )
const otherTax = (reason: string): string =>
  row('true', cbc('AllowanceChargeReasonCode', 'ZZZ'), cbc('AllowanceChargeReason', reason))

/** Rules for sellers in Denmark. */
export const danishCases: readonly Case[] = [
  ['DK-R-002', inDenmark(legal('DK16356706', '0184')), inDenmark()],
  [
    'DK-R-003',
    danish(
      line(
        cac(
          'Item',
          cac('CommodityClassification', cbc('ItemClassificationCode', '1', 'listID="TST" listVersionID="19.0501"')),
        ),
      ),
    ),
    danish(line(cac('Item', cac('CommodityClassification', cbc('ItemClassificationCode', '1', 'listID="TST"'))))),
  ],
  [
    'DK-R-004',
    danish(row('true', cbc('AllowanceChargeReasonCode', 'ZZZ'), cbc('AllowanceChargeReason', '0123'))),
    danish(row('true', cbc('AllowanceChargeReasonCode', 'ZZZ'), cbc('AllowanceChargeReason', 'Tax'))),
  ],
  ['DK-R-003', danish(classified('26.0801')), danish(classified('27.0101'))],
  ['DK-R-004', danish(otherTax('3021#Sugar')), danish(otherTax('#3021'))],
  ['DK-R-004', danish(otherTax('12.3')), danish(otherTax('3021#'))],
  ['DK-R-005', danish(means('58')), danish(means('30'))],
  ['DK-R-006', danish(means('42', account('1', branch('2')))), danish(means('42', account('1')))],
  ['DK-R-007', danish(means('49', mandate(cbc('ID', '1'), payer('2')))), danish(means('49', mandate(cbc('ID', '1'))))],
  [
    'DK-R-008',
    danish(means('50', cbc('PaymentID', '01#'), account('12345678'))),
    danish(means('50', cbc('PaymentID', '02#'), account('1234567'))),
  ],
  [
    'DK-R-008',
    danish(means('50', cbc('PaymentID', '04#'), account('1234567'))),
    danish(means('50', cbc('PaymentID', '04#'), account('123456789'))),
  ],
  [
    'DK-R-009',
    danish(means('50', cbc('PaymentID', '04#1234567890123456'))),
    danish(means('50', cbc('PaymentID', '04#123'))),
  ],
  [
    'DK-R-010',
    danish(means('93', cbc('PaymentID', '73#'), account('12345678'))),
    danish(means('93', cbc('PaymentID', '73#'), account('1234567'))),
  ],
  [
    'DK-R-011',
    danish(means('93', cbc('PaymentID', '71#123456789012345'))),
    danish(means('93', cbc('PaymentID', '71#123'))),
  ],
  ['DK-R-013', danish(), inDenmark(cac('PartyIdentification', cbc('ID', '1'))) + buyer(address('DK'))],
  [
    'DK-R-013',
    inDenmark() + buyer(address('DK'), cac('PartyIdentification', cbc('ID', '1', 'schemeID="0184"'))),
    inDenmark() + buyer(address('DK'), cac('PartyIdentification', cbc('ID', '1'))),
  ],
  ['DK-R-014', inDenmark(legal('DK16356706', '0184')), inDenmark(legal('16356706'))],
  ['DK-R-016', danish(payable('1')), danish(payable('-1')), 'CreditNote'],
]
