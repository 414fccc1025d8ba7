/** `<cac:Party><cbc:Name>A</cbc:Name></cac:Party>` for 'Party' with 'Name=A'; cac for what holds elements. */
export const tag = (name: string, inner: string, attributes = ''): string => `<${name}${attributes}>${inner}</${name}>`
export const cac = (name: string, ...inner: string[]): string => tag(`cac:${name}`, inner.join(''))
export const cbc = (name: string, text: string, attributes = ''): string =>
  tag(`cbc:${name}`, text, attributes && ` ${attributes}`)
export const scheme = (id: string): string => cac('TaxScheme', cbc('ID', id))
export const vat = (number: string): string => cac('PartyTaxScheme', cbc('CompanyID', number), scheme('VAT'))
export const tax = (number: string, id = 'TAX'): string => cac('PartyTaxScheme', cbc('CompanyID', number), scheme(id))
export const address = (country: string, ...inner: string[]): string =>
  cac('PostalAddress', ...inner, cac('Country', cbc('IdentificationCode', country)))
export const full = (country: string): string =>
  address(country, cbc('StreetName', 'A'), cbc('CityName', 'B'), cbc('PostalZone', '1'))
export const legal = (id: string, schemeID = ''): string =>
  cac('PartyLegalEntity', cbc('CompanyID', id, schemeID && `schemeID="${schemeID}"`))
export const seller = (...inner: string[]): string => cac('AccountingSupplierParty', cac('Party', ...inner))
export const buyer = (...inner: string[]): string => cac('AccountingCustomerParty', cac('Party', ...inner))
export const endpoint = (id: string, schemeID: string): string => cbc('EndpointID', id, `schemeID="${schemeID}"`)
export const means = (code: string, ...inner: string[]): string =>
  cac('PaymentMeans', cbc('PaymentMeansCode', code), ...inner)
export const account = (id: string, ...inner: string[]): string => cac('PayeeFinancialAccount', cbc('ID', id), ...inner)
export const branch = (id: string): string => cac('FinancialInstitutionBranch', cbc('ID', id))
export const mandate = (...inner: string[]): string => cac('PaymentMandate', ...inner)
export const payer = (id: string): string => cac('PayerFinancialAccount', cbc('ID', id))
export const supporting = (...inner: string[]): string => cac('AdditionalDocumentReference', ...inner)
export const described = (as: string, id = '1'): string => supporting(cbc('ID', id), cbc('DocumentDescription', as))
export const eur = 'currencyID="EUR"'
export const row = (charge: string, ...inner: string[]): string =>
  cac('AllowanceCharge', cbc('ChargeIndicator', charge), ...inner)
export const unsaid = (...inner: string[]): string => cac('AllowanceCharge', ...inner)
export const line = (...inner: string[]): string => cac('InvoiceLine', ...inner)
export const price = (amount: string, ...inner: string[]): string =>
  cac('Price', cbc('PriceAmount', amount, eur), ...inner)
export const taxTotal = (amount: string, currency: string, ...inner: string[]): string =>
  cac('TaxTotal', cbc('TaxAmount', amount, `currencyID="${currency}"`), ...inner)
export const category = (id: string, ...inner: string[]): string =>
  cac('TaxCategory', cbc('ID', id), ...inner, scheme('VAT'))
export const subtotal = (inner: string): string => cac('TaxTotal', cac('TaxSubtotal', inner))
export const process = (number: string): string =>
  cbc('ProfileID', `urn:fdc:peppol.eu:2017:poacc:billing:${number}:1.0`)
export const euro = cbc('DocumentCurrencyCode', 'EUR')

/** Of a rule, what it is quiet at and what it fires at: the part of a document that it speaks of, and no more. */
export type Case = [rule: string, good: string, bad: string, type?: 'Invoice' | 'CreditNote']
