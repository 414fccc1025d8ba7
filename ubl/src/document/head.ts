import type { DocumentType } from '../model/document-types.ts'
import { at, attribute, child, children, isElement, text, textOf } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { compact, type PartyHead } from './party.ts'
import { type Reference, referencesOf } from './references.ts'
import { receiverOf, requesterOf, senderOf } from './roles.ts'
import { type SettlementDiscount, settlementDiscountsOf } from './settlement-discounts.ts'

/** What a list, a search and a rule need of any document. Amounts are decimal strings as written, dates YYYY-MM-DD. */
export type DocumentHead = {
  type: DocumentType
  id: string
  uuid?: string | undefined
  issueDate: string
  issueTime?: string | undefined
  dueDate?: string | undefined
  currency?: string | undefined
  payableAmount?: string | undefined
  taxExclusiveAmount?: string | undefined
  taxAmount?: string | undefined
  sender: PartyHead
  receiver: PartyHead
  note?: string | undefined
  buyerReference?: string | undefined
  orderReference?: string | undefined
  /** who at the buyer asked for it */
  requesterName?: string | undefined
  /** where the buyer's accounts book it (BT-19) */
  accountingCost?: string | undefined
  /** the accounts to pay to (BT-84), as written */
  payeeAccounts: string[]
  /** what its payer is to name (BT-83) */
  paymentReference?: string | undefined
  /** what is owed less of it where it is paid early */
  settlementDiscounts: SettlementDiscount[]
  references: Reference[]
  lineCount: number
  profileId?: string | undefined
  customizationId?: string | undefined
  typeCode?: string | undefined
}

export function headOf(tree: Tree): DocumentHead {
  const { type, root } = tree
  const totals = monetaryTotal(root)
  const payable =
    child(totals, 'cbc:PayableAmount') ?? child(root, 'cbc:TotalPaymentAmount') ?? child(root, 'cbc:TotalBalanceAmount')
  const currency = currencyOf(root)
  return compact({
    type,
    id: text(root, 'cbc:ID') ?? '',
    uuid: text(root, 'cbc:UUID'),
    issueDate: dateOf(text(root, 'cbc:IssueDate')) ?? '',
    issueTime: text(root, 'cbc:IssueTime'),
    dueDate: dateOf(dueDate(root)),
    currency,
    payableAmount: textOf(payable),
    taxExclusiveAmount: text(totals, 'cbc:TaxExclusiveAmount'),
    taxAmount: taxAmount(root, currency),
    sender: senderOf(tree),
    receiver: receiverOf(tree),
    note:
      [...children(root, 'cbc:CancellationNote'), ...children(root, 'cbc:Note')]
        .flatMap((note) => textOf(note) ?? [])
        .join('\n') || undefined,
    buyerReference: text(root, 'cbc:BuyerReference') ?? text(root, 'cbc:CustomerReference'),
    orderReference: text(root, 'cac:OrderReference', 'cbc:ID'),
    requesterName: requesterOf(root),
    accountingCost: text(root, 'cbc:AccountingCost') ?? text(root, 'cbc:AccountingCostCode'),
    payeeAccounts: children(root, 'cac:PaymentMeans').flatMap(
      (means) => text(means, 'cac:PayeeFinancialAccount', 'cbc:ID') ?? [],
    ),
    paymentReference: text(root, 'cac:PaymentMeans', 'cbc:PaymentID'),
    settlementDiscounts: settlementDiscountsOf(root, {
      issueDate: dateOf(text(root, 'cbc:IssueDate')) ?? '',
      currency: currency ?? '',
      payable: textOf(payable),
    }),
    references: referencesOf(root),
    lineCount: linesOf(tree).length,
    profileId: text(root, 'cbc:ProfileID'),
    customizationId: text(root, 'cbc:CustomizationID'),
    typeCode: typeCode(root),
  })
}

/** The document's currency: as declared, else that of the amount due, else that of the first amount there is. */
export const currencyOf = (root: XmlElement): string | undefined =>
  text(root, 'cbc:DocumentCurrencyCode') ??
  text(root, 'cbc:PricingCurrencyCode') ??
  attribute(child(monetaryTotal(root), 'cbc:PayableAmount'), 'currencyID') ??
  firstCurrency(root)

