import type { DocumentType } from '../model/document-types.ts'
import { at, child, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { documentText, type Line, ourWords } from './line.ts'
import { type Fact, factsOf, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** Attachments have a list of their own, and an answer names what it answers. */
const shownElsewhere: ReadonlySet<string> = new Set(['AdditionalDocumentReference', 'DocumentReference'])

/** Dates and references of the document. */
export function documentFacts(sheet: Sheet): Fact[] {
  const { head, words, format, tree } = sheet
  const { root } = tree
  const date = (value: string | undefined): Line | undefined => ourWords(value && format.date(value))
  const delivery = at(root, 'cac:Shipment', 'cac:Delivery') ?? child(root, 'cac:Delivery')
  return factsOf([
    [words('paper.issued'), date(head.issueDate)],
    // Until when a blanket order stands is its period.
    [words(dueWord(tree.type)), tree.type === 'Order' ? undefined : date(head.dueDate)],
    [
      words('paper.delivery'),
      date(text(delivery, 'cbc:ActualDeliveryDate')) ??
        date(text(delivery, 'cac:RequestedDeliveryPeriod', 'cbc:EndDate')),
    ],
    [
      words('paper.carrier'),
      documentText(text(root, 'cac:Shipment', 'cac:Consignment', 'cac:CarrierParty', 'cac:PartyName', 'cbc:Name')),
    ],
    [words('paper.tracking'), documentText(text(delivery, 'cbc:TrackingID'))],
    [words('paper.period'), ourWords(periodLine(sheet, periodOf(tree)))],
    [words('paper.taxPoint'), date(text(root, 'cbc:TaxPointDate'))],
    [words('paper.sequence'), documentText(text(root, 'cbc:SequenceNumberID'))],
    [words('paper.reminderLevel'), documentText(text(root, 'cbc:ReminderSequenceNumeric'))],
    [words('paper.buyerReference'), documentText(head.buyerReference)],
    [words('paper.accountingCost'), documentText(text(root, 'cbc:AccountingCost'))],
    ...head.references
      .filter((reference) => !shownElsewhere.has(reference.kind))
      .map((reference) => [referenceLabel(sheet, reference.kind), documentText(reference.id)] as const),
  ])
}

/** What the day of a document says that others are due on. */
function dueWord(type: DocumentType): string {
  if (type === 'RemittanceAdvice') return 'paper.paidDay'
  if (type === 'Quotation') return 'paper.validUntil'
  return type === 'RequestForQuotation' || type === 'Enquiry' ? 'paper.answerBy' : 'paper.due'
}

const referenceLabel = (sheet: Sheet, kind: string): string =>
  wordFor(sheet.words, `paper.ref.${kind}`, sheet.words('paper.ref.other'))

const periodNames = ['InvoicePeriod', 'ValidityPeriod', 'RequestedValidityPeriod', 'StatementPeriod', 'ReminderPeriod']

/** Of a quote only where it begins later: until when it stands is told by itself. */
function periodOf({ type, root }: Sheet['tree']): XmlElement | undefined {
  const period = periodNames.map((name) => child(root, `cac:${name}`)).find(Boolean)
  return type === 'Quotation' && !text(period, 'cbc:StartDate') ? undefined : period
}

export function periodLine(sheet: Sheet, of: XmlElement | undefined): string | undefined {
  const start = text(of, 'cbc:StartDate')
  const end = text(of, 'cbc:EndDate')
  if (!start && !end) return text(of, 'cbc:Description')
  const { words, format } = sheet
  if (start && end) return words('paper.periodRange', { start: format.date(start), end: format.date(end) })
  return start
    ? words('paper.periodFrom', { start: format.date(start) })
    : words('paper.periodUntil', { end: format.date(end ?? '') })
}
