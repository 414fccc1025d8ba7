import { compose, isVatScheme, type LineForm, type PartyForm, type TradeForm, write } from '@kontor/ubl'
import { ApiError, dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { type CompanyIdentity, companyRef, identityOf } from '../../companies/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { connectionOf, type KnownConnection } from '../../network/index.ts'
import { parseHere } from '../../parsing/index.ts'
import { namesOf, zoneOfCompany } from '../../users/index.ts'
import { boughtOf } from '../lines.ts'
import { type Line, numberOf, type RequisitionRecord } from '../records.ts'
import * as store from '../store.ts'
import { logged } from './write-requisition.ts'

/** The task that makes the orders of an approved requisition. */
export const orderTask = 'requisitions.order'

/** Makes one order for each supplier and sends it; what cannot be sent stays a draft. Run again, it orders nothing twice. */
export async function spawnOrders(uow: UnitOfWork, id: string): Promise<void> {
  const record = await store.lock(uow, id)
  if (record?.state !== 'APPROVED') return
  const failures: string[] = []
  for (const [connectionId, lines] of bySupplier(record.lines)) {
    const connection = await connectionOf(uow, connectionId)
    if (connection === undefined) failures.push(lines.map(({ ID }) => ID).join(', '))
    else failures.push(...(await orderFrom(uow, record, connection, lines)))
  }
  const changes = failures.length === 0 ? { reason: null } : { reason: failures.join(' ').slice(0, 2000) }
  await logged(uow, await store.change(uow, record, { state: 'ORDERED', ...changes }), 'ordered')
}

/** What is bought of whom. */
function bySupplier(lines: readonly Line[]): ReadonlyMap<string, Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of boughtOf(lines)) {
    const to = line.SupplierConnectionId ?? ''
    groups.set(to, [...(groups.get(to) ?? []), line])
  }
  return groups
}

/** @returns why the order could not be sent, where it was not */
async function orderFrom(
  uow: UnitOfWork,
  record: RequisitionRecord,
  connection: KnownConnection,
  lines: readonly Line[],
): Promise<string[]> {
  const number = await proposeNumber(uow, defaultChannel, 'order')
  const bytes = write(compose(await formOf(uow, record, { number, connection, lines })))
  const parsed = parseHere(bytes)
  const draft = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
  await store.addOrder(uow, {
    ...{ companyId: uow.companyId, orderId: draft.id, requisitionId: record.id, number },
    supplier: connection.partnerName,
    lines: lines.map(({ ID }, at) => ({ orderLineId: String(at + 1), sourceLineId: ID })),
  })
  const sending = { documentId: draft.id, dispatchId: uow.newId(), connectionId: connection.id, parsed, bytes }
  try {
    await sendDocument(uow, { ...sending, contentHash: draft.contentHash })
    return []
  } catch (error) {
    // What refuses has written nothing before: the order is there to be mended and sent.
    if (error instanceof ApiError) return [`${number}: ${error.message}`]
    throw error
  }
}

async function formOf(
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

/** Schemes under which companies keep their GLN. */
const isGln = (scheme: string): boolean => /(gln|0088)$/i.test(scheme)

function partyOf({ name, identifiers }: CompanyIdentity, country: string): PartyForm {
  const vatId = identifiers.find(({ scheme }) => isVatScheme(scheme))?.value
  const gln = identifiers.find(({ scheme }) => isGln(scheme))?.value
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
