import type { FormType, TradeForm } from '@kontor/ubl'
import type { MessageId } from '../kontor.ts'
import type { TradeType } from '../words/types.ts'
import type { PasteColumn } from './paste-words.ts'

export type DayPath = 'issueDate' | 'dueDate' | 'deliveryDate' | 'period.start' | 'period.end'
export type TextPath =
  | 'buyerReference'
  | 'orderReference'
  | 'quoteReference'
  | 'despatchReference'
  | 'contractReference'
  | 'precedingInvoice'
  | 'carrier'
  | 'trackingId'

/** A field above the lines, under the name that this type has for it. */
export type HeadField =
  | { readonly day: DayPath; readonly label: MessageId; readonly required?: boolean }
  | { readonly text: TextPath; readonly label: MessageId }
  /** What the document is more closely (UNCL1001); `only` where it says something else than the first. */
  | {
      readonly codes: Readonly<Record<string, MessageId>>
      readonly label: MessageId
      readonly only?: 'special'
      /** Where it stands, if that is not the code of its type. */
      readonly path?: 'sequence'
    }
  | 'currency'
  | 'deliveryAddress'

/** What few lines need: the period that one bills (BG-26), and for how many units its price is (BT-149). */
export type LineMoreField = 'period' | 'baseQuantity'

/** What lines say of the bills that they name: what was paid of each, or what is owed. */
export type NamedAs = 'paid' | 'owed'

/** What the editor shows of a type: who writes it, its fields in the order of Tab, its columns, and what follows. */
export interface Kind {
  readonly type: TradeType
  readonly issuer: 'seller' | 'buyer'
  readonly head: readonly HeadField[]
  /** What few of the type need: shown where it is filled, and once somebody asks for it. */
  readonly more?: readonly HeadField[]
  readonly columns: readonly PasteColumn[]
  /** It is sent again under its number where something of it changes. */
  readonly hasVersions?: boolean
  /** What few lines need: shown where one has it, and once somebody asks for it. */
  readonly lineMore?: readonly LineMoreField[]
  /** Its lines name bills of the partner instead of goods. */
  readonly namesBills?: NamedAs
  /** Its lines say what of them was turned away, or missing. */
  readonly turnsAway?: boolean
  /** How it is paid is written on it. */
  readonly isPaid: boolean
  /** Days after its issue that a new one proposes. */
  readonly proposes?: Partial<Record<'dueDate' | 'deliveryDate' | 'validity', number>>
  /** What happens once it is sent, after its delivery. */
  readonly next: readonly ('answer' | 'quote' | 'paid')[]
}

const issued = { day: 'issueDate', label: 'editor.issued', required: true } as const
const due = { day: 'dueDate', label: 'editor.due' } as const
const reference = { text: 'buyerReference', label: 'editor.buyerReference' } as const
const order = { text: 'orderReference', label: 'editor.orderReference' } as const
const contract = { text: 'contractReference', label: 'editor.contractReference' } as const
const quote = { text: 'quoteReference', label: 'editor.quoteReference' } as const
const period = [
  { day: 'period.start', label: 'editor.periodStart' },
  { day: 'period.end', label: 'editor.periodEnd' },
] as const
const despatch = { text: 'despatchReference', label: 'editor.despatchReference' } as const
const wanted = { day: 'deliveryDate', label: 'editor.wanted' } as const

const priced: readonly PasteColumn[] = ['name', 'quantity', 'unitCode', 'price', 'vatRate']
const counted: readonly PasteColumn[] = ['name', 'quantity', 'unitCode']
const named: readonly PasteColumn[] = ['document', 'amount']

/** The days that a new invoice gives to pay, and for which a new quote stands. */
const usualTermDays = 30

