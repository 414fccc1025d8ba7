import type { UnitOfWork } from '../../platform/index.ts'
import * as reader from './reader.ts'
import * as store from './store.ts'

/** A requisition, for who may see it. */
export const requisitionSeen: typeof reader.seen = (...given) => reader.seen(...given)

/** A requisition, whoever may see it. */
export const requisitionOf: typeof store.find = (...given) => store.find(...given)

/** What an order came out of, where it came out of a requisition. */
export const ordersFrom: typeof store.orderOf = (...given) => store.orderOf(...given)

/** Who somebody is to an order. */
export interface PartIn {
  /** They asked for it, or it was asked for on their behalf. */
  readonly isTheirs: boolean
  readonly manages: boolean
}

/**
 * Whether somebody asked for what was ordered, or buys.
 *
 * @throws ApiError ResourceNotFound where it came out of a requisition that they do not see.
 */
export async function partIn(uow: UnitOfWork, orderId: string, actor: reader.Actor): Promise<PartIn> {
  const spawned = await store.orderOf(uow, orderId)
  const source = spawned && (await reader.seen(uow, spawned.requisitionId, actor))
  return {
    isTheirs: source !== undefined && [source.requesterId, source.onBehalfId].includes(actor.userId),
    manages: actor.permissions.has('requisition.manage'),
  }
}

/** Notes an order that comes of what was ordered by a requisition before. */
export const noteOrder: typeof store.addOrder = (...given) => store.addOrder(...given)

/** What was ordered by a requisition, whoever may see it. */
export const spawnedBy: typeof store.ordersOf = (...given) => store.ordersOf(...given)

/** The ids of those that were there before the end of a period and dealt with since its beginning; see there. */
export const requisitionIdsBetween: typeof store.idsBetween = (...given) => store.idsBetween(...given)

/** Requisitions by their ids, whoever may see them. */
export const requisitionsAmong: typeof store.among = (...given) => store.among(...given)

/** The ids of what a person asked for, or what was asked for on their behalf. */
export const requisitionsOf: typeof store.idsOf = (...given) => store.idsOf(...given)

/** A requisition, whoever may see it, held until the transaction ends. */
export const lockRequisition: typeof store.lock = (...given) => store.lock(...given)
