import {
  type DocumentHead,
  encloses,
  formOf,
  headOf,
  inUbl,
  isFormType,
  itemNamesOf,
  linesBelow,
  orderNumbersOf,
  readReceived,
  responseOf,
  type Tree,
  totalsOf,
} from '@kontor/ubl'
import { xmlOf } from '@kontor/ubl/pdf/read'
import { check } from './findings.ts'
import type { Parsed, Reference, Trade } from './parsed-document.ts'

/** A document in whatever representation it came, as UBL: UBL in XML or JSON, CII, or a PDF that encloses its data. */
export const readInUbl = (bytes: Uint8Array): Tree => inUbl(readReceived(xmlOf(bytes)))

/** UNCL1001: an invoice that asks for more of what was billed. */
const debitNote = '383'

/** By so many of its lines a document is found. */
const maxItems = 50

/**
 * Reads a document in this thread: what comes from outside goes through `parsing` instead, in a worker. It is judged as
 * it was received, so that what is found in a CII invoice leads into the CII file.
 *
 * @throws Refusal of ubl, with what, where and how to mend it.
 */
export function parse(bytes: Uint8Array): Parsed {
  const received = readReceived(xmlOf(bytes))
  const tree = inUbl(received)
  return {
    ...fieldsOf(headOf(tree)),
    ...(tree.type === 'Invoice' && { references: [...referencesOf(headOf(tree)), ...ordersOf(tree)] }),
    items: itemNamesOf(tree, maxItems),
    ...answerOf(tree),
    encloses: encloses(tree),
    ...check(received),
  }
}

/** The same for what a document says in the words of trade. */
export function readTrade(bytes: Uint8Array): Trade {
  const tree = readInUbl(bytes)
  const answers = tree.type === 'ApplicationResponse' ? (responseOf(tree).lines ?? []) : []
  if (!isFormType(tree.type)) return { answers, below: [] }
  const form = formOf(tree)
  return { form, totals: totalsOf(form), answers, below: linesBelow(tree) }
}

/** A bill of several orders names them in its lines. */
const ordersOf = (tree: Tree): Reference[] =>
  orderNumbersOf(tree, maxItems).map((number) => ({ ublType: 'Order', number }))

const fieldsOf = (head: DocumentHead) => ({
  ublType: head.type,
  number: head.id,
  senderName: head.sender.name,
  receiverName: head.receiver.name,
  parties: { from: partyNamed(head.sender), to: partyNamed(head.receiver) },
  references: referencesOf(head),
  payeeAccounts: head.payeeAccounts,
  discounts: head.settlementDiscounts,
  ...present({
    issueDate: head.issueDate,
    dueDate: head.dueDate,
    currency: head.currency,
    amount: head.payableAmount,
    note: head.note,
    requesterName: head.requesterName,
    accountingCost: head.accountingCost,
    typeCode: head.typeCode ?? (head.type === 'DebitNote' ? debitNote : undefined),
    paymentReference: head.paymentReference,
  }),
})

/** Of each no more than a document can honestly have: it is kept in memory, and others are compared with it. */
const partyNamed = ({ name, tradingName, vatId, taxId, legalId, endpointId, identifiers }: DocumentHead['sender']) => ({
  names: [name, tradingName].flatMap((one) => (one ? [one.slice(0, 300)] : [])),
  ...present({ vatId: vatId?.slice(0, 100) }),
  otherIds: [taxId, legalId, endpointId, ...identifiers.slice(0, 10).map(({ value }) => value)].flatMap((one) =>
    one ? [one.slice(0, 100)] : [],
  ),
})

function answerOf(tree: Tree): Pick<Parsed, 'answer'> {
  if (tree.type !== 'ApplicationResponse') return {}
  const { responseCode, reasonCode, reason, paid } = responseOf(tree)
  return { answer: { responseCode, ...present({ reasonCode, reason, paid }) } }
}

/** What an element's name or a code (UNCL1001) says of the type of the document that it refers to, most telling first. */
const referredTypes: Readonly<Record<string, string>> = {
  InvoiceDocumentReference: 'Invoice',
  380: 'Invoice',
  381: 'CreditNote',
  OrderReference: 'Order',
  OrderDocumentReference: 'Order',
  QuotationDocumentReference: 'Quotation',
  RequestForQuotationDocumentReference: 'RequestForQuotation',
  DespatchDocumentReference: 'DespatchAdvice',
  ReceiptDocumentReference: 'ReceiptAdvice',
  OrderChangeDocumentReference: 'OrderChange',
  CreditNoteDocumentReference: 'CreditNote',
}

const order = [...new Set(Object.values(referredTypes))]

const referencesOf = ({ references }: DocumentHead): Reference[] =>
  references
    .flatMap(({ kind, type, id, uuid }) => {
      const ublType =
        referredTypes[kind] ?? (kind === 'DocumentReference' ? (referredTypes[type ?? ''] ?? type) : undefined)
      return ublType === undefined ? [] : [{ ublType, number: id, ...present({ id: uuid }) }]
    })
    .toSorted((a, b) => order.indexOf(a.ublType) - order.indexOf(b.ublType))

/** Without the fields that the document does not have. */
function present<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: string
  }
}
