import { isGlnScheme, isVatScheme, type LineForm, type PartyForm, type TradeForm } from '@kontor/ubl'
import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { type CompanyIdentity, companyRef, identityOf } from '../companies/index.ts'
import type { KnownConnection } from '../network/index.ts'
import { namesOf, zoneOfCompany } from '../users/index.ts'
import { numberOf, type RequisitionRecord } from './records.ts'
import type { Line } from './rules/lines.ts'

/** The order of what a requisition needs of one supplier, as its fields. */
export async function orderForm(
  uow: UnitOfWork,
  record: RequisitionRecord,
  order: { readonly number: string; readonly connection: KnownConnection; readonly lines: readonly Line[] },
): Promise<TradeForm> {
  const { number, connection, lines } = order
  const own = (await identityOf(uow)) ?? { name: '', identifiers: [] }
  const forWhom = record.onBehalfId ?? record.requesterId
  const requester = forWhom === null ? undefined : (await namesOf(uow, [forWhom])).get(forWhom)
  return {
    type: 'Order',
    id: number,
    issueDate: dayIn(await zoneOfCompany(uow), uow.now),
    currency: record.currency,
    buyerReference: requester ?? numberOf(record),
    ...(record.note && { note: record.note }),
    ...(record.neededBy && { deliveryDate: record.neededBy }),
    seller: partyOf({ name: connection.partnerName, identifiers: connection.identifiers }, connection.country),
    buyer: partyOf(own, (await companyRef(uow))?.Country ?? ''),
    lines: lines.map(lineOf),
  }
}

function partyOf({ name, identifiers }: CompanyIdentity, country: string): PartyForm {
  const vatId = identifiers.find(({ scheme }) => isVatScheme(scheme))?.value
  const gln = identifiers.find(({ scheme }) => isGlnScheme(scheme))?.value
  return {
    name,
    ...(vatId && { vatId }),
    ...(gln && { endpointId: gln, endpointScheme: '0088' }),
    address: { country },
  }
}

const lineOf = (line: Line, at: number): LineForm => ({
  id: String(at + 1),
  name: line.Name,
  ...(line.Description && { description: line.Description }),
  ...(line.Note && { note: line.Note }),
  ...(line.SellersItemID && { sellersItemId: line.SellersItemID }),
  quantity: line.Quantity.value,
  unit: line.Quantity.unitCode,
  price: line.Price?.value ?? '',
  tax: { category: line.Tax?.Category ?? '', percent: line.Tax?.Percent ?? '' },
  ...(line.AccountingCostCode && { accountingCost: line.AccountingCostCode }),
})
