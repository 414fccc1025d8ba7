import { at, child, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { Html, Piece } from './html.ts'
import { factList, own, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** Dates and references of the document. */
export function facts(sheet: Sheet): Html | undefined {
  const { head, words, format, tree } = sheet
  const { root } = tree
  const date = (value: string | undefined): Piece => value && format.date(value)
  const isRequest = tree.type === 'RequestForQuotation' || tree.type === 'Enquiry'
  const delivery = at(root, 'cac:Shipment', 'cac:Delivery') ?? child(root, 'cac:Delivery')
  return factList([
    [words('paper.issued'), date(head.issueDate)],
    [words(isRequest ? 'paper.answerBy' : 'paper.due'), date(head.dueDate)],
    [
      words('paper.delivery'),
      date(text(delivery, 'cbc:ActualDeliveryDate')) ??
        date(text(delivery, 'cac:RequestedDeliveryPeriod', 'cbc:EndDate')),
    ],
    [words('paper.period'), period(sheet, periodOf(root))],
    [words('paper.taxPoint'), date(text(root, 'cbc:TaxPointDate'))],
    [words('paper.sequence'), own(text(root, 'cbc:SequenceNumberID'))],
    [words('paper.buyerReference'), own(head.buyerReference)],
    [words('paper.accountingCost'), own(text(root, 'cbc:AccountingCost'))],
    ...head.references
      .filter((reference) => reference.kind !== 'AdditionalDocumentReference')
      .map((reference) => [referenceLabel(sheet, reference.kind), own(reference.id)] as const),
  ])
}

export const referenceLabel = (sheet: Sheet, kind: string): string =>
  wordFor(sheet.words, `paper.ref.${kind}`, sheet.words('paper.ref.other'))

const periodNames = ['InvoicePeriod', 'ValidityPeriod', 'RequestedValidityPeriod', 'StatementPeriod', 'ReminderPeriod']

const periodOf = (root: XmlElement): XmlElement | undefined =>
  periodNames.map((name) => child(root, `cac:${name}`)).find(Boolean)

export function period(sheet: Sheet, of: XmlElement | undefined): string | undefined {
  const start = text(of, 'cbc:StartDate')
  const end = text(of, 'cbc:EndDate')
  if (!start && !end) return text(of, 'cbc:Description')
  const print = (value: string | undefined): string => (value ? sheet.format.date(value) : '')
  return sheet.words('paper.periodRange', { start: print(start), end: print(end) })
}
