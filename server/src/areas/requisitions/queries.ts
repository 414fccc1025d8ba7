import * as reader from './reader.ts'
import * as store from './store.ts'

/** A requisition, for who may see it. */
export const requisitionSeen: typeof reader.seen = (...given) => reader.seen(...given)

/** A requisition, whoever may see it. */
export const requisitionOf: typeof store.find = (...given) => store.find(...given)

/** What an order came out of, where it came out of a requisition. */
export const ordersFrom: typeof store.orderOf = (...given) => store.orderOf(...given)

/** What was ordered by a requisition, whoever may see it. */
export const spawnedBy: typeof store.ordersOf = (...given) => store.ordersOf(...given)

/** Requisitions by their ids, whoever may see them. */
export const requisitionsAmong: typeof store.among = (...given) => store.among(...given)

/** The ids of what a person asked for, or what was asked for on their behalf. */
export const requisitionsOf: typeof store.idsOf = (...given) => store.idsOf(...given)

/** A requisition, whoever may see it, held until the transaction ends. */
export const lockRequisition: typeof store.lock = (...given) => store.lock(...given)
