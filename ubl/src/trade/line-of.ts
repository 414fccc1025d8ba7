import { classificationOf } from '../document/classifications.ts'
import { compact, type Identifier } from '../document/party.ts'
import type { DocumentType } from '../model/document-types.ts'
import { at, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { accountLineOf } from './account-line-of.ts'
import type { LineForm } from './form.ts'
import { allowanceOf, periodOf, taxWithReason } from './parts-of.ts'

const quantityNames = [
  'Quantity',
  'InvoicedQuantity',
  'CreditedQuantity',
  'DeliveredQuantity',
  'ReceivedQuantity',
  'DebitedQuantity',
]

/** One line of any document that has lines. Orders and quotes keep theirs one level down, in cac:LineItem. */
export function lineOf(line: XmlElement, type: DocumentType, root: XmlElement): LineForm {
  if (type === 'RemittanceAdvice' || type === 'Reminder') return accountLineOf(line)
  const inner = child(line, 'cac:LineItem') ?? line
  const item = child(inner, 'cac:Item')
  const price = child(inner, 'cac:Price')
  const quantity = quantityNames.map((name) => child(inner, `cbc:${name}`)).find(Boolean)
  const rejected = child(line, 'cbc:RejectedQuantity')
  const rows = children(inner, 'cac:AllowanceCharge').map(allowanceOf)
  return compact({
    id: text(inner, 'cbc:ID') ?? text(line, 'cbc:ID') ?? '',
    name: text(item, 'cbc:Name') ?? text(item, 'cbc:Description') ?? '',
    description: text(item, 'cbc:Name') ? text(item, 'cbc:Description') : undefined,
    note: text(inner, 'cbc:Note') ?? text(line, 'cbc:Note'),
    sellersItemId: text(item, 'cac:SellersItemIdentification', 'cbc:ID'),
    buyersItemId: text(item, 'cac:BuyersItemIdentification', 'cbc:ID'),
    standardItemId: identifierOf(at(item, 'cac:StandardItemIdentification', 'cbc:ID')),
    classification: classificationOf(item),
    quantity: textOf(quantity) ?? '',
    unit: attribute(quantity, 'unitCode') ?? '',
    price: text(price, 'cbc:PriceAmount') ?? '',
    baseQuantity: text(price, 'cbc:BaseQuantity'),
    tax: taxWithReason(child(item, 'cac:ClassifiedTaxCategory'), root),
    allowances: rows.length > 0 ? rows : undefined,
    period: periodOf(child(inner, 'cac:InvoicePeriod') ?? at(inner, 'cac:Delivery', 'cac:RequestedDeliveryPeriod')),
    orderLineId: text(line, 'cac:OrderLineReference', 'cbc:LineID'),
    requestLineId: text(line, 'cbc:RequestForQuotationLineID'),
    orderReference: text(line, 'cac:OrderLineReference', 'cac:OrderReference', 'cbc:ID'),
    accountingCost: text(inner, 'cbc:AccountingCost'),
    statusCode: text(inner, 'cbc:LineStatusCode'),
    short: text(line, 'cbc:ShortQuantity'),
    rejected:
      rejected &&
      compact({
        quantity: textOf(rejected) ?? '',
        reason: text(line, 'cbc:RejectReason'),
        reasonCode: text(line, 'cbc:RejectReasonCode'),
        action: text(line, 'cbc:RejectActionCode'),
      }),
  })
}

function identifierOf(id: XmlElement | undefined): Identifier | undefined {
  const value = textOf(id)
  return value ? compact({ scheme: attribute(id, 'schemeID'), value }) : undefined
}
