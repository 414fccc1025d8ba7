import { nested } from '../nested.ts'
import {
  type Case,
  charge,
  classified,
  currency,
  date,
  inLine,
  means,
  rep,
  row,
  seller,
  settled,
  tax,
  total,
  totals,
  vat,
} from './elements.ts'

export const documentCases: readonly Case[] = [
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
    'BR-03',
    { document: date('IssueDateTime', '20261121', ' 102 ') },
    { document: date('IssueDateTime', ' 20261121 ') },
  ],
  [
    'BR-51',
    means('48', nested('ram:ApplicableTradeSettlementFinancialCard/ram:ID', '1234567890 ')),
    means('48', nested('ram:ApplicableTradeSettlementFinancialCard/ram:ID', '1234567890')),
  ],
  [
    'BR-29',
    settled(nested('ram:BillingSpecifiedPeriod', date('StartDateTime', '20260101') + date('EndDateTime', ' 20260102'))),
    settled(nested('ram:BillingSpecifiedPeriod', date('StartDateTime', '') + date('EndDateTime', '20260102'))),
  ],
  [
    'BR-CO-19',
    settled('<ram:BillingSpecifiedPeriod/>'),
    settled(nested('ram:BillingSpecifiedPeriod/ram:StartDateTime')),
  ],
  [
    'BR-CO-20',
    inLine(nested('ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod')),
    inLine(nested('ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime')),
  ],
  ...['BR-31', 'BR-33'].map((id): Case => [id, settled(charge('false', '')), settled(charge(' false ', ''))]),
]
