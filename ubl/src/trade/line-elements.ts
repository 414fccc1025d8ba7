import { type Decimal, decimalOf, decimalsIn, digitsOf } from '../decimal.ts'
import { branch, leaf } from '../xml/build.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { AllowanceForm, DocumentLink, LineAllowanceForm, LineForm, Period, TradeForm } from './form.ts'
import { taxCategory } from './tax-elements.ts'
import { allowanceAmount, grossOf } from './totals.ts'

type Part = XmlElement | undefined

/** The line of a form as the document's type writes it; `net` is its computed net amount. */
export type LineWriter = (line: LineForm, net: string, form: TradeForm) => Part

export const invoiceLine: LineWriter = (line, net, form) =>
  branch(
    form.type === 'CreditNote' ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    leaf(form.type === 'CreditNote' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', line.quantity, unitOf(line)),
    leaf('cbc:LineExtensionAmount', net, { currencyID: form.currency }),
    leaf('cbc:AccountingCost', line.accountingCost),
    periodElement('cac:InvoicePeriod', line.period),
    orderLine(line),
    lineAllowances(line, form.currency),
    item(line),
    price(line, form.currency),
  )

/** Orders, their answers and changes, quotes and requests hold the same line item one level down. */
export const lineItem =
  (name: `cac:${string}`): LineWriter =>
  (line, net, form) =>
    branch(
      name,
      // RequestForQuotationLine and QuotationLine have an ID of their own; OrderLine has not.
      name === 'cac:OrderLine' ? undefined : leaf('cbc:ID', line.id),
      name === 'cac:QuotationLine' ? leaf('cbc:RequestForQuotationLineID', line.requestLineId) : undefined,
      branch(
        'cac:LineItem',
        leaf('cbc:ID', line.id),
        leaf('cbc:Note', line.note),
        leaf('cbc:LineStatusCode', line.statusCode),
        leaf('cbc:Quantity', line.quantity, unitOf(line)),
        line.price ? leaf('cbc:LineExtensionAmount', net, { currencyID: form.currency }) : undefined,
        leaf('cbc:AccountingCost', line.accountingCost),
        line.period && branch('cac:Delivery', periodElement('cac:RequestedDeliveryPeriod', line.period)),
        lineAllowances(line, form.currency),
        price(line, form.currency),
        item(line),
      ),
      form.type === 'OrderResponse' || form.type === 'Order' ? orderLine(line) : undefined,
    )

export const despatchLine: LineWriter = (line) =>
  branch(
    'cac:DespatchLine',
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    leaf('cbc:LineStatusCode', line.statusCode),
    leaf('cbc:DeliveredQuantity', line.quantity, unitOf(line)),
    // UBL asks for the order's line; without one it is this line's own number.
    orderLine({ ...line, orderLineId: line.orderLineId ?? line.id }),
    item(line),
  )

export const receiptLine: LineWriter = (line) =>
  branch(
    'cac:ReceiptLine',
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    leaf('cbc:ReceivedQuantity', line.quantity, unitOf(line)),
    leaf('cbc:ShortQuantity', line.short, unitOf(line)),
    leaf('cbc:RejectedQuantity', line.rejected?.quantity, unitOf(line)),
    leaf('cbc:RejectReasonCode', line.rejected?.reasonCode, { listID: 'OPStatusReason' }),
    leaf('cbc:RejectReason', line.rejected?.reason),
    leaf('cbc:RejectActionCode', line.rejected?.action, { listID: 'OPStatusAction' }),
    orderLine(line),
    item(line),
  )

const isCredit = (amount: string): boolean => amount.trim().startsWith('-')

const amountElement = (net: string, currency: { currencyID: string }): Part =>
  isCredit(net)
    ? leaf('cbc:CreditLineAmount', net.trim().slice(1), currency)
    : leaf('cbc:DebitLineAmount', net, currency)

/** A line of a remittance advice or a reminder: a document, what it comes to, and what of it was left out. */
export const accountLine: LineWriter = (line, net, form) => {
  const currency = { currencyID: form.currency }
  return branch(
    `cac:${form.type}Line`,
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    line.price ? amountElement(net, currency) : undefined,
    form.type === 'Reminder' ? periodElement('cac:ReminderPeriod', line.period) : undefined,
    branch(
      'cac:BillingReference',
      branch(
        isCredit(line.price) ? 'cac:CreditNoteDocumentReference' : 'cac:InvoiceDocumentReference',
        ...linkElement(line.document),
      ),
      line.allowances?.length
        ? branch(
            'cac:BillingReferenceLine',
            leaf('cbc:ID', line.id),
            leaf('cbc:Amount', net, currency),
            lineAllowances(line, form.currency),
          )
        : undefined,
    ),
  )
}

export const linkElement = (document: DocumentLink | undefined): Part[] =>
  document
    ? [leaf('cbc:ID', document.id), leaf('cbc:UUID', document.uuid), leaf('cbc:IssueDate', document.issueDate)]
    : []

export const periodElement = (name: `cac:${string}`, of: Period | undefined): Part =>
  of && branch(name, leaf('cbc:StartDate', of.start), leaf('cbc:EndDate', of.end))

const unitOf = (line: LineForm): Record<string, string> => ({ unitCode: line.unit })

const orderLine = (line: LineForm): Part =>
  line.orderLineId === undefined
    ? undefined
    : branch(
        'cac:OrderLineReference',
        leaf('cbc:LineID', line.orderLineId),
        branch('cac:OrderReference', leaf('cbc:ID', line.orderReference)),
      )

const item = (line: LineForm): Part =>
  branch(
    'cac:Item',
    leaf('cbc:Description', line.description),
    leaf('cbc:Name', line.name),
    branch('cac:BuyersItemIdentification', leaf('cbc:ID', line.buyersItemId)),
    branch('cac:SellersItemIdentification', leaf('cbc:ID', line.sellersItemId)),
    branch(
      'cac:StandardItemIdentification',
      leaf('cbc:ID', line.standardItemId?.value, { schemeID: line.standardItemId?.scheme }),
    ),
    classification(line),
    taxCategory('cac:ClassifiedTaxCategory', line.tax),
  )

/** A code says nothing without its scheme, and an invoice must name it (BR-65). */
const classification = ({ classification: of }: LineForm): Part =>
  of?.scheme === undefined
    ? undefined
    : branch('cac:CommodityClassification', leaf('cbc:ItemClassificationCode', of.code, { listID: of.scheme }))

const price = (line: LineForm, currency: string): Part =>
  line.price
    ? branch(
        'cac:Price',
        leaf('cbc:PriceAmount', line.price, { currencyID: currency }),
        leaf('cbc:BaseQuantity', line.baseQuantity, unitOf(line)),
      )
    : undefined

const lineAllowances = (line: LineForm, currency: string): Part[] =>
  (line.allowances ?? []).map((row) => allowance(row, grossOf(line), currency))

export const documentAllowance = (row: AllowanceForm, base: Decimal, currency: string): Part =>
  allowance(row, base, currency, taxCategory('cac:TaxCategory', row.tax))

function allowance(row: LineAllowanceForm, base: Decimal, currency: string, tax?: Part): Part {
  const amount = moneyElement(row.amount || allowanceAmount(row, base).toFixed(digitsOf(currency)), currency)
  const ownBase = row.base || (row.percent ? base.toFixed(digitsOf(currency)) : undefined)
  return branch(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(row.charge)),
    leaf('cbc:AllowanceChargeReasonCode', row.reasonCode),
    leaf('cbc:AllowanceChargeReason', row.reason),
    leaf('cbc:MultiplierFactorNumeric', row.percent),
    leaf('cbc:Amount', amount, { currencyID: currency }),
    leaf('cbc:BaseAmount', ownBase && moneyElement(ownBase, currency), { currencyID: currency }),
    tax,
  )
}

/** An amount as typed, padded to the digits of its currency; one with too many digits stays, for the rules to see. */
export function moneyElement(value: string, currency: string): string {
  const digits = digitsOf(currency)
  const decimal = decimalOf(value)
  return decimal && decimalsIn(value) <= digits ? decimal.toFixed(digits) : value
}
