import type { Of, SpawnedOrder } from '@kontor/contract'
import type { RequestContext } from '../../platform/index.ts'
import { present, workedLines } from '../document-lines/index.ts'
import { partnerNameOf } from '../entries/index.ts'
import { orderIn } from './spawned-orders.ts'

/** An order as it stands (OSP-06), its lines as changes left them, each with what it was made of. */
export async function readOrder(context: RequestContext, id: string): Promise<Of<typeof SpawnedOrder>> {
  const { entry, spawned } = await orderIn(context, id)
  const sources = new Map(spawned?.lines.map(({ orderLineId, sourceLineId }) => [orderLineId, sourceLineId]))
  const { state } = entry
  return {
    ...{ OrderId: id, ID: entry.businessId, SupplierName: partnerNameOf(entry) },
    SourceType: spawned === undefined ? 'ORDER' : 'REQUISITION',
    ...(state !== 'DRAFT' && { State: state }),
    ...(spawned && { RequisitionId: spawned.requisitionId }),
    Lines: (await workedLines(context, id)).map(({ line }) => ({
      Line: line,
      ...present({ SourceLineId: sources.get(line.lineId) }),
    })),
  }
}
