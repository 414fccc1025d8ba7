import type { Message } from '@kontor/i18n'
import { compose, write } from '@kontor/ubl'
import { ApiError, dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { useBudgets } from '../../budgets/index.ts'
import { codingLists, saveCoding } from '../../coding/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { findEntry } from '../../entries/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { connectionOf, type KnownConnection } from '../../network/index.ts'
import { parseHere } from '../../parsing/index.ts'
import {
  attachFilesOf,
  bySupplier,
  type Line,
  orderedCodes,
  orderedTax,
  orderLineId,
  spentOf,
} from '../../requisition-lines/index.ts'
import { vatRates } from '../../taxes/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { orderedLine, purchaseForm } from '../purchase-form.ts'
import type { RequisitionRecord } from '../records.ts'
import * as store from '../store.ts'
import { changeRequisition, tellEnded } from './change-requisition.ts'
import { logged } from './write-requisition.ts'

/** The task that makes the orders of an approved requisition. */
export const orderTask = 'requisitions.order'

/**
 * Makes one order for each supplier and sends it; what cannot be sent stays a draft. Run again, it orders nothing twice.
 * Where a supplier is no partner any more, nothing is ordered: it stays approved, and a buyer chooses another.
 */
export async function spawnOrders(uow: UnitOfWork, id: string): Promise<void> {
  const record = await store.lock(uow, id)
  if (record?.state !== 'APPROVED') return
  const orders: (readonly [KnownConnection, readonly Line[]])[] = []
  for (const [connectionId, lines] of bySupplier(record.lines)) {
    const connection = await connectionOf(uow, connectionId)
    if (connection === undefined) return
    orders.push([connection, lines])
  }
  for (const [connection, lines] of orders) await orderFrom(uow, record, connection, lines)
  await logged(uow, await changeRequisition(uow, record, { state: 'ORDERED', reason: null }), 'ordered')
  await tellEnded(uow, id)
}

async function orderFrom(
  uow: UnitOfWork,
  record: RequisitionRecord,
  connection: KnownConnection,
  lines: readonly Line[],
): Promise<void> {
  const number = await proposeNumber(uow, defaultChannel, 'order')
  const quoteReference = await quoteOf(uow, lines)
  const rates = vatRates(connection.country, dayIn(await zoneOfCompany(uow), uow.now))
  const orderLines = lines.map((line, at) => orderedLine(line, at, orderedTax(line, rates)))
  const ordered = { type: 'Order' as const, number, connection, lines: orderLines, quoteReference }
  const form = await purchaseForm(uow, record, { ...ordered, note: record.note ?? undefined })
  const bytes = write(compose(form))
  const parsed = parseHere(bytes)
  const draft = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
  await attachFilesOf(uow, draft.id, lines)
  const codes = orderedCodes(lines, new Set((await codingLists(uow)).map(({ id: listId }) => listId)))
  if (codes.lines.length > 0) await saveCoding(uow, draft, codes, undefined)
  await useBudgets(uow, {
    ...{ subjectId: draft.id, kind: 'ORDERED', number, title: connection.partnerName, currency: record.currency },
    ...{ day: record.blanket?.From ?? record.neededBy ?? form.issueDate, lines: spentOf(lines, record.currency) },
  })
  const sending = { documentId: draft.id, dispatchId: uow.newId(), connectionId: connection.id, parsed, bytes }
  await store.addOrder(uow, {
    ...{ companyId: uow.companyId, orderId: draft.id, requisitionId: record.id, number },
    supplier: connection.partnerName,
    lines: lines.map(({ ID }, at) => ({ orderLineId: orderLineId(at), sourceLineId: ID })),
    failure: await sent(() => sendDocument(uow, { ...sending, contentHash: draft.contentHash })),
  })
}

/** The number of the quote that all of it was awarded to. */
async function quoteOf(uow: UnitOfWork, lines: readonly Line[]): Promise<string | undefined> {
  const [id, ...others] = [...new Set(lines.map(({ QuoteId }) => QuoteId))]
  return id === undefined || others.length > 0 ? undefined : (await findEntry(uow, id))?.businessId
}

/** @returns why it could not be sent. What refuses has written nothing before: the order is there to be mended and sent. */
async function sent(send: () => Promise<unknown>): Promise<Message | null> {
  try {
    await send()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
}
