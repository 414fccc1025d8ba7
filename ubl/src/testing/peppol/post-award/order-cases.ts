import { cac, cbc, eur, euro, vat } from '../elements.ts'
import { type Case, charge, deduction, line, named, nobody, official, price, reason, row, tax } from './elements.ts'

/** Orders and their changes: one table, two numbers. */
export const ordering = (ids: string): Case[] => {
  const total = (...inner: string[]) => cac('AnticipatedMonetaryTotal', ...inner)
  const R = (number: string) => `PEPPOL-${ids}-${number}`
  return [
    [R('R001'), line(cbc('ID', '1')) + line(cbc('ID', '2')), line(cbc('ID', '1')).repeat(2)],
    [R('R002'), cac('ValidityPeriod', cbc('EndDate', '2026-12-01')), cac('ValidityPeriod')],
    [R('R003'), euro + cac('TaxTotal', cbc('TaxAmount', '1', eur)), cac('TaxTotal', cbc('TaxAmount', '1', eur))],
    [R('R004'), line(cbc('Quantity', '0')), line(cbc('Quantity', '-1'))],
    [R('R005'), price('0'), price('-1')],
    [R('R006'), total(cbc('PayableAmount', '0')), total(cbc('PayableAmount', '-1'))],
    [R('R007'), total(cbc('LineExtensionAmount', '0')), total(cbc('LineExtensionAmount', '-1'))],
    [
      R('R008'),
      total(cbc('LineExtensionAmount', '3.30')) +
        line(cbc('LineExtensionAmount', '1.1')) +
        line(cbc('LineExtensionAmount', '2.2')),
      total(cbc('LineExtensionAmount', '3.31')) + line(cbc('LineExtensionAmount', '3.3')),
    ],
    [
      R('R009'),
      total(cbc('AllowanceTotalAmount', '1')) + row(deduction, cbc('Amount', '1')),
      total() + row(deduction, cbc('Amount', '1')),
    ],
    [
      R('R010'),
      total(cbc('ChargeTotalAmount', '1')) + row(charge, cbc('Amount', '1')),
      total() + row(charge, cbc('Amount', '1')),
    ],
    [
      R('R011'),
      total(cbc('LineExtensionAmount', '10'), cbc('TaxExclusiveAmount', '11'), cbc('ChargeTotalAmount', '1')),
      total(cbc('LineExtensionAmount', '10'), cbc('TaxExclusiveAmount', '11')),
    ],
    [R('R013'), line(cbc('Quantity', '1')), line(cbc('ID', '1'))],
    [R('R014'), cac('OriginatorCustomerParty', named), cac('OriginatorCustomerParty', nobody)],
    [
      R('R016'),
      total(cbc('TaxInclusiveAmount', '12'), cbc('PrepaidAmount', '2'), cbc('PayableAmount', '10')),
      total(cbc('TaxInclusiveAmount', '12'), cbc('PayableAmount', '10')),
    ],
    [
      R('R017'),
      total(cbc('TaxExclusiveAmount', '10'), cbc('TaxInclusiveAmount', '12')) + cac('TaxTotal', cbc('TaxAmount', '2')),
      total(cbc('TaxExclusiveAmount', '10'), cbc('TaxInclusiveAmount', '12')) + cac('TaxTotal', cbc('TaxAmount', '1')),
    ],
    [
      R('R019'),
      price('9', row(cbc('Amount', '1'), cbc('BaseAmount', '10'))),
      price('8', row(cbc('Amount', '1'), cbc('BaseAmount', '10'))),
    ],
    [
      R('R020'),
      row(cbc('MultiplierFactorNumeric', '1'), cbc('BaseAmount', '1')),
      line(row(cbc('MultiplierFactorNumeric', '1'))),
    ],
    [R('R021'), row(cbc('MultiplierFactorNumeric', '1'), cbc('BaseAmount', '1')), line(row(cbc('BaseAmount', '1')))],
    [
      R('R022'),
      row(cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '1.02'), cbc('BaseAmount', '10')),
      row(cbc('MultiplierFactorNumeric', '10'), cbc('Amount', '1.03'), cbc('BaseAmount', '10')),
    ],
    [R('R023'), row(reason), line(row(charge))],
    [
      R('R024'),
      line(
        cbc('Quantity', '3'),
        cbc('LineExtensionAmount', '11'),
        row(charge, cbc('Amount', '1')),
        cac('Price', cbc('PriceAmount', '10'), cbc('BaseQuantity', '3')),
      ),
      line(cbc('Quantity', '3'), cac('Price', cbc('PriceAmount', '10'))),
    ],
    [R('R025'), price('1', cbc('BaseQuantity', '1')), price('1', cbc('BaseQuantity', '0'))],
    [R('R026'), cac('X', vat('EL123456789')), cac('X', vat('XX123456789'))],
    [R('R027'), price('1', row(cbc('BaseAmount', '0'))), price('1', row(cbc('BaseAmount', '-1')))],
    [R('R028'), price('1.234'), row(cbc('Amount', '1.234'))],
    [R('R029'), tax('O'), tax('E')],
    [R('R030'), tax('S', '19'), tax('S', '0')],
    [R('R032'), row(cbc('Amount', '0')), row(cbc('Amount', '-1'))],
    [R('R033'), price('1', row(cbc('Amount', '0'))), price('1', row(cbc('Amount', '-1')))],
    [
      R('R035'),
      cac('QuotationDocumentReference', cbc('ID', '1')) +
        cac('OrderLine', cac('QuotationLineReference', cbc('LineID', '1'))),
      cac('OrderLine', cac('QuotationLineReference', cbc('LineID', '1'))),
    ],
    [
      R('CL001'),
      row(deduction, cbc('AllowanceChargeReasonCode', '95')),
      row(deduction, cbc('AllowanceChargeReasonCode', 'FC')),
    ],
    [
      R('CL002'),
      row(charge, cbc('AllowanceChargeReasonCode', 'FC')),
      row(charge, cbc('AllowanceChargeReasonCode', '95')),
    ],
  ]
}

export const answering = (ids: string): Case[] => {
  const R = (number: string) => `PEPPOL-${ids}-${number}`
  const period = (start: string, end: string) =>
    cac('Delivery', cac('PromisedDeliveryPeriod', cbc('StartDate', start), cbc('EndDate', end)))
  const answer = (code: string) => cbc('OrderResponseCode', code)
  return [
    [R('R001'), cac('BuyerCustomerParty', official), cac('BuyerCustomerParty', named)],
    [R('R002'), cac('SellerSupplierParty', official), cac('SellerSupplierParty', named)],
    [R('R003'), line(cbc('ID', '1')), line(cbc('ID', '1')).repeat(2)],
    [R('R004'), period('2026-12-01', '2026-12-01'), period('2026-12-02', '2026-12-01')],
    [R('R005'), euro + line(cac('Price', cbc('PriceAmount', '1', eur))), euro + price('1')],
    [R('R007'), answer('CA') + line(), answer('CA')],
    [R('R008'), answer('AP'), answer('AP') + line()],
    [R('R009'), answer('RE'), answer('RE') + line()],
    [R('R010'), answer('AB'), answer('AB') + line()],
  ]
}
