import { describe, expect, test } from 'vitest'
import { validateRules } from '../../rules/validate.ts'
import { type CiiParts, ciiDocument, ciiFragment } from '../../testing/cii-fragment.ts'
import type { CiiTree } from '../read.ts'
import { ciiAbsentRules } from './absent.ts'

const fired = (parts: CiiParts, profile: 'en16931' | 'peppol' | 'xrechnung' = 'en16931'): string[] =>
  validateRules(ciiFragment(parts), profile).map(({ rule }) => rule)
const judged = (tree: CiiTree): string[] => validateRules(tree, 'en16931').map(({ rule }) => rule)

/** The elements of a path, one in the other, with `inner` in the last. */
const nested = (path: string, inner = ''): string =>
  path
    .split('/')
    .reverse()
    .reduce((inside, name) => `<${name}>${inside}</${name}>`, inner)

const tax = (name: string, code: string, percent?: string, amounts = ''): string =>
  `<ram:${name}>${amounts}<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${code}</ram:CategoryCode>` +
  `${percent === undefined ? '' : `<ram:RateApplicablePercent>${percent}</ram:RateApplicablePercent>`}</ram:${name}>`
const row = (code: string, percent: string | undefined, base: string, vat: string): string =>
  tax(
    'ApplicableTradeTax',
    code,
    percent,
    `<ram:CalculatedAmount>${vat}</ram:CalculatedAmount><ram:BasisAmount>${base}</ram:BasisAmount>`,
  )
const line = (code: string, percent: string | undefined, net: string): string =>
  `<ram:SpecifiedLineTradeSettlement>${tax('ApplicableTradeTax', code, percent)}<ram:SpecifiedTradeSettlementLineMonetarySummation>` +
  `<ram:LineTotalAmount>${net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>`
