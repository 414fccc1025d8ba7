import type { Areas, Of, OrderSource } from '@kontor/contract'
import type { Handlers, RequestContext } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { present } from '../document-lines/index.ts'
import { findingsOf } from '../documents/index.ts'
import { findAnswered } from '../entries/index.ts'
import { parse } from '../parsing/index.ts'
import { requisitionOf } from '../requisitions/index.ts'
import { copyCoding } from './commands/copy-coding.ts'
import { dispatchOrder } from './commands/dispatch-order.ts'
import { enrichOrder } from './commands/enrich-order.ts'
import type { Place } from './rules.ts'
import { orderIn } from './spawned-orders.ts'
import { readOrder } from './views.ts'

/** The quote by which somebody wrote an order, for who may read it. */
const quoteOf = (context: RequestContext, id: string) =>
  context.read(async (uow) => {
    const answered = await findAnswered(uow, id)
    const [quote] = answered?.type === 'quote' ? await readableOf(uow, [answered]) : []
    return present({ QuoteId: quote?.id })
  })

/** Out of what an order came (F-209); one that somebody wrote by hand came out of itself. */
async function sourceOf(context: RequestContext, id: string): Promise<Of<typeof OrderSource>> {
  const { spawned } = await orderIn(context, id)
  if (spawned === undefined) return { OrderId: id, SourceType: 'ORDER', ...(await quoteOf(context, id)), Lines: [] }
  const requisition = await context.read((uow) => requisitionOf(uow, spawned.requisitionId))
  const sources = new Set(spawned.lines.map(({ sourceLineId }) => sourceLineId))
  const [QuoteId] = requisition?.lines.flatMap((line) => (sources.has(line.ID) ? (line.QuoteId ?? []) : [])) ?? []
  return {
    OrderId: id,
    SourceType: 'REQUISITION',
    RequisitionId: spawned.requisitionId,
    ...(QuoteId !== undefined && { QuoteId }),
    ...(requisition?.requesterId != null && { RequesterUserId: requisition.requesterId }),
    Lines: spawned.lines.map(({ orderLineId, sourceLineId }) => ({
      OrderLineId: orderLineId,
      SourceLineId: sourceLineId,
    })),
  }
}

export const handlers: Handlers<Areas['orderSpawning']> = {
  copyCoding: ({ params: { id, s, t } }, context) => copyCoding(context, id, s as Place, t as Place),

  enrich: ({ params }, context) => enrichOrder(context, params.id),

  readSource: ({ params }, context) => sourceOf(context, params.id),

  readOrder: ({ params }, context) => readOrder(context, params.id),

  validate: async ({ params }, context) => {
    const { bytes } = await orderIn(context, params.id)
    const findings = await findingsOf(await parse(bytes), context.language)
    return { valid: findings.every(({ severity }) => severity !== 'fatal'), findings }
  },

  dispatch: ({ params, query: { documentSource } }, context) => dispatchOrder(context, params.id, documentSource),
}
