import { lineName } from '../document/head.ts'
import type { LineForm } from '../trade/form.ts'
import { lineOf } from '../trade/line-of.ts'
import { all, at, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { period } from './facts.ts'
import { type Html, html, type Piece } from './html.ts'
import { amount, own, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** One column of a table of lines: `kind` says where it goes on a narrow screen. */
type Column = {
  label: string
  kind: 'no' | 'wide' | 'mid' | 'last'
  cell: (line: LineForm, element: XmlElement) => Piece
}

export function lines(sheet: Sheet): Html | undefined {
  const { tree } = sheet
  const elements = children(tree.root, lineName(tree.type))
  if (elements.length === 0) return undefined
  const rows = elements.map((element) => {
    const line = lineOf(element, tree.type, tree.root)
    return { element, line }
  })
  const used = ({ cell }: Column): boolean => rows.some(({ line, element }) => cell(line, element))
  const columns = columnsOf(sheet).filter((column) => column.kind !== 'mid' || used(column))
  const heads = columns.map(({ label, kind }) => html`<th scope="col" class="${classOf(kind)}">${label}</th>`)
  const cells = (line: LineForm, element: XmlElement): Html[] =>
    columns.map(({ label, kind, cell }) => {
      const content = cell(line, element)
      return html`<td class="${classOf(kind)}" data-label="${label}">${content}</td>`
    })
  const body = rows.map(({ line, element }) => html`<tr>${cells(line, element)}</tr>`)
  return html`<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`
}

const classOf = (kind: Column['kind']): string => (kind === 'mid' || kind === 'last' ? `n ${kind}` : kind)

function columnsOf(sheet: Sheet): Column[] {
  const { tree, words } = sheet
  const number: Column = { label: words('paper.line'), kind: 'no', cell: (line) => own(line.id) }
  const item: Column = {
    label: words('paper.item'),
    kind: 'wide',
    cell: (line, element) => itemCell(sheet, line, element),
  }
  const quantity = (label: string, kind: Column['kind']): Column => ({
    label: words(label),
    kind,
    cell: (line) => amountOf(sheet, line.quantity, line.unit),
  })
  switch (tree.type) {
    case 'Statement':
    case 'Reminder':
    case 'RemittanceAdvice':
      return accountColumns(sheet, number)
    case 'DespatchAdvice':
    case 'RequestForQuotation':
      return [number, item, quantity('paper.quantity', 'last')]
    case 'ReceiptAdvice':
      return [
        number,
        item,
        {
          label: words('paper.rejected'),
          kind: 'mid',
          cell: (line) => line.rejected && amountOf(sheet, line.rejected.quantity, line.unit),
        },
        quantity('paper.received', 'last'),
      ]
    case 'Catalogue':
      return [
        number,
        item,
        { label: words('paper.price'), kind: 'last', cell: (_, element) => cataloguePrice(sheet, element) },
      ]
    default:
      return [
        number,
        item,
        quantity('paper.quantity', 'mid'),
        { label: words('paper.price'), kind: 'mid', cell: (line) => priceCell(sheet, line) },
        {
          label: words('paper.vat'),
          kind: 'mid',
          cell: (line) => line.tax.percent && sheet.format.percent(line.tax.percent),
        },
        { label: words('paper.net'), kind: 'last', cell: (_, element) => amount(sheet, netOf(element)) },
      ]
  }
}

/** Statements, reminders and remittances list documents, not goods. */
function accountColumns(sheet: Sheet, number: Column): Column[] {
  const { words, tree } = sheet
  const money = (label: string, name: string, kind: Column['kind']): Column => ({
    label: words(label),
    kind,
    cell: (_, element) => amount(sheet, child(element, `cbc:${name}`)),
  })
  const document: Column = {
    label: words('paper.document'),
    kind: 'wide',
    cell: (_, element) => documentCell(sheet, element),
  }
  const columns = [
    number,
    document,
    money('paper.debit', 'DebitLineAmount', 'mid'),
    money('paper.credit', 'CreditLineAmount', 'mid'),
  ]
  const last =
    tree.type === 'Reminder' ? money('paper.amount', 'Amount', 'mid') : money('paper.balance', 'BalanceAmount', 'mid')
  return [...columns, last]
}

function documentCell(sheet: Sheet, element: XmlElement): Piece {
  const references = all(element, 'cac:BillingReference')
    .flatMap((billing) => billing.children.filter((node) => typeof node !== 'string'))
    .filter((node) => node.name.endsWith('DocumentReference'))
  const notes = children(element, 'cbc:Note').map((note) => textOf(note))
  const documents = references.map((reference) => {
    const issued = text(reference, 'cbc:IssueDate')
    return html`<b>${own(text(reference, 'cbc:ID'))}</b>${issued && html` <small>${sheet.format.date(issued)}</small>`}`
  })
  return [documents, notes.map((note) => note && html`<small>${own(note)}</small>`)]
}

const netOf = (element: XmlElement): XmlElement | undefined =>
  at(element, 'cac:LineItem', 'cbc:LineExtensionAmount') ?? child(element, 'cbc:LineExtensionAmount')

function amountOf(sheet: Sheet, quantity: string, unit: string): Piece {
  if (!quantity) return undefined
  const named = unit && wordFor(sheet.words, `paper.unit.${unit}`, unit)
  return html`<bdi>${sheet.format.quantity(quantity)}</bdi>${named && html` <small>${named}</small>`}`
}

function priceCell(sheet: Sheet, line: LineForm): Piece {
  if (!line.price) return undefined
  const price = sheet.format.amount(line.price, sheet.currency)
  if (!line.baseQuantity || /^1(\.0*)?$/.test(line.baseQuantity)) return html`<bdi>${price}</bdi>`
  return sheet.words('paper.priceFor', { price, quantity: sheet.format.quantity(line.baseQuantity) })
}

const cataloguePrice = (sheet: Sheet, element: XmlElement): Piece =>
  amount(sheet, at(element, 'cac:RequiredItemLocationQuantity', 'cac:Price', 'cbc:PriceAmount'))

/** The item's name with all that tells it apart, and what was taken off or put on. */
function itemCell(sheet: Sheet, line: LineForm, element: XmlElement): Piece {
  const { words } = sheet
  const inner = child(element, 'cac:LineItem') ?? element
  const ids = [
    line.sellersItemId && words('paper.sellersItem', { id: line.sellersItemId }),
    line.buyersItemId && words('paper.buyersItem', { id: line.buyersItemId }),
    line.standardItemId && words('paper.standardItem', { id: line.standardItemId.value }),
    line.orderLineId && words('paper.orderLine', { id: line.orderLineId }),
    period(sheet, child(inner, 'cac:InvoicePeriod')),
  ].filter((one): one is string => Boolean(one))
  const properties = all(inner, 'cac:Item', 'cac:AdditionalItemProperty').flatMap((property) => {
    const [name, value] = [text(property, 'cbc:Name'), text(property, 'cbc:Value')]
    return name && value ? [words('paper.property', { name, value })] : []
  })
  const allowances = children(inner, 'cac:AllowanceCharge').map((row) => allowanceLine(sheet, row))
  return [
    html`<b>${own(line.name)}</b>`,
    extra(line.description),
    extra([...ids, ...properties].join(' · ')),
    extra(line.note),
    extra(line.rejected?.reason),
    allowances,
  ]
}

const extra = (words: string | undefined): Piece => words && html`<small>${own(words)}</small>`

function allowanceLine(sheet: Sheet, row: XmlElement): Html {
  const charge = text(row, 'cbc:ChargeIndicator') === 'true'
  const reason = text(row, 'cbc:AllowanceChargeReason') ?? sheet.words(charge ? 'paper.charge' : 'paper.allowance')
  return html`<small><bdi>${reason}</bdi> ${amount(sheet, child(row, 'cbc:Amount'), !charge)}</small>`
}
