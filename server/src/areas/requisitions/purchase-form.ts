import { type LineForm, schemeCode, type TradeForm } from '@kontor/ubl'
import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { companyRef, identityOf, partyOfCompany } from '../companies/index.ts'
import { type DeliveryPlace, deliveryPlace } from '../legal-entities/index.ts'
import type { KnownConnection } from '../network/index.ts'
import { type Line, orderLineId } from '../requisition-lines/index.ts'
import { namesOf, zoneOfCompany } from '../users/index.ts'
import { numberOf, type RequisitionRecord } from './records.ts'

export interface Purchase {
  readonly type: 'Order' | 'RequestForQuotation'
  readonly number: string
  readonly connection: KnownConnection
  readonly lines: readonly LineForm[]
  readonly note?: string | undefined
  /** Of a request for quotation: until when it is answered. */
  readonly dueDate?: string | undefined
  /** Of an order: the quote that it follows. */
  readonly quoteReference?: string | undefined
}

/** What goes to one supplier of what a requisition needs, as the fields of an order or of a request for quotation. */
export async function purchaseForm(
  uow: UnitOfWork,
  record: RequisitionRecord,
  { type, number, connection, lines, note, dueDate, quoteReference }: Purchase,
): Promise<TradeForm> {
  const own = (await identityOf(uow)) ?? { name: '', identifiers: [] }
  return {
    type,
    id: number,
    issueDate: dayIn(await zoneOfCompany(uow), uow.now),
    currency: record.currency,
    ...(await deliveryFields(uow, record)),
    ...(type === 'Order' && record.blanket && asBlanket(record.blanket)),
    ...(note && { note }),
    ...(dueDate && { dueDate }),
    ...(quoteReference && { quoteReference }),
    seller: partyOfCompany({ name: connection.partnerName, identifiers: connection.identifiers }, connection.country),
    buyer: partyOfCompany(own, (await companyRef(uow))?.Country ?? ''),
    lines: [...lines],
  }
}

/** A blanket order (UNCL1001) stands for a time, and is delivered as it is called off. */
const asBlanket = ({ From, Until }: NonNullable<RequisitionRecord['blanket']>): Partial<TradeForm> => ({
  typeCode: '221',
  period: { start: From, end: Until },
  deliveryDate: undefined,
})

/** What a requisition says of when and where it is delivered, and whom to ask. */
export async function deliveryFields(
  uow: UnitOfWork,
  record: RequisitionRecord,
): Promise<Pick<TradeForm, 'buyerReference' | 'deliveryDate' | 'deliveryAddress'>> {
  const forWhom = record.onBehalfId ?? record.requesterId
  const requester = forWhom === null ? undefined : (await namesOf(uow, [forWhom])).get(forWhom)
  const place = record.deliverTo && (await deliveryPlace(uow, record.deliverTo))
  return {
    buyerReference: requester ?? numberOf(record),
    ...(record.neededBy && { deliveryDate: record.neededBy }),
    ...(place && { deliveryAddress: placeAddress(place) }),
  }
}

/** A place of the company, as an order names it. */
export const placeAddress = ({ entity, address }: DeliveryPlace): NonNullable<TradeForm['deliveryAddress']> => ({
  ...{ street: address.street, number: address.buildingnumber, additional: entity },
  ...{ zip: address.zip, city: address.city, subdivision: address.state, country: address.country },
})

/** A line as it is ordered. */
export const orderedLine = (line: Line, at: number, tax: Line['Tax']): LineForm => ({
  id: orderLineId(at),
  name: line.Name,
  ...(line.Description && { description: line.Description }),
  ...(line.Note && { note: line.Note }),
  ...(line.SellersItemID && { sellersItemId: line.SellersItemID }),
  ...(line.CommodityCode &&
    line.CommodityScheme && {
      classification: { code: line.CommodityCode, scheme: schemeCode(line.CommodityScheme) },
    }),
  quantity: line.Quantity.value,
  unit: line.Quantity.unitCode,
  price: line.Price?.value ?? '',
  tax: { category: tax?.Category ?? '', percent: tax?.Percent ?? '' },
  ...(line.AccountingCostCode && { accountingCost: line.AccountingCostCode }),
  ...(line.RequestedDeliveryDate && { period: { end: line.RequestedDeliveryDate } }),
})
