import { currencyOf, dateOf, linesOf, monetaryTotal } from '../document/head.ts'
import { addressOf, compact, partyOf } from '../document/party.ts'
import { at, child, children, text } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { type AllowanceForm, type FormType, isFormType, type PaymentMeansForm, type TradeForm } from './form.ts'
import { lineOf } from './line-of.ts'
import { allowanceOf, linkOf, periodOf, taxWithReason } from './parts-of.ts'
import { taxCurrencyOf } from './tax-currency.ts'

/** The elements in which a type names its seller and its buyer, each by the first that is there. */
type Sides = { readonly seller: readonly string[]; readonly buyer: readonly string[] }

const billed: Sides = { seller: ['cac:AccountingSupplierParty'], buyer: ['cac:AccountingCustomerParty'] }
const ordered: Sides = {
  seller: ['cac:SellerSupplierParty'],
  buyer: ['cac:BuyerCustomerParty', 'cac:OriginatorCustomerParty'],
}
const delivered: Sides = {
  seller: ['cac:DespatchSupplierParty', 'cac:SellerSupplierParty'],
  buyer: ['cac:DeliveryCustomerParty', 'cac:BuyerCustomerParty'],
}
const sides: Record<FormType, Sides> = {
  Invoice: billed,
  CreditNote: billed,
  RemittanceAdvice: billed,
  Reminder: billed,
  Order: ordered,
  OrderChange: ordered,
  OrderResponse: ordered,
  Quotation: ordered,
  RequestForQuotation: ordered,
  DespatchAdvice: delivered,
  ReceiptAdvice: delivered,
}

const sideOf = (root: XmlElement, names: readonly string[]) =>
  partyOf(names.map((name) => at(root, name, 'cac:Party')).find((party) => party !== undefined))

/**
 * A document as a form, for editing. What the form has no word for stays in the tree: see recompose. Throws a
 * TypeError for a type that has no form (see isFormType).
 */
export function formOf(tree: Tree): TradeForm {
  const { type, root } = tree
  if (!isFormType(type)) throw new TypeError(`A ${type} has no form. Ask isFormType first.`)
  const totals = monetaryTotal(root)
  return compact({
    type,
    id: text(root, 'cbc:ID') ?? '',
    uuid: text(root, 'cbc:UUID'),
    issueDate: dateOf(text(root, 'cbc:IssueDate')) ?? '',
    issueTime: text(root, 'cbc:IssueTime'),
    dueDate: dateOf(dueDate(root)),
    typeCode: first(root, ['InvoiceTypeCode', 'CreditNoteTypeCode', 'OrderTypeCode', 'OrderResponseCode']),
    customizationId: text(root, 'cbc:CustomizationID'),
    profileId: text(root, 'cbc:ProfileID'),
    currency: currencyOf(root) ?? '',
    taxCurrency: type === 'Invoice' || type === 'CreditNote' ? taxCurrencyOf(root) : undefined,
    note: text(root, 'cbc:Note'),
    buyerReference: first(root, ['BuyerReference', 'CustomerReference']),
    accountingCost: text(root, 'cbc:AccountingCost'),
    orderReference:
      text(root, 'cac:OrderReference', 'cbc:ID') ??
      (type === 'Order' ? text(root, 'cac:OrderDocumentReference', 'cbc:ID') : undefined),
    contractReference: text(root, 'cac:ContractDocumentReference', 'cbc:ID') ?? text(root, 'cac:Contract', 'cbc:ID'),
    despatchReference: text(root, 'cac:DespatchDocumentReference', 'cbc:ID'),
    quoteReference:
      text(root, 'cac:QuotationDocumentReference', 'cbc:ID') ??
      text(root, 'cac:RequestForQuotationDocumentReference', 'cbc:ID'),
    precedingInvoice: linkOf(at(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference')),
    period: periodOf(
      child(root, 'cac:InvoicePeriod') ??
        child(root, 'cac:ValidityPeriod') ??
        child(root, 'cac:RequestedValidityPeriod'),
    ),
    ...deliveryOf(at(root, 'cac:Shipment', 'cac:Delivery') ?? child(root, 'cac:Delivery')),
    carrier: text(root, 'cac:Shipment', 'cac:Consignment', 'cac:CarrierParty', 'cac:PartyName', 'cbc:Name'),
    trackingId: text(root, 'cac:Shipment', 'cac:Delivery', 'cbc:TrackingID'),
    seller: sideOf(root, sides[type].seller),
    buyer: sideOf(root, sides[type].buyer),
    paymentMeans: paymentMeansOf(child(root, 'cac:PaymentMeans')),
    paymentTerms: text(root, 'cac:PaymentTerms', 'cbc:Note'),
    lines: linesOf(tree).map((line) => lineOf(line, type, root)),
    allowances: listOf(children(root, 'cac:AllowanceCharge').map((row) => documentAllowanceOf(row, root))),
    prepaid: text(totals, 'cbc:PrepaidAmount'),
    rounding: text(totals, 'cbc:PayableRoundingAmount'),
    sequence: first(root, ['SequenceNumberID', 'ReminderSequenceNumeric']),
  })
}

const first = (root: XmlElement, names: readonly string[]): string | undefined =>
  names.map((name) => text(root, `cbc:${name}`)).find(Boolean)

const listOf = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined)

const dueDate = (root: XmlElement): string | undefined =>
  first(root, ['DueDate', 'SubmissionDueDate']) ??
  text(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate') ??
  text(root, 'cac:PaymentTerms', 'cbc:PaymentDueDate')

function deliveryOf(delivery: XmlElement | undefined): Pick<TradeForm, 'deliveryDate' | 'deliveryAddress'> {
  return {
    deliveryDate: dateOf(
      text(delivery, 'cbc:ActualDeliveryDate') ?? text(delivery, 'cac:RequestedDeliveryPeriod', 'cbc:EndDate'),
    ),
    deliveryAddress: addressOf(
      at(delivery, 'cac:DeliveryLocation', 'cac:Address') ?? child(delivery, 'cac:DeliveryAddress'),
    ),
  }
}

function paymentMeansOf(means: XmlElement | undefined): PaymentMeansForm | undefined {
  if (!means) return undefined
  const account = child(means, 'cac:PayeeFinancialAccount')
  const branch = child(account, 'cac:FinancialInstitutionBranch')
  return compact({
    code: text(means, 'cbc:PaymentMeansCode') ?? '',
    iban: text(account, 'cbc:ID'),
    bic: text(branch, 'cbc:ID') ?? text(branch, 'cac:FinancialInstitution', 'cbc:ID'),
    accountName: text(account, 'cbc:Name'),
    reference: text(means, 'cbc:PaymentID'),
  })
}

const documentAllowanceOf = (row: XmlElement, root: XmlElement): AllowanceForm => ({
  ...allowanceOf(row),
  tax: taxWithReason(child(row, 'cac:TaxCategory'), root),
})
