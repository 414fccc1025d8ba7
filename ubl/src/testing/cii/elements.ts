import { nested } from '../nested.ts'
import type { CiiParts } from './fragment.ts'

export const tax = (name: string, code: string, percent?: string, amounts = ''): string =>
  `<ram:${name}>${amounts}<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${code}</ram:CategoryCode>` +
  `${percent === undefined ? '' : `<ram:RateApplicablePercent>${percent}</ram:RateApplicablePercent>`}</ram:${name}>`
export const row = (code: string, percent: string | undefined, base: string, vat: string): string =>
  tax(
    'ApplicableTradeTax',
    code,
    percent,
    `<ram:CalculatedAmount>${vat}</ram:CalculatedAmount><ram:BasisAmount>${base}</ram:BasisAmount>`,
  )
export const line = (code: string, percent: string | undefined, net: string): string =>
  `<ram:SpecifiedLineTradeSettlement>${tax('ApplicableTradeTax', code, percent)}<ram:SpecifiedTradeSettlementLineMonetarySummation>` +
  `<ram:LineTotalAmount>${net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>`
export const charge = (isCharge: string, inner: string): string =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>${inner}</ram:SpecifiedTradeAllowanceCharge>`
export const totals = (amounts: Record<string, string>, more = ''): string =>
  nested(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    Object.entries(amounts)
      .map(([name, value]) => `<ram:${name}>${value}</ram:${name}>`)
      .join('') + more,
  )
export const date = (name: string, value: string, format = '102'): string =>
  nested(`ram:${name}`, `<udt:DateTimeString format="${format}">${value}</udt:DateTimeString>`)
export const currency = (code: string): string => `<ram:InvoiceCurrencyCode>${code}</ram:InvoiceCurrencyCode>`
export const total = (code: string, value: string): string =>
  `<ram:TaxTotalAmount currencyID="${code}">${value}</ram:TaxTotalAmount>`
export const seller = (inner: string, more: CiiParts = {}): CiiParts => ({
  ...more,
  agreement: nested('ram:SellerTradeParty', inner),
})
export const address = (country: string): string => nested('ram:PostalTradeAddress/ram:CountryID', country)
export const vat =
  '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration>'
/** `before` stands before them in the settlement. */
export const means = (code: string, inner: string, before = ''): CiiParts => ({
  settlement: `${before}${nested('ram:SpecifiedTradeSettlementPaymentMeans', `<ram:TypeCode>${code}</ram:TypeCode>${inner}`)}`,
})
export const settled = (settlement: string, more: CiiParts = {}): CiiParts => ({ ...more, settlement })
export const rep = (inner: string): CiiParts => ({ agreement: nested('ram:SellerTaxRepresentativeTradeParty', inner) })
export const classified = (inner: string): string =>
  nested('ram:SpecifiedTradeProduct/ram:DesignatedProductClassification', inner)
export const inLine = (inner: string): CiiParts => ({ lines: [inner] })

/** What breaks a rule, and what is as near to it as can be and does not. Where nothing is given, nothing breaks it. */
export type Case = readonly [rule: string, broken: CiiParts | undefined, mended: CiiParts]
