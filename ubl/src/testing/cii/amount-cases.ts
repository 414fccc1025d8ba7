import { nested } from '../nested.ts'
import {
  type Case,
  charge,
  currency,
  date,
  inLine,
  line,
  row,
  seller,
  settled,
  total,
  totals,
  vat,
} from './elements.ts'

export const amountCases: readonly Case[] = [
  [
    'BR-CO-03',
    settled(nested('ram:ApplicableTradeTax', '<ram:TaxPointDate/><ram:DueDateTypeCode>5</ram:DueDateTypeCode>')),
    settled(nested('ram:ApplicableTradeTax', '<ram:DueDateTypeCode>5</ram:DueDateTypeCode>')),
  ],
  [
    'BR-CO-04',
    inLine(nested('ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode', 'S')),
    inLine(line('S', '19', '1')),
  ],
  ['BR-CO-09', seller(vat.replace('DE', '12')), seller(vat.replace('DE', 'EL'))],
  ['BR-CO-09', seller(vat.replace('DE', '12')), seller(vat.replace('DE', '12').replace('"VA"', '"FC"'))],
  [
    'BR-CO-10',
    { lines: [line('S', '19', '0.004')], ...settled(totals({ LineTotalAmount: '0.01' })) },
    { lines: [line('S', '19', '0.005')], ...settled(totals({ LineTotalAmount: '0.01' })) },
  ],
  [
    'BR-CO-11',
    settled(charge('false', '<ram:ActualAmount>5</ram:ActualAmount>') + totals({})),
    settled(charge('false', '<ram:ActualAmount>5</ram:ActualAmount>') + totals({ AllowanceTotalAmount: '5.00' })),
  ],
  // Freight that CII has apart from the charges is none of them (CII-SR-396 warns of it).
  [
    'BR-CO-12',
    settled(nested('ram:SpecifiedLogisticsServiceCharge/ram:AppliedAmount', '5') + totals({ ChargeTotalAmount: '5' })),
    settled(charge('true', '<ram:ActualAmount>5</ram:ActualAmount>') + totals({ ChargeTotalAmount: '5' })),
  ],
  [
    'BR-CO-13',
    settled(totals({ LineTotalAmount: '-10', AllowanceTotalAmount: '1', TaxBasisTotalAmount: '-9' })),
    settled(totals({ LineTotalAmount: '-10', AllowanceTotalAmount: '1', TaxBasisTotalAmount: '-11' })),
  ],
  [
    'BR-CO-14',
    settled(currency('EUR') + row('S', '19', '10', '1.90') + row('Z', '0', '1', '0') + totals({}, total('EUR', '2'))),
    settled(
      currency('EUR') +
        row('S', '19', '10', '1.90') +
        row('Z', '0', '1', '0') +
        totals({}, total('EUR', '1.9') + total('SEK', '20')),
    ),
  ],
  [
    'BR-CO-15',
    settled(currency('EUR') + totals({ TaxBasisTotalAmount: '1', GrandTotalAmount: '2' })),
    settled(currency('EUR') + totals({ TaxBasisTotalAmount: '1', GrandTotalAmount: '1' })),
  ],
  [
    'BR-CO-15',
    settled(currency('EUR') + totals({ TaxBasisTotalAmount: '1', GrandTotalAmount: '2' }, total('SEK', '1'))),
    settled(
      currency('EUR') +
        totals({ TaxBasisTotalAmount: '1', GrandTotalAmount: '2' }, total('EUR', '1') + total('SEK', '9')),
    ),
  ],
  [
    'BR-CO-16',
    settled(
      totals({ GrandTotalAmount: '10', TotalPrepaidAmount: '3', RoundingAmount: '-0.01', DuePayableAmount: '7' }),
    ),
    settled(
      totals({ GrandTotalAmount: '10', TotalPrepaidAmount: '3', RoundingAmount: '-0.01', DuePayableAmount: '6.99' }),
    ),
  ],
  ['BR-CO-17', settled(row('S', '19', '100', '20.01')), settled(row('S', '19', '100', '20.00'))],
  ['BR-CO-18', inLine(''), settled('')],
  [
    'BR-CO-19',
    settled('<ram:BillingSpecifiedPeriod/>'),
    settled(nested('ram:BillingSpecifiedPeriod', date('EndDateTime', '20261101'))),
  ],
  [
    'BR-CO-25',
    settled(totals({ DuePayableAmount: '1' })),
    settled(nested('ram:SpecifiedTradePaymentTerms/ram:Description', 'x') + totals({ DuePayableAmount: '1' })),
  ],
  ['BR-CO-25', settled(totals({ DuePayableAmount: '1' })), settled(totals({ DuePayableAmount: '-1' }))],
  [
    'BR-CO-25',
    settled(nested('ram:SpecifiedTradePaymentTerms') + totals({ DuePayableAmount: '1' })),
    settled(nested('ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime') + totals({ DuePayableAmount: '1' })),
  ],
  ['BR-CO-26', seller('<ram:Name>A</ram:Name>'), seller('<ram:GlobalID schemeID="0088">1</ram:GlobalID>')],
  [
    'BR-DEC-01',
    settled(charge('false', '<ram:ActualAmount>1.001</ram:ActualAmount>')),
    settled(charge('true', '<ram:ActualAmount>1.001</ram:ActualAmount>')),
  ],
  [
    'BR-DEC-13',
    settled(currency('EUR') + totals({}, total('EUR', '1.001'))),
    settled(currency('EUR') + totals({}, total('SEK', '1.001'))),
  ],
  // The noughts of a total VAT do not count, and one that the rule has nothing against suffices.
  [
    'BR-DEC-13',
    settled(currency('EUR') + totals({}, total('EUR', '1.001'))),
    settled(currency('EUR') + totals({}, total('EUR', '1.010'))),
  ],
  [
    'BR-DEC-13',
    settled(currency('EUR') + totals({}, total('EUR', '1.001').repeat(2))),
    settled(currency('EUR') + totals({}, total('EUR', '1.001') + total('SEK', '11.23'))),
  ],
  [
    'BR-DEC-15',
    settled(nested('ram:TaxCurrencyCode', 'SEK') + totals({}, total('EUR', '1.00'))),
    settled(nested('ram:TaxCurrencyCode', 'SEK') + totals({}, total('EUR', '1.00') + total('SEK', '11.230'))),
  ],
  [
    'BR-DEC-15',
    settled(nested('ram:TaxCurrencyCode', 'SEK') + totals({}, total('SEK', '1.001'))),
    settled(totals({}, total('SEK', '1.001'))),
  ],
  ['BR-DEC-23', { lines: [line('S', '19', '1.234')] }, { lines: [line('S', '19', '1.23')] }],
  // The noughts and blanks of what is written count as digits; nought may be written with a sign.
  ['BR-DEC-09', settled(totals({ LineTotalAmount: '1.10 ' })), settled(totals({ LineTotalAmount: ' 1.10' }))],
  [
    'BR-27',
    inLine(nested('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount', '-0.01')),
    inLine(nested('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount', '-0')),
  ],
  // What is due is not rounded.
  [
    'BR-CO-16',
    settled(totals({ GrandTotalAmount: '1.005', DuePayableAmount: '1.01' })),
    settled(totals({ GrandTotalAmount: '1.005', DuePayableAmount: '1.005' })),
  ],
  ['BR-CO-15', settled(currency(' ')), settled('')],
]
