import { nested } from '../nested.ts'

export const leaf = (name: string, value: string, attributes = ''): string =>
  `<cbc:${name}${attributes}>${value}</cbc:${name}>`
export const category = (name: string, code: string, percent?: string, more = ''): string =>
  nested(
    `cac:${name}`,
    leaf('ID', code) +
      (percent === undefined ? '' : leaf('Percent', percent)) +
      more +
      nested('cac:TaxScheme/cbc:ID', 'VAT'),
  )
/** A seller and a payee with so many identifiers each. */
export const parties = (name: string, sellers: readonly string[], payees: readonly string[]): string => {
  const identified = (ids: readonly string[]) => ids.map((id) => nested(name, leaf('ID', id))).join('')
  return (
    nested('cac:AccountingSupplierParty/cac:Party', identified(sellers)) +
    nested('cac:PayeeParty', identified(payees) + nested('cac:PartyName', leaf('Name', 'P')))
  )
}
export const row = (code: string, percent: string | undefined, base: string, tax: string, more = ''): string =>
  nested(
    'cac:TaxTotal/cac:TaxSubtotal',
    leaf('TaxableAmount', base) + leaf('TaxAmount', tax) + category('TaxCategory', code, percent, more),
  )
export const line = (code: string, percent: string | undefined, net: string, name = 'InvoiceLine'): string =>
  nested(
    `cac:${name}`,
    leaf('LineExtensionAmount', net) + nested('cac:Item', category('ClassifiedTaxCategory', code, percent)),
  )
export const allowance = (isCharge: string, inner: string): string =>
  nested('cac:AllowanceCharge', leaf('ChargeIndicator', isCharge) + inner)
export const totals = (amounts: Record<string, string>): string =>
  nested(
    'cac:LegalMonetaryTotal',
    Object.entries(amounts)
      .map(([name, value]) => leaf(name, value))
      .join(''),
  )
export const seller = (inner: string): string => nested('cac:AccountingSupplierParty/cac:Party', inner)
export const buyer = (inner: string): string => nested('cac:AccountingCustomerParty/cac:Party', inner)
export const number = (id: string, scheme = 'VAT'): string =>
  nested('cac:PartyTaxScheme', leaf('CompanyID', id) + nested('cac:TaxScheme/cbc:ID', scheme))
export const address = (country: string, more = ''): string =>
  nested('cac:PostalAddress', more + nested('cac:Country/cbc:IdentificationCode', country))
export const taxed = (currency: string, amount: string, rows = ''): string =>
  nested('cac:TaxTotal', leaf('TaxAmount', amount, ` currencyID="${currency}"`) + rows)

/**
 * What breaks a rule, and what is as near to it as can be and does not. Where nothing is given, nothing breaks it. A case
 * without a name for the type is an invoice.
 */
export type Case = [rule: string, broken: string | undefined, mended: string, type?: 'Invoice' | 'CreditNote']
