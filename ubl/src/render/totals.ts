import { monetaryTotal } from '../document/head.ts'
import type { DocumentType } from '../model/document-types.ts'
import { all, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { documentText, type Line, ourWords } from './line.ts'
import { amountLine, type Sheet } from './sheet.ts'
import { renderWords } from './words.ts'

export type Headline = { readonly currency: string; readonly amount: string; readonly due?: string | undefined }

const dueWords: Partial<Record<DocumentType, string>> = {
  RemittanceAdvice: 'paper.paidOn',
  Quotation: 'paper.validOn',
}

/** The amount that matters, at the head of the page. */
export function headline(sheet: Sheet): Headline | undefined {
  const { head, words, format, currency } = sheet
  if (!head.payableAmount) return undefined
  return {
    currency,
    amount: format.amount(head.payableAmount, currency),
    due:
      sheet.tree.type === 'Order'
        ? undefined
        : head.dueDate && words(dueWords[sheet.tree.type] ?? 'paper.dueOn', { date: format.date(head.dueDate) }),
  }
}

/** One row under the lines: a sum, or what is payable; with the reason why there is no VAT. */
export type TotalRow = {
  readonly label: Line
  readonly value: Line
  readonly look?: 'sum' | 'pay' | undefined
  readonly reason?: Line | undefined
}

/** From the sum of the lines to what is payable, with the VAT breakdown in between, as the document states them. */
export function totals(sheet: Sheet): TotalRow[] {
  const { tree, words, currency } = sheet
  const total = monetaryTotal(tree.root)
  const payable = child(total, 'cbc:PayableAmount') ?? otherTotal(tree.root)
  const of = (name: string): XmlElement | undefined => child(total, `cbc:${name}`)
  const lineSum = of('LineExtensionAmount')
  const net = of('TaxExclusiveAmount')
  const allowances = children(tree.root, 'cac:AllowanceCharge').flatMap((one) => allowance(sheet, one))
  const inclusive = of('TaxInclusiveAmount')
  return [
    ...debitsAndCredits(sheet),
    ...row(sheet, words('paper.sumOfLines'), same(lineSum, net) && allowances.length === 0 ? undefined : lineSum),
    ...allowances,
    ...row(sheet, words('paper.taxExclusive'), net, 'sum'),
    ...taxRows(sheet),
    ...row(sheet, words('paper.taxInclusive'), same(inclusive, payable) ? undefined : inclusive, 'sum'),
    ...row(sheet, words('paper.prepaid'), of('PrepaidAmount')),
    ...row(sheet, words('paper.rounding'), of('PayableRoundingAmount')),
    ...row(sheet, words(payableWord(tree.type), { currency }), payable, 'pay'),
  ]
}

const payableWord = (type: DocumentType): string =>
  type === 'RemittanceAdvice' ? 'paper.paid' : asksForMoney(type) ? 'paper.payable' : 'paper.total'

/** What a remittance advice pays of invoices, and what credit notes take off. */
function debitsAndCredits(sheet: Sheet): TotalRow[] {
  const credit = child(sheet.tree.root, 'cbc:TotalCreditAmount')
  if (Number(textOf(credit) ?? 0) === 0) return []
  return [
    ...row(sheet, sheet.words('paper.debitTotal'), child(sheet.tree.root, 'cbc:TotalDebitAmount')),
    ...row(sheet, sheet.words('paper.creditTotal'), credit),
  ]
}

/** What is ordered or offered is worth something, and nothing is due for it yet. */
const asksForMoney = (type: DocumentType): boolean =>
  !['Order', 'OrderChange', 'OrderResponse', 'Quotation', 'RemittanceAdvice', 'Statement'].includes(type)

const otherTotal = (root: XmlElement): XmlElement | undefined =>
  ['TotalPaymentAmount', 'TotalBalanceAmount'].map((name) => child(root, `cbc:${name}`)).find(Boolean)

const same = (a: XmlElement | undefined, b: XmlElement | undefined): boolean =>
  a !== undefined && textOf(a) === textOf(b)

function row(sheet: Sheet, label: string, of: XmlElement | undefined, look?: TotalRow['look']): TotalRow[] {
  const value = amountLine(sheet, of)
  return value ? [{ label: [{ text: label }], value, look }] : []
}

function allowance(sheet: Sheet, of: XmlElement): TotalRow[] {
  const charge = text(of, 'cbc:ChargeIndicator') === 'true'
  const label =
    documentText(text(of, 'cbc:AllowanceChargeReason')) ??
    ourWords(sheet.words(charge ? 'paper.charge' : 'paper.allowance'))
  const value = amountLine(sheet, child(of, 'cbc:Amount'), !charge)
  return label && value ? [{ label, value }] : []
}

/** The breakdown by category and rate; where a document has none, its total; then tax in another currency. */
function taxRows(sheet: Sheet): TotalRow[] {
  const { tree, words, currency } = sheet
  return children(tree.root, 'cac:TaxTotal').flatMap((total) => {
    const subtotals = all(total, 'cac:TaxSubtotal')
    const taxAmount = child(total, 'cbc:TaxAmount')
    const other = attribute(taxAmount, 'currencyID')
    if (other && currency && other !== currency) return row(sheet, words('paper.taxIn', { currency: other }), taxAmount)
    if (subtotals.length === 0) return row(sheet, words('paper.taxTotal'), taxAmount)
    return subtotals.flatMap((one) => taxRow(sheet, one))
  })
}

function taxRow(sheet: Sheet, subtotal: XmlElement): TotalRow[] {
  const { words, format, currency } = sheet
  const category = child(subtotal, 'cac:TaxCategory')
  const percent = text(category, 'cbc:Percent') ?? text(subtotal, 'cbc:Percent')
  const taxable = textOf(child(subtotal, 'cbc:TaxableAmount'))
  const rate = percent ? format.percent(percent) : ''
  const named = `paper.tax.${text(category, 'cbc:ID')}`
  const base = taxable ? format.amount(taxable, currency) : ''
  const label =
    named in renderWords
      ? words('paper.taxRowOf', { category: words(named, { rate }), taxable: base })
      : words('paper.taxRow', { rate, taxable: base })
  const reason = documentText(text(category, 'cbc:TaxExemptionReason'))
  return row(sheet, label, child(subtotal, 'cbc:TaxAmount')).map((taxed) => ({ ...taxed, reason }))
}
