import type { Of, QuoteRequestInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { compose, write } from '@kontor/ubl'
import { ApiError, dayIn, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { connectionOf, type KnownConnection, noConnection } from '../../network/index.ts'
import { parseHere } from '../../parsing/index.ts'
import { describeRequest } from '../../quotes/index.ts'
import { attachFilesOf, boughtOf } from '../../requisition-lines/index.ts'
import {
  type Actor,
  heldToAsk,
  logged,
  noLine,
  numberOf,
  purchaseForm,
  type RequisitionRecord,
} from '../../requisitions/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { held } from '../reader.ts'
import type { QuoteRequestRecord } from '../records.ts'
import { whyNot } from '../rules/states.ts'
import * as store from '../store.ts'
import { endTask } from './tell-buyer.ts'

type Input = Of<typeof QuoteRequestInput>

/**
 * Asks suppliers for quotes, each by a request of their own under one number. Asking again under the same id has the effect
 * of one.
 *
 * @throws ApiError ResourceNotFound (requisition, line, supplier), Locked, Conflict, BadRequest (a day that is over),
 *   NotConnected: then nobody was asked.
 */
export async function askForQuotes(uow: UnitOfWork, id: string, input: Input, actor: Actor): Promise<void> {
  if (await isAsked(uow, id, input)) return
  const requisition = await heldToAsk(uow, input.RequisitionId, actor)
  // Asked twice at once, the second waits for the first to let go of the requisition.
  if (await isAsked(uow, id, input)) return
  await refusePast(uow, input.RespondBy)
  const bought = boughtOf(requisition.lines)
  const unknown = input.LineIds?.find((lineId) => !bought.some(({ ID }) => ID === lineId))
  if (unknown !== undefined) throw noLine(unknown)
  const lines = bought.filter(({ ID }) => input.LineIds?.includes(ID) ?? true)
  if (lines.length === 0)
    throw new ApiError('Conflict', t`The requisition ${numberOf(requisition)} has no lines: add what is needed first.`)
  const request: QuoteRequestRecord = {
    ...{ companyId: uow.companyId, id, number: await proposeNumber(uow, defaultChannel, 'requestforquotation') },
    ...{ requisitionId: requisition.id, state: 'OPEN', currency: requisition.currency, taskId: null, thanks: null },
    respondBy: input.RespondBy ?? null,
    note: input.Note?.trim() || null,
    lines: lines.map((line) => ({
      ...{ lineId: line.ID, name: line.Name, quantity: line.Quantity.value, unit: line.Quantity.unitCode },
      ...(line.Description && { description: line.Description }),
      ...(line.SellersItemID && { sellersItemId: line.SellersItemID }),
    })),
    ...{ askedBy: actor.userId, created: uow.now, modified: uow.now },
  }
  await store.add(uow, request)
  for (const connectionId of new Set(input.ConnectionIds)) await askOne(uow, request, requisition, connectionId)
  await logged(uow, requisition, 'quotes_asked')
}

/** @throws ApiError Conflict where the id is another request's. */
async function isAsked(uow: UnitOfWork, id: string, { RequisitionId }: Input): Promise<boolean> {
  const before = await store.find(uow, id)
  if (before !== undefined && before.requisitionId !== RequisitionId)
    throw new ApiError('Conflict', t`The id ${id} is taken by another request for quotes.`)
  return before !== undefined
}

/** Asks one more. @throws ApiError ResourceNotFound, Conflict, NotConnected. */
export async function inviteSupplier(uow: UnitOfWork, id: string, connectionId: string, actor: Actor): Promise<void> {
  const { request, requisition } = await held(uow, id, actor)
  const asked = await store.suppliersOf(uow, [id])
  if (asked.some((one) => one.connectionId === connectionId)) return
  const why = whyNot('invite', { state: request.state, requisition: requisition.state })
  if (why !== undefined)
    throw new ApiError('Conflict', t`No other supplier can be invited to ${request.number}: ${why}.`, {
      details: { state: request.state },
    })
  await askOne(uow, request, requisition, connectionId)
  await endTask(uow, request)
  await logged(uow, requisition, 'quotes_asked')
}

async function askOne(
  uow: UnitOfWork,
  request: QuoteRequestRecord,
  requisition: RequisitionRecord,
  connectionId: string,
): Promise<void> {
  const connection = await connectionOf(uow, connectionId)
  if (connection === undefined) throw noConnection(connectionId)
  const bytes = write(compose(await formFor(uow, request, requisition, connection)))
  const parsed = parseHere(bytes)
  const draft = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
  const asked = new Set(request.lines.map(({ lineId }) => lineId))
  const lines = requisition.lines.filter(({ ID }) => asked.has(ID))
  await describeRequest(uow, {
    ...{ documentId: draft.id, currency: request.currency },
    linesType: lines.some(({ Kind }) => Kind === 'bundle') ? 'bundle' : 'plain',
    context: requisition.onBehalfId === null ? 'REQUESTING' : 'ON_BEHALF',
  })
  await attachFilesOf(uow, draft.id, lines)
  const { contentHash } = draft
  await sendDocument(uow, { documentId: draft.id, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
  await store.addSupplier(uow, {
    ...{ companyId: uow.companyId, requestId: request.id, connectionId, documentId: draft.id },
    ...{ supplier: connection.partnerName, asked: uow.now },
  })
}

/** Each gets the lines without what the requester thinks that they cost, and without who else is asked. */
const formFor = (
  uow: UnitOfWork,
  { number, note, respondBy, lines }: QuoteRequestRecord,
  requisition: RequisitionRecord,
  connection: KnownConnection,
) =>
  purchaseForm(uow, requisition, {
    ...{ type: 'RequestForQuotation', number, connection },
    note: note ?? undefined,
    dueDate: respondBy ?? undefined,
    lines: lines.map(({ lineId, name, description, sellersItemId, quantity, unit }) => ({
      ...{ id: lineId, name, description, sellersItemId, quantity, unit, price: '' },
      tax: { category: '', percent: '' },
    })),
  })

/** @throws ApiError BadRequest */
export async function refusePast(uow: UnitOfWork, day: string | undefined): Promise<void> {
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  if (day !== undefined && day < today)
    throw unfit('RespondBy', t`RespondBy is ${day}, which is in the past: choose today or a later day.`)
}