function firstCurrency(element: XmlElement): string | undefined {
  for (const node of element.children) {
    if (!isElement(node)) continue
    const found = attribute(node, 'currencyID') ?? firstCurrency(node)
    if (found) return found
  }
  return undefined
}

const totalNames = [
  'cac:LegalMonetaryTotal',
  'cac:AnticipatedMonetaryTotal',
  'cac:QuotedMonetaryTotal',
  'cac:RequestedMonetaryTotal',
]

/** The document's monetary total, whatever its type calls it. */
export const monetaryTotal = (root: XmlElement): XmlElement | undefined =>
  totalNames.map((name) => child(root, name)).find(Boolean)

const lineNames: Readonly<Partial<Record<DocumentType, string>>> = {
  OrderChange: 'cac:OrderLine',
  OrderResponse: 'cac:OrderLine',
  DespatchAdvice: 'cac:DespatchLine',
  ReceiptAdvice: 'cac:ReceiptLine',
  SelfBilledInvoice: 'cac:InvoiceLine',
  SelfBilledCreditNote: 'cac:CreditNoteLine',
}

/** Name of the document's lines, e.g. 'cac:InvoiceLine'; types without lines name one that is never there. */
export const lineName = (type: DocumentType): string => lineNames[type] ?? `cac:${type}Line`

export const linesOf = (tree: Tree): XmlElement[] => children(tree.root, lineName(tree.type))

/** What the first lines are about, each name once: enough to find a document by it. */
export const itemNamesOf = (tree: Tree, limit: number): string[] => [
  ...new Set(
    linesOf(tree)
      .slice(0, limit)
      .flatMap(
        (line) => text(line, 'cac:Item', 'cbc:Name') ?? text(line, 'cac:LineItem', 'cac:Item', 'cbc:Name') ?? [],
      ),
  ),
]

/** The orders that its lines name, each once: of a bill for several of them. */
export const orderNumbersOf = (tree: Tree, limit: number): string[] =>
  [
    ...new Set(
      linesOf(tree).flatMap((line) => text(line, 'cac:OrderLineReference', 'cac:OrderReference', 'cbc:ID') ?? []),
    ),
  ].slice(0, limit)

/** UNCL1001 */
const blanketOrder = '221'

function dueDate(root: XmlElement): string | undefined {
  return (
    text(root, 'cbc:DueDate') ??
    text(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate') ??
    text(root, 'cac:PaymentTerms', 'cbc:PaymentDueDate') ??
    text(root, 'cbc:SubmissionDueDate') ??
    text(root, 'cbc:LatestReplyDate') ??
    // A quote stands until then, and a blanket order is called off.
    (root.name === 'Quotation' || text(root, 'cbc:OrderTypeCode') === blanketOrder
      ? text(root, 'cac:ValidityPeriod', 'cbc:EndDate')
      : undefined)
  )
}

/** xsd:date allows a zone behind the day ('2009-12-15Z'); the business date is the day as written. */
export const dateOf = (value: string | undefined): string | undefined => value?.slice(0, 10)

// A second tax total repeats the tax in the accounting currency (BT-111); the head speaks the document's currency.
function taxAmount(root: XmlElement, currency: string | undefined): string | undefined {
  const amounts = children(root, 'cac:TaxTotal').map((total) => child(total, 'cbc:TaxAmount'))
  return textOf(amounts.find((amount) => attribute(amount, 'currencyID') === currency) ?? amounts[0])
}

const typeCodeNames = [
  'cbc:InvoiceTypeCode',
  'cbc:CreditNoteTypeCode',
  'cbc:OrderTypeCode',
  'cbc:OrderResponseCode',
  'cbc:DespatchAdviceTypeCode',
  'cbc:ReceiptAdviceTypeCode',
  'cbc:ReminderTypeCode',
  'cbc:StatementTypeCode',
  'cbc:DocumentTypeCode',
]

const typeCode = (root: XmlElement): string | undefined =>
  typeCodeNames.map((name) => text(root, name)).find(Boolean) ??
  textOf(at(root, 'cac:DocumentResponse', 'cac:Response', 'cbc:ResponseCode'))
