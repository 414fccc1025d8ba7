import { cac, cbc } from '../elements.ts'

export const urn = (name: string) => `urn:fdc:peppol.eu:poacc:${name}:3`
export const spec = (name: string) => cbc('CustomizationID', urn(`trns:${name}`))
export const process = (name: string) => cbc('ProfileID', urn(`bis:${name}`))

export const named = cac('Party', cac('PartyName', cbc('Name', 'A')))
export const official = cac('Party', cac('PartyLegalEntity', cbc('RegistrationName', 'A')))
export const nobody = cac('Party', cac('Contact', cbc('Name', 'A')))
export const row = (...inner: string[]) => cac('AllowanceCharge', ...inner)
export const charge = cbc('ChargeIndicator', 'true')
export const deduction = cbc('ChargeIndicator', 'false')
export const reason = cbc('AllowanceChargeReason', 'x')
export const line = (...inner: string[]) => cac('OrderLine', cac('LineItem', ...inner))
export const price = (amount: string, ...inner: string[]) => line(cac('Price', cbc('PriceAmount', amount), ...inner))
export const tax = (id: string, percent = '') => cac('TaxCategory', cbc('ID', id), percent && cbc('Percent', percent))
export const item = (...inner: string[]) => cac('Item', ...inner)
export const known = item(cac('SellersItemIdentification', cbc('ID', '1')))
export const response = (code: string, ...status: string[]) =>
  cac('DocumentResponse', cac('Response', cbc('ResponseCode', code), ...status))
export const status = (code: string, ...inner: string[]) =>
  cac('Status', cbc('StatusReasonCode', code, 'listID="OPStatusReason"'), ...inner)
export const action = (code: string) => cac('Status', cbc('StatusReasonCode', code, 'listID="OPStatusAction"'))
export const despatch = (...inner: string[]) => cac('DespatchLine', ...inner)
export const catalogueLine = (...inner: string[]) => cac('CatalogueLine', ...inner)
export const period = (name: string, start: string, end: string) =>
  cac(name, cbc('StartDate', start), cbc('EndDate', end))
export const year = period('ValidityPeriod', '2026-01-01', '2026-12-31')
export const place = (...inner: string[]) => catalogueLine(cac('RequiredItemLocationQuantity', ...inner))
export const taxed = (...inner: string[]) => cac('TaxTotal', ...inner)
export const legal = (...inner: string[]) => cac('LegalMonetaryTotal', ...inner)
export const category = (id: string, ...inner: string[]) =>
  cac('TaxSubtotal', cac('TaxCategory', cbc('ID', id), ...inner))
export const classified = (id: string, percent = '') =>
  cac('ClassifiedTaxCategory', cbc('ID', id), percent && cbc('Percent', percent))

/** Of a rule of Peppol after award, what it is quiet at and what it fires at. */
export type Case = [rule: string, good: string, bad: string]
