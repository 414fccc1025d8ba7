import type { UnitOfWork } from '../../platform/index.ts'
import { type Actor, type RequisitionRecord, requisitionSeen } from '../requisitions/index.ts'
import { noQuoteRequest } from './not-found.ts'
import type { QuoteRequestRecord } from './records.ts'
import * as store from './store.ts'

/** A request and the requisition that it is of: who sees that, sees what is offered for it. */
export interface Seen {
  readonly request: QuoteRequestRecord
  readonly requisition: RequisitionRecord
}

/** @throws ApiError ResourceNotFound */
export const seen = (uow: UnitOfWork, id: string, actor: Actor): Promise<Seen> =>
  withRequisition(uow, id, store.find(uow, id), actor)

/** The same, held until the transaction ends. @throws ApiError ResourceNotFound */
export const held = (uow: UnitOfWork, id: string, actor: Actor): Promise<Seen> =>
  withRequisition(uow, id, store.lock(uow, id), actor)

async function withRequisition(
  uow: UnitOfWork,
  id: string,
  found: Promise<QuoteRequestRecord | undefined>,
  actor: Actor,
): Promise<Seen> {
  const request = await found
  if (request === undefined) throw noQuoteRequest(id)
  return { request, requisition: await requisitionSeen(uow, request.requisitionId, actor) }
}
