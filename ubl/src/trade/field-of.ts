import type { Finding } from '../finding.ts'
import type { TradeForm } from './form.ts'
import { totalsOf } from './totals.ts'

/** Where a business term of the document stands in the form. */
const fields: Readonly<Record<string, string>> = {
  'BT-1': 'id',
  'BT-2': 'issueDate',
  'BT-3': 'typeCode',
  'BT-5': 'currency',
  'BT-6': 'taxCurrency.code',
  'BT-9': 'dueDate',
  'BT-10': 'buyerReference',
  'BT-13': 'orderReference',
  'BT-20': 'paymentTerms',
  'BT-24': 'customizationId',
  'BT-25': 'precedingInvoice.id',
  'BT-27': 'seller.name',
  'BT-29': 'seller.identifiers',
  'BT-30': 'seller.legalScheme',
  'BT-31': 'seller.vatId',
  'BT-32': 'seller.taxId',
  'BT-34': 'seller.endpointScheme',
  'BT-40': 'seller.address.country',
  'BG-5': 'seller.address.country',
  'BT-44': 'buyer.name',
  'BT-47': 'buyer.legalScheme',
  'BT-48': 'buyer.vatId',
  'BT-49': 'buyer.endpointScheme',
  'BT-55': 'buyer.address.country',
  'BG-8': 'buyer.address.country',
  'BT-72': 'deliveryDate',
  'BT-73': 'period.start',
  'BT-74': 'period.end',
  'BT-80': 'deliveryAddress.country',
  'BT-81': 'paymentMeans.code',
  'BT-84': 'paymentMeans.iban',
  'BT-111': 'taxCurrency.rate',
  'BT-113': 'prepaid',
  'BT-114': 'rounding',
  'BG-23': 'lines',
  'BG-25': 'lines',
}

/** Terms of a line, below 'lines.<n>'. */
const lineFields: Readonly<Record<string, string>> = {
  'BT-25': 'document.id',
  'BT-126': 'id',
  'BT-129': 'quantity',
  'BT-130': 'unit',
  'BT-131': 'price',
  'BT-134': 'period.start',
  'BT-139': 'reason',
  'BT-135': 'period.end',
  'BT-146': 'price',
  'BT-149': 'baseQuantity',
  'BT-150': 'baseQuantity',
  'BT-151': 'tax.category',
  'BT-152': 'tax.percent',
  'BT-153': 'name',
  'BT-157': 'standardItemId',
}

/** Terms of an allowance or a charge, of the document or of a line, below 'allowances.<n>'. */
const allowanceFields: Readonly<Record<string, string>> = {
  ...spread('amount', 'BT-92 BT-99 BT-136 BT-141'),
  ...spread('base', 'BT-93 BT-100 BT-137 BT-142'),
  ...spread('tax.category', 'BT-95 BT-102'),
  ...spread('tax.percent', 'BT-96 BT-103'),
  ...spread('reason', 'BT-97 BT-104 BT-139 BT-144'),
  ...spread('reasonCode', 'BT-98 BT-105 BT-140 BT-145'),
}

function spread(field: string, terms: string): Record<string, string> {
  return Object.fromEntries(terms.split(' ').map((term) => [term, field]))
}

/** The field of the form that a finding over its document is about; '' for the form as a whole. */
export function fieldOf(finding: Finding, form: TradeForm): string {
  const { path, terms = [] } = finding
  const line = position(path, /\/cac:\w+Line(?:\[(\d+)\])?/)
  const allowance = position(path, /\/cac:AllowanceCharge(?:\[(\d+)\])?/)
  const row = position(path, /\/cac:TaxSubtotal(?:\[(\d+)\])?/)
  const above = line === undefined ? '' : `lines.${line}.`
  if (row !== undefined) return breakdownField(row, terms, form)
  if (allowance !== undefined) return `${above}allowances.${allowance}.${firstOf(terms, allowanceFields) ?? 'amount'}`
  if (line !== undefined) return `${above}${firstOf(terms, lineFields) ?? 'name'}`
  const field = firstOf(terms, fields) ?? firstLineField(terms, form)
  return ofParty(field ?? '', path)
}

function firstOf(terms: readonly string[], table: Readonly<Record<string, string>>): string | undefined {
  return terms.map((term) => table[term]).find((field) => field !== undefined)
}

/** Zero-based position of the first part of a path that a pattern finds; one that stands alone has no number. */
function position(path: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(path)
  return found ? Number(found[1] ?? 1) - 1 : undefined
}

/** A row of the breakdown has no field of its own: it is mended in the first line that made it. */
function breakdownField(row: number, terms: readonly string[], form: TradeForm): string {
  const category = totalsOf(form).taxes.filter((tax) => tax.category !== '')[row]?.category
  const line = form.lines.findIndex((one) => one.tax.category === category)
  if (line < 0) return 'lines'
  if (terms.includes('BT-120')) return `lines.${line}.tax.exemptionReason`
  return `lines.${line}.tax.${terms.includes('BT-119') ? 'percent' : 'category'}`
}

const firstLineField = (terms: readonly string[], form: TradeForm): string | undefined => {
  const field = firstOf(terms, lineFields)
  return field && form.lines.length > 0 ? `lines.0.${field}` : field && 'lines'
}

/** The same rule speaks of both parties (a country, a scheme); the path says which. */
function ofParty(field: string, path: string): string {
  if (!field.startsWith('seller.')) return field
  if (/\/cac:(AccountingCustomer|BuyerCustomer|DeliveryCustomer)Party/.test(path))
    return field.replace('seller', 'buyer')
  if (path.includes('/cac:Delivery')) return field.replace('seller.address', 'deliveryAddress')
  return field
}