/** The types that people write, one editor for all of them. */
export const kinds = {
  Invoice: {
    type: 'invoice',
    issuer: 'seller',
    head: [
      issued,
      due,
      'currency',
      reference,
      order,
      { day: 'deliveryDate', label: 'editor.deliveryDate' },
      {
        codes: { 380: 'editor.code.380', 383: 'editor.code.383', 384: 'editor.code.384' },
        label: 'editor.invoiceType',
        only: 'special',
      },
    ],
    more: [
      ...period,
      contract,
      despatch,
      { text: 'precedingInvoice', label: 'editor.precedingInvoice' },
      'deliveryAddress',
    ],
    columns: priced,
    lineMore: ['period', 'baseQuantity'],
    isPaid: true,
    proposes: { dueDate: usualTermDays, deliveryDate: 0 },
    next: ['answer', 'paid'],
  },
  CreditNote: {
    type: 'creditnote',
    issuer: 'seller',
    head: [issued, due, 'currency', reference, order, { text: 'precedingInvoice', label: 'editor.invoiceReference' }],
    more: [{ day: 'deliveryDate', label: 'editor.deliveryDate' }, ...period, contract, despatch, 'deliveryAddress'],
    columns: priced,
    lineMore: ['period', 'baseQuantity'],
    isPaid: true,
    next: ['answer', 'paid'],
  },
  Order: {
    type: 'order',
    issuer: 'buyer',
    hasVersions: true,
    head: [issued, wanted, 'currency', reference, quote, contract],
    more: ['deliveryAddress'],
    columns: priced,
    lineMore: ['baseQuantity'],
    isPaid: false,
    next: ['answer'],
  },
  OrderChange: {
    type: 'orderchange',
    issuer: 'buyer',
    head: [issued, wanted, 'currency', reference, order, contract],
    more: ['deliveryAddress'],
    columns: priced,
    lineMore: ['baseQuantity'],
    isPaid: false,
    next: ['answer'],
  },
  OrderResponse: {
    type: 'orderresponse',
    issuer: 'seller',
    head: [
      issued,
      {
        codes: { AP: 'editor.code.AP', CA: 'editor.code.CA', RE: 'editor.code.RE' },
        label: 'editor.orderAnswer',
      },
      { day: 'deliveryDate', label: 'editor.promised' },
      'currency',
      order,
      reference,
    ],
    columns: priced,
    lineMore: ['baseQuantity'],
    isPaid: false,
    next: [],
  },
  Quotation: {
    type: 'quote',
    issuer: 'seller',
    hasVersions: true,
    head: [
      issued,
      { day: 'period.end', label: 'editor.validUntil' },
      'currency',
      { text: 'quoteReference', label: 'editor.requestReference' },
      { day: 'deliveryDate', label: 'editor.promised' },
      contract,
    ],
    columns: priced,
    lineMore: ['baseQuantity'],
    isPaid: false,
    proposes: { validity: usualTermDays },
    next: ['answer'],
  },
  RequestForQuotation: {
    type: 'requestforquotation',
    issuer: 'buyer',
    head: [issued, { day: 'dueDate', label: 'editor.answerBy' }, 'currency', wanted, contract],
    more: ['deliveryAddress'],
    columns: counted,
    isPaid: false,
    proposes: { dueDate: 14 },
    next: ['quote'],
  },
  DespatchAdvice: {
    type: 'despatchadvice',
    issuer: 'seller',
    head: [issued, { day: 'deliveryDate', label: 'editor.promised' }, order],
    more: [
      { text: 'carrier', label: 'editor.carrier' },
      { text: 'trackingId', label: 'editor.trackingId' },
      'deliveryAddress',
    ],
    columns: counted,
    isPaid: false,
    next: [],
  },
  ReceiptAdvice: {
    type: 'receiptadvice',
    issuer: 'buyer',
    head: [issued, { day: 'deliveryDate', label: 'editor.received' }, order, despatch],
    columns: counted,
    turnsAway: true,
    isPaid: false,
    next: [],
  },
  RemittanceAdvice: {
    type: 'remittanceadvice',
    issuer: 'buyer',
    head: [issued, { day: 'dueDate', label: 'editor.paidOn' }, 'currency'],
    columns: named,
    namesBills: 'paid',
    isPaid: true,
    proposes: { dueDate: 0 },
    next: [],
  },
  Reminder: {
    type: 'reminder',
    issuer: 'seller',
    head: [
      issued,
      { day: 'dueDate', label: 'editor.payBy' },
      'currency',
      {
        codes: { 1: 'editor.level.1', 2: 'editor.level.2', 3: 'editor.level.3' },
        label: 'editor.level',
        path: 'sequence',
      },
    ],
    columns: named,
    namesBills: 'owed',
    isPaid: true,
    proposes: { dueDate: 10 },
    next: [],
  },
} as const satisfies Partial<Record<FormType, Kind>>

export type WrittenType = keyof typeof kinds

/** What of the head is entered of a bill that somebody else has written: not what they call us, nor what kind it is. */
export const receivedHead = ({ head }: Kind): readonly HeadField[] =>
  head.filter(
    (field) => typeof field === 'string' || !('codes' in field || ('text' in field && field.text === 'buyerReference')),
  )

/** UBL has a debit note of its own that no rule of Europe knows: here it is an invoice that says so (UNCL1001). */
export const debitNote = { name: 'debitnote', typeCode: '383' } as const

/** The type that people here write, by either of its names; undefined for one that has no editor. */
export const writtenType = (name: string): WrittenType | undefined =>
  name === debitNote.name
    ? 'Invoice'
    : (Object.keys(kinds) as WrittenType[]).find((form) => form === name || kinds[form].type === name)

/** How the editor shows a document; it opens none that has no kind. */
export const kindOf = ({ type }: Pick<TradeForm, 'type'>): Kind => kinds[writtenType(type) ?? 'Invoice']

export const receiverIn = (form: Pick<TradeForm, 'type'>): 'seller' | 'buyer' =>
  kindOf(form).issuer === 'seller' ? 'buyer' : 'seller'
