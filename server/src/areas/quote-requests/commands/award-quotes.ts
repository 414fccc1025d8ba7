import type { Of, QuoteAward } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { Bought } from '../../requisition-lines/index.ts'
import { type Actor, takeOffers } from '../../requisitions/index.ts'
import { askedBy, quotesOf, quotesRead } from '../offers.ts'
import { held, seen } from '../reader.ts'
import type { QuoteRequestRecord } from '../records.ts'
import { boughtAs, whyNotAward } from '../rules/award.ts'
import { linesOffered } from '../rules/comparison.ts'
import { type Standing, whyNot } from '../rules/states.ts'
import * as store from '../store.ts'
import { endTask } from './tell-buyer.ts'

type Input = Of<typeof QuoteAward>

/**
 * Chooses of whom lines are bought: the requisition has them as they were offered. No supplier is told before it is ordered.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict (it stands elsewhere, or a quote binds nobody any more), BadRequest (a
 *   line or a quote that is not of the request).
 */
export async function awardQuotes(context: RequestContext, id: string, input: Input): Promise<void> {
  const { request, asked } = await context.read(async (uow) => {
    const { request } = await seen(uow, id, context.actor)
    return { request, asked: await askedBy(uow, [id], 'READER') }
  })
  const { quotes, today } = await quotesRead(context, request, asked)
  const connections = new Map(asked.flatMap((one) => quotesOf(one).map((quote) => [quote.id, one.connectionId])))
  const offers = new Map<string, Bought>()
  for (const { LineId, QuoteId } of input.Lines) {
    if (offers.has(LineId)) throw unfit('Lines', t`Lines names the line ${LineId} twice: name one quote for it.`)
    const quote = quotes.find((one) => one.id === QuoteId)
    const SupplierConnectionId = connections.get(QuoteId)
    const line = quote && linesOffered(request.lines, quote.lines).get(LineId)
    if (quote === undefined || line === undefined || SupplierConnectionId === undefined)
      throw unfit('Lines', t`Lines names the quote ${QuoteId} for the line ${LineId}, which it does not offer.`)
    const why = whyNotAward(quote, request.currency, today)
    if (why !== undefined)
      throw new ApiError('Conflict', t`Nothing can be ordered from the quote ${quote.entry.businessId}: ${why}.`)
    offers.set(LineId, { ...boughtAs(line, quote), SupplierConnectionId })
  }
  await context.write(async (uow) => {
    const now = await held(uow, id, context.actor)
    refuse('award', { state: now.request.state, requisition: now.requisition.state }, request)
    await takeOffers(uow, request.requisitionId, context.actor, {
      offers,
      quoteIds: new Set(quotes.map((one) => one.id)),
    })
    await store.saveAwards(
      uow,
      id,
      input.Lines.map(({ LineId, QuoteId }) => ({ lineId: LineId, quoteId: QuoteId })),
    )
    await store.change(uow, id, { state: 'AWARDED', thanks: input.Thanks?.trim() || null })
    await endTask(uow, now.request)
  })
}

/** Opens a decided request again: nothing is bought by its quotes any more. @throws ApiError as {@link awardQuotes}. */
export async function reopenRequest(context: RequestContext, id: string): Promise<void> {
  await context.write(async (uow) => {
    const { request, requisition } = await held(uow, id, context.actor)
    if (request.state === 'OPEN') return
    refuse('reopen', { state: request.state, requisition: requisition.state }, request)
    await takeBack(uow, request, context.actor)
    await store.change(uow, id, { state: 'OPEN', thanks: null })
  })
}

/** Nothing is bought by the quotes of a request any more. @throws ApiError Locked */
export async function takeBack(
  uow: UnitOfWork,
  { id, requisitionId }: QuoteRequestRecord,
  actor: Actor,
): Promise<void> {
  const quoteIds = new Set((await store.awardsOf(uow, id)).map(({ quoteId }) => quoteId))
  if (quoteIds.size > 0) await takeOffers(uow, requisitionId, actor, { offers: new Map(), quoteIds })
  await store.saveAwards(uow, id, [])
}

/** @throws ApiError Locked (the requisition is on its way), Conflict */
export function refuse(
  action: 'award' | 'reopen' | 'close',
  standing: Standing,
  { number }: Pick<QuoteRequestRecord, 'number'>,
): void {
  const why = whyNot(action, standing)
  if (why === undefined) return
  const isLocked = whyNot(action, { ...standing, requisition: 'DRAFT' }) === undefined
  throw new ApiError(isLocked ? 'Locked' : 'Conflict', t`${action} is not possible for ${number}: ${why}.`, {
    details: { state: standing.state },
  })
}
