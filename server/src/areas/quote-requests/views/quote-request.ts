import type { Of, QuoteRequest } from '@kontor/contract'
import type { RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { connectionOf } from '../../network/index.ts'
import { type Asked, askedBy, type CameIn, quotesOf, quotesRead } from '../offers.ts'
import { seen } from '../reader.ts'
import { standingAwards, whyNotAward } from '../rules/award.ts'
import { type Compared, compare, isOver, type Offer } from '../rules/comparison.ts'
import { allowedActions, replyOf } from '../rules/states.ts'
import * as store from '../store.ts'
import { briefOf } from './brief.ts'

type Shown = Of<typeof QuoteRequest>

/** A request with what was offered, as the wire shows it. @throws ApiError ResourceNotFound */
export async function shownQuoteRequest(context: RequestContext, id: string): Promise<Shown> {
  const { request, requisition, asked, awarded, outside } = await context.read(async (uow) => ({
    ...(await seen(uow, id, context.actor)),
    asked: await askedBy(uow, [id], 'READER'),
    outside: await outsideOf(uow, id),
    awarded: await store.awardsOf(uow, id),
  }))
  const awards = new Map(standingAwards(awarded, requisition.lines).map(({ lineId, quoteId }) => [lineId, quoteId]))
  const { quotes, today } = await quotesRead(context, request, asked)
  const compared = compare(request.currency, request.lines, quotes, today)
  const Suppliers = asked.map(async (one) => ({
    ...supplierOf(one, outside),
    Quotes: await Promise.all(
      quotesOf(one).flatMap(({ id: quoteId }) => {
        const quote = quotes.find((found) => found.id === quoteId)
        return quote === undefined ? [] : [quoteShown(context, quote, compared, { currency: request.currency, today })]
      }),
    ),
  }))
  return {
    ...briefOf(request, requisition, asked),
    ...(request.note !== null && { Note: request.note }),
    Lines: request.lines.map(({ lineId, name, description, quantity, unit }) => {
      const AwardedTo = awards.get(lineId)
      return {
        ...{ LineId: lineId, Name: name, Quantity: { value: quantity, unitCode: unit } },
        ...(description !== undefined && { Description: description }),
        Offers: (compared.offers.get(lineId) ?? []).map(offerShown),
        ...(AwardedTo !== undefined && { AwardedTo }),
      }
    }),
    Suppliers: await Promise.all(Suppliers),
    AllowedActions: allowedActions({ state: request.state, requisition: requisition.state }, context.actor.permissions),
  }
}

/** Which of those who were asked are no members of the network. */
async function outsideOf(uow: UnitOfWork, requestId: string): Promise<ReadonlySet<string>> {
  const outside = new Set<string>()
  for (const { connectionId } of await store.suppliersOf(uow, [requestId])) {
    const connection = await connectionOf(uow, connectionId)
    if (connection !== undefined && !connection.channels.includes('KONTOR')) outside.add(connectionId)
  }
  return outside
}

function supplierOf(asked: Asked, outside: ReadonlySet<string>) {
  const refusal = asked.answers.findLast(({ type, answerCode }) => type === 'status' && answerCode === 'BusinessReject')
  return {
    ConnectionId: asked.connectionId,
    Name: asked.supplier,
    IsOutside: outside.has(asked.connectionId),
    RequestId: asked.documentId,
    Reply: replyOf(asked.entry, quotesOf(asked)),
    ...(refusal?.statusMessage && { Reason: refusal.statusMessage }),
  }
}

const offerShown = ({ quoteId, line, price, comparable, differences, isBest }: Offer) => ({
  ...{ QuoteId: quoteId, Name: line.name.slice(0, 2000), Quantity: line.quantity, Unit: line.unit.slice(0, 10) },
  ...{ Price: price, Amount: line.net, Differences: [...differences], IsBest: isBest },
  ...(comparable !== undefined && { Comparable: comparable }),
})

async function quoteShown(
  context: RequestContext,
  quote: CameIn,
  { quotes }: Compared,
  { currency, today }: { readonly currency: string; readonly today: string },
) {
  const sum = quotes.get(quote.id)
  const why = whyNotAward(quote, currency, today)
  return {
    ...{ QuoteId: quote.id, ID: quote.entry.businessId.slice(0, 100), Currency: quote.currency },
    ...{ Net: sum?.net ?? '0', IsComplete: sum?.isComplete ?? false, IsBest: sum?.isBest ?? false },
    ...(sum?.comparable !== undefined && { Comparable: sum.comparable }),
    ...(quote.validUntil !== undefined && { ValidUntil: quote.validUntil }),
    ...(quote.deliveryDate !== undefined && { DeliveryDate: quote.deliveryDate }),
    ...(quote.note !== undefined && { Note: quote.note.slice(0, 4000) }),
    Received: quote.entry.created.toISOString(),
    IsLate: quote.isLate,
    IsExpired: !quote.isRejected && isOver(quote, today),
    ...(why !== undefined && { NotBecause: await context.translate(why) }),
  }
}
