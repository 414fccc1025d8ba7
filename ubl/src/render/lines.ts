import { discountCode } from '../document/discounts.ts'
import { lineName } from '../document/head.ts'
import type { LineForm } from '../trade/form.ts'
import { lineOf } from '../trade/line-of.ts'
import { all, at, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { periodLine } from './facts.ts'
import { documentText, inQuiet, joined, type Line, ourWords } from './line.ts'
import { amountLine, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** What stands in a cell: lines below each other. */
export type Cell = readonly Line[]

/** `kind` says where a column goes: the number of the line, what it is about, more about it, and what it comes to. */
export type ColumnKind = 'no' | 'wide' | 'mid' | 'last'

export type Table = {
  readonly columns: readonly { readonly label: string; readonly kind: ColumnKind }[]
  readonly rows: readonly (readonly Cell[])[]
}

type Column = {
  readonly label: string
  readonly kind: ColumnKind
  readonly cell: (line: LineForm, element: XmlElement) => Line | undefined | Cell
}

/** The lines of the document; a column that no line fills is left out. */
export function lineTable(sheet: Sheet): Table | undefined {
  const { tree } = sheet
  const elements = children(tree.root, lineName(tree.type))
  if (elements.length === 0) return undefined
  const made = columnsOf(sheet).map((column) => ({ ...column, cells: [] as Cell[] }))
  for (const element of elements) {
    const line = lineOf(element, tree.type, tree.root)
    for (const { cell, cells } of made) cells.push(cellOf(cell(line, element)))
  }
  const columns = made.filter(({ kind, cells }) => kind !== 'mid' || cells.some((cell) => cell.length > 0))
  return { columns, rows: elements.map((_, i) => columns.map(({ cells }) => cells[i] ?? [])) }
}

const cellOf = (content: Line | undefined | Cell): Cell =>
  content === undefined ? [] : isLine(content) ? [content] : content

const isLine = (content: Line | Cell): content is Line => content[0] !== undefined && 'text' in content[0]

function columnsOf(sheet: Sheet): Column[] {
  const { tree, words } = sheet
  const number: Column = { label: words('paper.line'), kind: 'no', cell: (line) => documentText(line.id) }
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
          label: words('paper.short'),
          kind: 'mid',
          cell: (line) => (line.short ? amountOf(sheet, line.short, line.unit) : undefined),
        },
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
          cell: (line) => ourWords(line.tax.percent && sheet.format.percent(line.tax.percent)),
        },
        { label: words('paper.net'), kind: 'last', cell: (_, element) => amountLine(sheet, netOf(element)) },
      ]
  }
}

