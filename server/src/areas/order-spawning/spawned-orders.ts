import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { contentOf, type Entry, noDocument } from '../entries/index.ts'
import { ordersFrom, type RequisitionRecord, requisitionOf } from '../requisitions/index.ts'

export interface Spawned {
  readonly entry: Entry
  readonly requisition: RequisitionRecord
  /** The lines of the order, each with the line of the requisition that it is of. */
  readonly lines: readonly { readonly orderLineId: string; readonly sourceLineId: string }[]
}

/** An order for who may see it. @throws ApiError ResourceNotFound where it is none. */
export async function orderFor(uow: UnitOfWork, id: string): Promise<Entry> {
  const entry = await entryFor(uow, id)
  if (entry.type !== 'order') throw noDocument(id)
  return entry
}

/** An order with its content and out of what it came, for who may see it. @throws ApiError ResourceNotFound where it is none. */
export const orderIn = (context: RequestContext, id: string) =>
  context.read(async (uow) => {
    const entry = await orderFor(uow, id)
    return { entry, bytes: await contentOf(uow, entry), spawned: await ordersFrom(uow, id) }
  })

/** An order with the requisition that it came out of. @throws ApiError ResourceNotFound, Conflict (it came out of none). */
export async function spawnedFor(uow: UnitOfWork, id: string): Promise<Spawned> {
  const entry = await orderFor(uow, id)
  const spawned = await ordersFrom(uow, id)
  const requisition = spawned && (await requisitionOf(uow, spawned.requisitionId))
  if (spawned === undefined || requisition === undefined) throw noSource(entry)
  return { entry, requisition, lines: spawned.lines }
}

const noSource = ({ businessId }: Entry): ApiError =>
  new ApiError('Conflict', t`The order ${businessId} was not made from a requisition: there is nothing to copy.`)
