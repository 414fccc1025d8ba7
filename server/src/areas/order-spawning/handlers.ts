import type { Areas, Of, OrderSource } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type RequestContext } from '../../platform/index.ts'
import { findingsOf } from '../documents/index.ts'
import { contentOf } from '../entries/index.ts'
import { sendDocument } from '../exchange/index.ts'
import { noConnection } from '../network/index.ts'
import { parse } from '../parsing/index.ts'
import { ordersFrom, requisitionOf } from '../requisitions/index.ts'
import { copyCoding } from './commands/copy-coding.ts'
import { enrich } from './commands/enrich.ts'
import type { Place } from './rules.ts'
import { orderFor } from './spawned.ts'

/** The order, for who may see it. @throws ApiError ResourceNotFound where it is none. */
const orderIn = (context: RequestContext, id: string) =>
  context.read(async (uow) => {
    const entry = await orderFor(uow, id)
    return { entry, bytes: await contentOf(uow, entry), spawned: await ordersFrom(uow, id) }
  })

/** Out of what an order came (F-209); one that somebody wrote by hand came out of itself. */
async function sourceOf(context: RequestContext, id: string): Promise<Of<typeof OrderSource>> {
  const { spawned } = await orderIn(context, id)
  if (spawned === undefined) return { OrderId: id, SourceType: 'ORDER', Lines: [] }
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

  enrich: ({ params }, context) => enrich(context, params.id),

  readSource: ({ params }, context) => sourceOf(context, params.id),

  readOrder: ({ params }, context) => sourceOf(context, params.id),

  validate: async ({ params }, context) => {
    const { bytes } = await orderIn(context, params.id)
    const findings = await findingsOf(await parse(bytes), context.language)
    return { valid: findings.every(({ severity }) => severity !== 'fatal'), findings }
  },

  dispatch: async ({ params }, context) => {
    const { entry, bytes, spawned } = await orderIn(context, params.id)
    if (spawned === undefined)
      throw new ApiError(
        'Conflict',
        t`The order ${entry.businessId} came out of no requisition: send it as a document.`,
      )
    const parsed = await parse(bytes)
    await context.write(async (uow) => {
      const requisition = await requisitionOf(uow, spawned.requisitionId)
      const sources = new Set(spawned.lines.map(({ sourceLineId }) => sourceLineId))
      const line = requisition?.lines.find(({ ID }) => sources.has(ID))
      const connectionId = line?.SupplierConnectionId ?? entry.connectionId
      if (!connectionId) throw noConnection(connectionId ?? '')
      const sending = { documentId: entry.id, dispatchId: uow.newId(), connectionId, parsed, bytes }
      await sendDocument(uow, { ...sending, contentHash: entry.contentHash })
    })
  },
}