/** Statements, reminders and remittances list documents, not goods. */
function accountColumns(sheet: Sheet, number: Column): Column[] {
  const { words, tree } = sheet
  const money = (label: string, name: string, kind: Column['kind']): Column => ({
    label: words(label),
    kind,
    cell: (_, element) => amountLine(sheet, child(element, `cbc:${name}`)),
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

/** What of a document was not paid, and why. */
function leftOut(sheet: Sheet, row: XmlElement): Line | undefined {
  const isCharge = text(row, 'cbc:ChargeIndicator') === 'true'
  const isDiscount = text(row, 'cbc:AllowanceChargeReasonCode') === discountCode
  const why =
    documentText(text(row, 'cbc:AllowanceChargeReason')) ??
    ourWords(sheet.words(isCharge ? 'paper.charge' : isDiscount ? 'paper.discount' : 'paper.allowance'))
  const line = joined([why, amountLine(sheet, child(row, 'cbc:Amount'), !isCharge)], ' ')
  return line && inQuiet(line)
}

function documentCell(sheet: Sheet, element: XmlElement): Cell {
  const references = all(element, 'cac:BillingReference')
    .flatMap((billing) => billing.children.filter((node) => typeof node !== 'string'))
    .filter((node) => node.name.endsWith('DocumentReference'))
  const documents = references.flatMap((reference) => {
    const issued = text(reference, 'cbc:IssueDate')
    return [documentText(text(reference, 'cbc:ID'), 'strong'), ourWords(issued && sheet.format.date(issued), 'quiet')]
  })
  const notes = children(element, 'cbc:Note').map((note) => documentText(textOf(note), 'quiet'))
  const due = text(child(element, 'cac:ReminderPeriod'), 'cbc:StartDate')
  const wasDue = ourWords(due && sheet.words('paper.dueOn', { date: sheet.format.date(due) }), 'quiet')
  const rows = all(element, 'cac:BillingReference', 'cac:BillingReferenceLine', 'cac:AllowanceCharge')
  return [...documents, wasDue, ...rows.map((row) => leftOut(sheet, row)), ...notes].filter(
    (line) => line !== undefined,
  )
}

const netOf = (element: XmlElement): XmlElement | undefined =>
  at(element, 'cac:LineItem', 'cbc:LineExtensionAmount') ?? child(element, 'cbc:LineExtensionAmount')

function amountOf(sheet: Sheet, quantity: string, unit: string): Line | undefined {
  if (!quantity) return undefined
  const named = unit && wordFor(sheet.words, `paper.unit.${unit}`, unit)
  const shown = { text: sheet.format.quantity(quantity), own: true }
  return named ? [shown, { text: ' ' }, { text: named, look: 'quiet' }] : [shown]
}

function priceCell(sheet: Sheet, line: LineForm): Line | undefined {
  if (!line.price) return undefined
  const price = sheet.format.amount(line.price, sheet.currency)
  if (!line.baseQuantity || /^1(\.0*)?$/.test(line.baseQuantity)) return documentText(price)
  return ourWords(sheet.words('paper.priceFor', { price, quantity: sheet.format.quantity(line.baseQuantity) }))
}

/** With its currency: a catalogue has no total that says it. */
function cataloguePrice(sheet: Sheet, element: XmlElement): Line | undefined {
  const price = at(element, 'cac:RequiredItemLocationQuantity', 'cac:Price', 'cbc:PriceAmount')
  const currency = attribute(price, 'currencyID')
  const line = amountLine(sheet, price)
  return line && currency ? [{ text: currency, look: 'quiet', own: true }, { text: ' ' }, ...line] : line
}

/** The item's name with all that tells it apart, and what was taken off or put on. */
function itemCell(sheet: Sheet, line: LineForm, element: XmlElement): Cell {
  const { words } = sheet
  const inner = child(element, 'cac:LineItem') ?? element
  const ids = [
    line.sellersItemId && words('paper.sellersItem', { id: line.sellersItemId }),
    line.buyersItemId && words('paper.buyersItem', { id: line.buyersItemId }),
    line.standardItemId && words('paper.standardItem', { id: line.standardItemId.value }),
    line.orderLineId && words('paper.orderLine', { id: line.orderLineId }),
    periodLine(sheet, child(inner, 'cac:InvoicePeriod')),
  ].filter((one): one is string => Boolean(one))
  const properties = all(inner, 'cac:Item', 'cac:AdditionalItemProperty').flatMap((property) => {
    const [name, value] = [text(property, 'cbc:Name'), text(property, 'cbc:Value')]
    return name && value ? [words('paper.property', { name, value })] : []
  })
  const allowances = children(inner, 'cac:AllowanceCharge').map((row) => allowanceLine(sheet, row))
  return [
    documentText(line.name, 'strong'),
    documentText(line.description, 'quiet'),
    documentText([...ids, ...properties].join(' · '), 'quiet'),
    documentText(line.note, 'quiet'),
    documentText(line.rejected?.reason, 'quiet'),
    documentText(line.rejected?.action === 'CNP' ? words('paper.creditAsked') : undefined, 'quiet'),
    ...allowances,
  ].filter((one) => one !== undefined)
}

function allowanceName({ words, format }: Sheet, row: XmlElement, isCharge: boolean): string {
  const percent = text(row, 'cbc:MultiplierFactorNumeric')
  const isDiscount = !isCharge && text(row, 'cbc:AllowanceChargeReasonCode') === discountCode
  if (isDiscount && percent !== undefined) return words('paper.percentOff', { percent: format.percent(percent) })
  return words(isCharge ? 'paper.charge' : 'paper.allowance')
}

function allowanceLine(sheet: Sheet, row: XmlElement): Line | undefined {
  const charge = text(row, 'cbc:ChargeIndicator') === 'true'
  const reason = text(row, 'cbc:AllowanceChargeReason') ?? allowanceName(sheet, row, charge)
  const line = joined([documentText(reason), amountLine(sheet, child(row, 'cbc:Amount'), !charge)], ' ')
  return line && inQuiet(line)
}
