import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { parse } from '../../parsing/index.ts'
import { type ordersFrom, requisitionOf } from '../../requisitions/index.ts'
import { orderIn } from '../spawned-orders.ts'

type Source = 'REQUISITION' | 'ORDER'
type Spawned = NonNullable<Awaited<ReturnType<typeof ordersFrom>>>

/**
 * Sends an order (OSP-02): one that came out of a requisition to the supplier of its lines, one that somebody wrote by hand to
 * the partner whom it names.
 *
 * @throws ApiError ResourceNotFound, NotConnected, Conflict (it came out of something else than is said, or names no partner)
 */
export async function dispatchOrder(context: RequestContext, id: string, source: Source): Promise<void> {
  const { entry, bytes, spawned } = await orderIn(context, id)
  if (source === 'REQUISITION' && spawned === undefined)
    throw new ApiError(
      'Conflict',
      t`The order ${entry.businessId} came out of no requisition: use documentSource ORDER, or send it as a document.`,
    )
  if (source === 'ORDER' && spawned !== undefined)
    throw new ApiError(
      'Conflict',
      t`documentSource is ORDER, but the order ${entry.businessId} came out of a requisition: use REQUISITION.`,
    )
  const parsed = await parse(bytes)
  await context.write(async (uow) => {
    const connectionId = (spawned && (await supplierOf(uow, spawned))) ?? entry.connectionId
    if (!connectionId)
      throw new ApiError(
        'Conflict',
        t`The order ${entry.businessId} names no partner yet: send it as a document, to whom you choose.`,
      )
    const { id: documentId, contentHash } = entry
    await sendDocument(uow, { documentId, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
  })
}

/** Of whom the lines were wanted that an order was made of. */
async function supplierOf(uow: UnitOfWork, { requisitionId, lines }: Spawned): Promise<string | undefined> {
  const requisition = await requisitionOf(uow, requisitionId)
  const sources = new Set(lines.map(({ sourceLineId }) => sourceLineId))
  return requisition?.lines.find(({ ID }) => sources.has(ID))?.SupplierConnectionId
}
