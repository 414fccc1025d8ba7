import { monetaryTotal } from '../document/head.ts'
import { all, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { type Html, html, type Piece } from './html.ts'
import { amount, own, type Sheet } from './sheet.ts'
import { renderWords } from './words.ts'

/** The amount that matters, at the head of the page. */
export function headline(sheet: Sheet): Html | undefined {
  const { head, words, format, currency } = sheet
  if (!head.payableAmount) return undefined
  const due = head.dueDate && words('paper.dueOn', { date: format.date(head.dueDate) })
  const payable = html`<b><small>${currency}</small><bdi>${format.amount(head.payableAmount, currency)}</bdi></b>`
  return html`<div class="due">${payable}${due && html`<span>${due}</span>`}</div>`
}

/** From the sum of the lines to what is payable, with the VAT breakdown in between, as the document states them. */
export function totals(sheet: Sheet): Html | undefined {
  const { tree, words, currency } = sheet
  const total = monetaryTotal(tree.root)
  const payable = child(total, 'cbc:PayableAmount') ?? otherTotal(tree.root)
  const of = (name: string): XmlElement | undefined => child(total, `cbc:${name}`)
  const lineSum = of('LineExtensionAmount')
  const net = of('TaxExclusiveAmount')
  const allowances = children(tree.root, 'cac:AllowanceCharge').map((one) => allowance(sheet, one))
  const taxes = taxRows(sheet)
  const inclusive = of('TaxInclusiveAmount')
  const rows: Piece[] = [
    row(sheet, words('paper.sumOfLines'), same(lineSum, net) && allowances.length === 0 ? undefined : lineSum),
    allowances,
    row(sheet, words('paper.taxExclusive'), net, 'sum'),
    taxes,
    row(sheet, words('paper.taxInclusive'), same(inclusive, payable) ? undefined : inclusive, 'sum'),
    row(sheet, words('paper.prepaid'), of('PrepaidAmount')),
    row(sheet, words('paper.rounding'), of('PayableRoundingAmount')),
    row(sheet, words(total ? 'paper.payable' : 'paper.total', { currency }), payable, 'pay'),
  ]
  return rows.flat(2).some(Boolean) ? html`<dl class="totals">${rows}</dl>` : undefined
}

const otherTotal = (root: XmlElement): XmlElement | undefined =>
  ['TotalPaymentAmount', 'TotalBalanceAmount'].map((name) => child(root, `cbc:${name}`)).find(Boolean)

const same = (a: XmlElement | undefined, b: XmlElement | undefined): boolean =>
  a !== undefined && textOf(a) === textOf(b)

function row(sheet: Sheet, label: Piece, of: XmlElement | undefined, name = ''): Html | undefined {
  const value = amount(sheet, of)
  return value && html`<dt class="${name}">${label}</dt><dd class="${name}">${value}</dd>`
}

function allowance(sheet: Sheet, of: XmlElement): Html | undefined {
  const charge = text(of, 'cbc:ChargeIndicator') === 'true'
  const label = text(of, 'cbc:AllowanceChargeReason') ?? sheet.words(charge ? 'paper.charge' : 'paper.allowance')
  const value = amount(sheet, child(of, 'cbc:Amount'), !charge)
  return value && html`<dt>${own(label)}</dt><dd>${value}</dd>`
}

/** The breakdown by category and rate; where a document has none, its total; then tax in another currency. */
function taxRows(sheet: Sheet): Piece[] {
  const { tree, words, currency } = sheet
  const found: Piece[] = []
  for (const total of children(tree.root, 'cac:TaxTotal')) {
    const subtotals = all(total, 'cac:TaxSubtotal')
    const taxAmount = child(total, 'cbc:TaxAmount')
    const other = attribute(taxAmount, 'currencyID')
    if (other && currency && other !== currency)
      found.push(row(sheet, words('paper.taxIn', { currency: other }), taxAmount))
    else if (subtotals.length === 0) found.push(row(sheet, words('paper.taxTotal'), taxAmount))
    else found.push(...subtotals.map((one) => taxRow(sheet, one)))
  }
  return found
}

function taxRow(sheet: Sheet, subtotal: XmlElement): Piece {
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
  const reason = text(category, 'cbc:TaxExemptionReason')
  return [row(sheet, label, child(subtotal, 'cbc:TaxAmount')), reason && html`<div class="reason">${own(reason)}</div>`]
}