const charge = (isCharge: string, inner: string): string =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>${inner}</ram:SpecifiedTradeAllowanceCharge>`
const totals = (amounts: Record<string, string>, more = ''): string =>
  nested(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    Object.entries(amounts)
      .map(([name, value]) => `<ram:${name}>${value}</ram:${name}>`)
      .join('') + more,
  )
const date = (name: string, value: string, format = '102'): string =>
  nested(`ram:${name}`, `<udt:DateTimeString format="${format}">${value}</udt:DateTimeString>`)
const currency = (code: string): string => `<ram:InvoiceCurrencyCode>${code}</ram:InvoiceCurrencyCode>`
const total = (code: string, value: string): string =>
  `<ram:TaxTotalAmount currencyID="${code}">${value}</ram:TaxTotalAmount>`
const seller = (inner: string, more: CiiParts = {}): CiiParts => ({
  ...more,
  agreement: nested('ram:SellerTradeParty', inner),
})
const vat = '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration>'
const means = (code: string, inner: string): CiiParts => ({
  settlement: nested('ram:SpecifiedTradeSettlementPaymentMeans', `<ram:TypeCode>${code}</ram:TypeCode>${inner}`),
})
const settled = (settlement: string, more: CiiParts = {}): CiiParts => ({ ...more, settlement })
const rep = (inner: string): CiiParts => ({ agreement: nested('ram:SellerTaxRepresentativeTradeParty', inner) })
const classified = (inner: string): string =>
  nested('ram:SpecifiedTradeProduct/ram:DesignatedProductClassification', inner)
const inLine = (inner: string): CiiParts => ({ lines: [inner] })

/** What breaks a rule, and what is as near to it as can be and does not. Where nothing is given, nothing breaks it. */
type Case = readonly [rule: string, broken: CiiParts | undefined, mended: CiiParts]
const cases: readonly Case[] = [
  ['BR-01', { context: '' }, { context: nested('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', 'urn:x') }],
  ['BR-03', { document: date('IssueDateTime', '2026', '602') }, { document: date('IssueDateTime', '20261121') }],
  ['BR-04', { document: '<ram:TypeCode> </ram:TypeCode>' }, { document: '<ram:TypeCode>380</ram:TypeCode>' }],
  ['BR-06', seller('<ram:Name/>'), seller('<ram:Name>A</ram:Name>')],
  ['BR-08', seller(''), seller('<ram:PostalTradeAddress/>')],
  ['BR-09', seller(''), seller(nested('ram:PostalTradeAddress/ram:CountryID', 'DE'))],
  ['BR-12', settled(totals({})), settled(totals({ LineTotalAmount: '1' }))],
  ['BR-16', settled(''), inLine('')],
  ['BR-17', settled('<ram:PayeeTradeParty/>'), settled(nested('ram:PayeeTradeParty/ram:Name', 'B'))],
  [
    'BR-17',
    seller('<ram:Name>A</ram:Name>', settled(nested('ram:PayeeTradeParty/ram:Name', 'A'))),
    seller('<ram:Name>A</ram:Name>', settled(nested('ram:PayeeTradeParty/ram:Name', 'B'))),
  ],
  [
    'BR-20',
    { agreement: '<ram:SellerTaxRepresentativeTradeParty/>' },
    { agreement: nested('ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:CountryID', 'DE') },
  ],
  [
    'BR-23',
    inLine(nested('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity', '1')),
    inLine(nested('ram:SpecifiedLineTradeDelivery', '<ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>')),
  ],
  [
    'BR-27',
    inLine(nested('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount', '-1')),
    inLine(nested('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount', '0')),
  ],
  [
    'BR-28',
    inLine(nested('ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:ChargeAmount', '-1')),
    inLine(nested('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount', '1')),
  ],
  [
    'BR-29',
    settled(nested('ram:BillingSpecifiedPeriod', date('StartDateTime', '20261102') + date('EndDateTime', '20261101'))),
    settled(nested('ram:BillingSpecifiedPeriod', date('StartDateTime', '20261101') + date('EndDateTime', '20261101'))),
  ],
  ['BR-31', settled(charge('false', '')), settled(charge('true', ''))],
  ['BR-32', settled(charge('false', '')), settled(charge('false', tax('CategoryTradeTax', 'S')))],
  ['BR-36', settled(charge('true', '')), settled(charge('true', '<ram:ActualAmount>1</ram:ActualAmount>'))],
  ['BR-41', inLine(nested('ram:SpecifiedLineTradeSettlement', charge('false', ''))), settled(charge('false', ''))],
  ['BR-45', settled(tax('ApplicableTradeTax', 'S', '19')), settled(row('S', '19', '1', '0'))],
  ['BR-48', settled(tax('ApplicableTradeTax', 'S')), settled(tax('ApplicableTradeTax', 'O'))],
  ['BR-49', settled('<ram:SpecifiedTradeSettlementPaymentMeans/>'), means('1', '')],
  [
    'BR-50',
    means('58', '<ram:PayeePartyCreditorFinancialAccount/>'),
    means('1', '<ram:PayeePartyCreditorFinancialAccount/>'),
  ],
  [
    'BR-50',
    means('30', '<ram:PayerPartyDebtorFinancialAccount/>'),
    means('30', nested('ram:PayerPartyDebtorFinancialAccount/ram:IBANID', 'x')),
  ],
  [
    'BR-61',
    means('30', '<ram:PayeePartyCreditorFinancialAccount/>'),
    means('30', nested('ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID', 'x')),
  ],
  [
    'BR-51',
    means('48', nested('ram:ApplicableTradeSettlementFinancialCard/ram:ID', '12345678901')),
    means('48', nested('ram:ApplicableTradeSettlementFinancialCard/ram:ID', '1234567890')),
  ],
  [
    'BR-52',
    inLine(nested('ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument')),
    { agreement: nested('ram:AdditionalReferencedDocument/ram:IssuerAssignedID', 'x') },
  ],
  [
    'BR-53',
    settled(`<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode>${currency('EUR')}${totals({}, total('EUR', '1'))}`),
    settled(`<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode>${currency('EUR')}${totals({}, total('SEK', '1'))}`),
  ],
  [
    'BR-53',
    settled(`<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>${currency('EUR')}${totals({}, total('EUR', '1'))}`),
    settled(totals({})),
  ],
  [
    'BR-55',
    settled('<ram:InvoiceReferencedDocument/>'),
    settled(nested('ram:InvoiceReferencedDocument/ram:IssuerAssignedID', '1')),
  ],
  [
    'BR-57',
    { delivery: nested('ram:ShipToTradeParty/ram:PostalTradeAddress') },
    { delivery: nested('ram:ShipToTradeParty') },
  ],
  [
    'BR-62',
    seller(nested('ram:URIUniversalCommunication/ram:URIID', 'x')),
    seller('<ram:URIUniversalCommunication><ram:URIID schemeID="0088">x</ram:URIID></ram:URIUniversalCommunication>'),
  ],
  [
    'BR-62',
    seller('<ram:URIUniversalCommunication/>'),
    { agreement: nested('ram:BuyerTradeParty', '<ram:URIUniversalCommunication/>') },
  ],
  [
    'BR-65',
    inLine(nested('ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode', '1')),
    inLine(nested('ram:SpecifiedTradeProduct/ram:DesignatedProductClassification')),
  ],
  ['BR-66', settled('<ram:SpecifiedTradeAllowanceCharge/>'), settled(charge('true', ''))],
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
    'BR-S-01',
    { lines: [line('S', '19', '1')] },
    { lines: [line('S', '19', '1')], ...settled(row('S', '19', '1', '0')) },
  ],
  ['BR-18', rep(''), rep('<ram:Name/>')],
  [
    'BR-55',
    settled(nested('ram:InvoiceReferencedDocument/ram:IssuerAssignedID', ' ')),
    settled(nested('ram:InvoiceReferencedDocument/ram:IssuerAssignedID', '1')),
  ],
  ['BR-56', rep(vat.replace('DE123456789', ' ')), rep(vat)],
  [
    'BR-57',
    { delivery: nested('ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID') },
    { delivery: nested('ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID', 'SE') },
  ],
  [
    'BR-62',
    seller('<ram:URIUniversalCommunication><ram:URIID schemeID=" ">1</ram:URIID></ram:URIUniversalCommunication>'),
    seller('<ram:URIUniversalCommunication><ram:URIID schemeID="0088">1</ram:URIID></ram:URIUniversalCommunication>'),
  ],
  [
    'BR-64',
    inLine(nested('ram:SpecifiedTradeProduct', '<ram:GlobalID schemeID="">1</ram:GlobalID>')),
    inLine(nested('ram:SpecifiedTradeProduct', '<ram:GlobalID schemeID="0160">1</ram:GlobalID>')),
  ],
  [
    'BR-65',
    inLine(classified('<ram:ClassCode listID=" ">1</ram:ClassCode>')),
    inLine(classified('<ram:ClassCode listID="STI">1</ram:ClassCode>')),
  ],
  // Of a period only the days written in eight digits count, and they are compared as texts.
  [
    'BR-29',
    settled(
      nested('ram:BillingSpecifiedPeriod', date('StartDateTime', '20260101') + date('EndDateTime', '202602', '610')),
    ),
    settled(nested('ram:BillingSpecifiedPeriod', date('StartDateTime', '20260101') + date('EndDateTime', '20260101'))),
  ],
  [
    'BR-30',
    inLine(
      nested(
        'ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod',
        `${date('StartDateTime', '20260101')}<ram:EndDateTime/>`,
      ),
    ),
    inLine(nested('ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod', date('StartDateTime', '20260101'))),
  ],
  // Whether it is a charge is said in words, or the rules on it are quiet, but for those on its VAT.
  ...['BR-36', 'BR-37', 'BR-38', 'BR-CO-22'].map(
    (id): Case => [id, settled(charge('true', '')), settled(charge('1', ''))],
  ),
  [
    'BR-S-07',
    settled(charge('1', tax('CategoryTradeTax', 'S', '0'))),
    settled(charge('1', tax('CategoryTradeTax', 'S', '1'))),
  ],
  // Two lines pass for one and a row, and what does not say that it is of VAT counts.
  ['BR-S-01', { lines: [line('S', '19', '1')] }, { lines: [line('S', '19', '1'), line('S', '19', '1')] }],
  [
    'BR-AF-01',
    settled(charge('true', tax('CategoryTradeTax', 'L', '7'))),
    settled(charge('true', tax('CategoryTradeTax', 'L', '7')).repeat(2)),
  ],
  [
    'BR-Z-01',
    settled(row('Z', '0', '1', '0')),
    { lines: [line('Z', '0', '1').replace('>VAT<', '><')], ...settled(row('Z', '0', '1', '0')) },
  ],
  ['BR-O-01', settled(row('O', undefined, '1', '0')), { lines: [line('O', undefined, '1')] }],
  [
    'BR-O-01',
    { lines: [line('O', undefined, '1')], ...settled(row('O', undefined, '1', '0').repeat(2)) },
    { lines: [line('O', undefined, '1')], ...settled(row('O', undefined, '1', '0')) },
  ],
  [
    'BR-O-11',
    { lines: [line('S', '19', '1')], ...settled(row('O', undefined, '1', '0')) },
    { lines: [line('O', undefined, '1')], ...settled(row('O', undefined, '1', '0')) },
  ],
  [
    'BR-O-12',
    settled(row('O', undefined, '1', '0') + row('S', '19', '1', '0.19')),
    settled(row('O', undefined, '1', '0') + charge('true', tax('CategoryTradeTax', 'S', '19'))),
  ],
  [
    'BR-O-13',
    settled(row('O', undefined, '1', '0') + charge('true', tax('CategoryTradeTax', 'S', '19'))),
    settled(row('O', undefined, '1', '0') + charge('true', tax('CategoryTradeTax', 'O'))),
  ],
  [
    'BR-O-14',
    settled(row('O', undefined, '1', '0') + charge('false', tax('CategoryTradeTax', 'S', '19'))),
    settled(row('O', undefined, '1', '0') + row('S', '19', '1', '0.19')),
  ],
  [
    'BR-B-02',
    { lines: [line('B', '22', '1')], ...settled(row('S', '22', '1', '0.22')) },
    { lines: [line('B', '22', '1')], ...settled(row('B', '22', '1', '0.22')) },
  ],
  [
    'BR-AG-06',
    settled(charge('false', tax('CategoryTradeTax', 'M', '-1'))),
    settled(charge('false', tax('CategoryTradeTax', 'M', '0'))),
  ],
  [
    'BR-AG-07',
    settled(charge('true', tax('CategoryTradeTax', 'M', '-1'))),
    settled(charge('true', tax('CategoryTradeTax', 'M', '0'))),
  ],
  ['BR-Z-01', settled(row('Z', '0', '1', '0')), { lines: [line('Z', '0', '1')], ...settled(row('Z', '0', '1', '0')) }],
  [
    'BR-E-01',
    { lines: [line('E', '0', '1')], ...settled(row('E', '0', '1', '0') + row('E', '0', '1', '0')) },
    { lines: [line('E', '0', '1')], ...settled(row('E', '0', '1', '0')) },
  ],
  ['BR-S-02', { lines: [line('S', '19', '1')] }, seller(vat.replace('VA', 'FC'), { lines: [line('S', '19', '1')] })],
  [
    'BR-IC-02',
    seller(vat.replace('VA', 'FC'), { lines: [line('K', '0', '1')] }),
    {
      lines: [line('K', '0', '1')],
      agreement: nested('ram:SellerTradeParty', vat) + nested('ram:BuyerTradeParty', vat),
    },
  ],
  [
    'BR-O-02',
    seller(vat, { lines: [line('O', undefined, '1')] }),
    seller(vat.replace('VA', 'FC'), { lines: [line('O', undefined, '1')] }),
  ],
  ['BR-O-05', { lines: [line('O', '0', '1')] }, { lines: [line('O', undefined, '1')] }],
  ['BR-S-05', { lines: [line('S', '0', '1')] }, { lines: [line('S', '7', '1')] }],
  // The base of a rate is exact, that of a category without rates may be off by less than one (in UBL it is the other way round).
  [
    'BR-S-08',
    { lines: [line('S', '19', '10')], ...settled(row('S', '19', '10.5', '1.90')) },
    { lines: [line('S', '19.00', '10')], ...settled(row('S', '19', '10.00', '1.90')) },
  ],
  [
    'BR-E-08',
    { lines: [line('E', '0', '10')], ...settled(row('E', '0', '11', '0')) },
    { lines: [line('E', '0', '10')], ...settled(row('E', '0', '10.99', '0')) },
  ],
  [
    'BR-O-08',
    { lines: [line('O', undefined, '10')], ...settled(row('O', undefined, '10.5', '0')) },
    { lines: [line('O', undefined, '10')], ...settled(row('O', undefined, '10', '0')) },
  ],
  ['BR-S-09', settled(row('S', '19', '100', '20')), settled(row('S', '19', '-100', '-19.99'))],
  ['BR-AF-09', undefined, settled(row('L', '7', '100', '20'))],
  [
    'BR-G-10',
    settled(row('G', '0', '1', '0')),
    settled(
      nested(
        'ram:ApplicableTradeTax',
        '<ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReasonCode>VATEX-EU-G</ram:ExemptionReasonCode><ram:CategoryCode>G</ram:CategoryCode>',
      ),
    ),
  ],
  [
    'BR-IC-11',
    settled(row('K', '0', '1', '0')),
    settled(row('K', '0', '1', '0'), {
      delivery: nested('ram:ActualDeliverySupplyChainEvent', date('OccurrenceDateTime', '20261101')),
    }),
  ],
  [
    'BR-IC-12',
    settled(row('K', '0', '1', '0')),
    settled(row('K', '0', '1', '0'), {
      delivery: nested('ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID', 'SE'),
    }),
  ],
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
  ['CII-SR-009', { context: '' }, { context: '<ram:GuidelineSpecifiedDocumentContextParameter/>' }],
  ['CII-SR-046', inLine(nested('ram:SpecifiedTradeProduct/ram:GlobalID', '1')), inLine('<ram:SpecifiedTradeProduct/>')],
  [
    'CII-SR-119',
    inLine(
      nested(
        'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount',
        '1',
      ),
    ),
    inLine('<ram:SpecifiedLineTradeAgreement/>'),
  ],
  ['CII-SR-439', inLine('<ram:SpecifiedLineTradeAgreement/>'), inLine('')],
  [
    'CII-SR-450',
    { agreement: nested('ram:BuyerTradeParty', '<ram:ID>1</ram:ID><ram:GlobalID>2</ram:GlobalID>') },
    seller('<ram:ID>1</ram:ID><ram:GlobalID>2</ram:GlobalID>'),
  ],
  [
    'CII-SR-458',
    { agreement: nested('ram:AdditionalReferencedDocument/ram:TypeCode', '130').repeat(2) },
    { agreement: nested('ram:AdditionalReferencedDocument/ram:TypeCode', '916').repeat(2) },
  ],
  [
    'CII-SR-462',
    settled(
      nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '5') +
        nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '29'),
    ),
    settled(nested('ram:ApplicableTradeTax/ram:DueDateTypeCode', '5').repeat(2)),
  ],
  [
    'CII-DT-015',
    {
      agreement: nested('ram:AdditionalReferencedDocument', '<ram:URIID>x</ram:URIID><ram:TypeCode>50</ram:TypeCode>'),
    },
    {
      agreement: nested('ram:AdditionalReferencedDocument', '<ram:URIID>x</ram:URIID><ram:TypeCode>916</ram:TypeCode>'),
    },
  ],
  [
    'CII-DT-031',
    settled(totals({}, '<ram:DuePayableAmount currencyID="EUR">1</ram:DuePayableAmount>')),
    settled(totals({}, total('EUR', '1'))),
  ],
  [
    'CII-DT-037',
    settled(nested('ram:ApplicableTradeTax/ram:TypeCode', 'vat')),
    settled(nested('ram:ApplicableTradeTax/ram:TypeCode', 'VAT')),
  ],
  [
    'CII-DT-041',
    inLine(nested('ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:BasisAmount', '1')),
    settled(row('S', '19', '1', '0')),
  ],
  [
    'CII-DT-097',
    settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', '2026-11-01'))),
    settled(nested('ram:SpecifiedTradePaymentTerms', date('DueDateDateTime', '20261101'))),
  ],
]

describe('each rule of EN 16931 on a fragment of CII', () => {
  test.each(cases)('%s', (rule, broken, mended) => {
    if (broken) expect(fired(broken)).toContain(rule)
    expect(fired(mended)).not.toContain(rule)
  })

  test('what is not there breaks no rule but those that ask for it', () => {
    expect(fired({}).toSorted()).toEqual([
      'BR-01',
      'BR-02',
      'BR-03',
      'BR-04',
      'BR-05',
      'BR-06',
      'BR-07',
      'BR-08',
      'BR-09',
      'BR-10',
      'BR-11',
      'BR-16',
    ])
  })

  test('what is doubled is judged each on its own', () => {
    const twice = totals({}, '<ram:LineTotalAmount>1.001</ram:LineTotalAmount>').repeat(2)
    expect(validateRules(ciiFragment(settled(twice)), 'en16931').filter(({ rule }) => rule === 'BR-12')).toEqual([])
    expect(fired(settled(nested('ram:PayeeTradeParty').repeat(2))).filter((rule) => rule === 'BR-17')).toHaveLength(2)
  })
})

describe('what CII has and a core invoice has not', () => {
  test.each(ciiAbsentRules.map(({ id, path }) => [id, path] as const))('%s: %s', (id, path) => {
    const steps = path
      .replace(/^\/\//, '')
      .split('/')
      .map((step) => (step.startsWith('*') ? `ram:Any${step.slice(1).split('!')[0]}` : step))
    const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined
    const whole = steps.length === 0 ? '' : nested(steps.join('/'))
    const last = steps.at(-1)
    const inner = attribute && last ? whole.replace(`<${last}>`, `<${last} ${attribute}="x">`) : whole
    const broken = last === undefined ? ciiDocument('', ` ${attribute}="x"`) : ciiDocument(inner)
    expect(judged(broken)).toContain(id)
    expect(judged(ciiDocument(nested('ram:Elsewhere/ram:Other')))).not.toContain(id)
  })
})
