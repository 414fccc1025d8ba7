import type { Of, QuoteRequestBrief } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { numberOf, type RequisitionRecord, requisitionsAmong } from '../../requisitions/index.ts'
import { type Asked, askedBy, quotesOf } from '../offers.ts'
import type { QuoteRequestRecord } from '../records.ts'
import { isReady, replyOf } from '../rules/states.ts'

type Brief = Of<typeof QuoteRequestBrief>

/** A page of requests: what they name is looked up once. */
export async function briefs(uow: UnitOfWork, requests: readonly QuoteRequestRecord[]): Promise<Brief[]> {
  const ids = [...new Set(requests.map(({ requisitionId }) => requisitionId))]
  const requisitions = new Map((await requisitionsAmong(uow, ids)).map((one) => [one.id, one]))
  const asked = Map.groupBy(
    await askedBy(
      uow,
      requests.map(({ id }) => id),
      'READER',
    ),
    ({ requestId }) => requestId,
  )
  return requests.flatMap((request) => {
    const requisition = requisitions.get(request.requisitionId)
    return requisition === undefined ? [] : [briefOf(request, requisition, asked.get(request.id) ?? [])]
  })
}

export function briefOf(request: QuoteRequestRecord, requisition: RequisitionRecord, asked: readonly Asked[]): Brief {
  const replies = asked.map((one) => replyOf(one.entry, quotesOf(one)))
  return {
    Id: request.id,
    ID: request.number,
    RequisitionId: request.requisitionId,
    RequisitionNumber: numberOf(requisition),
    ...(requisition.note !== null && { Title: requisition.note }),
    State: request.state,
    Currency: request.currency,
    ...(request.respondBy !== null && { RespondBy: request.respondBy }),
    ...(requisition.neededBy !== null && { NeededBy: requisition.neededBy }),
    Created: request.created.toISOString(),
    Asked: asked.length,
    Answered: replies.filter((reply) => reply !== 'WAITING').length,
    IsReady: isReady(request.state, replies),
  }
}
