import * as arrivals from './store/arrivals.ts'
import * as dispatches from './store/dispatches.ts'

/** The accounts that are known of a partner. */
export const knownAccountsOf: typeof arrivals.accountsOf = (...given) => arrivals.accountsOf(...given)

/** The documents that were found to be this one again. */
export const copiesOf: typeof arrivals.copiesOf = (...given) => arrivals.copiesOf(...given)

/** Received bills with a number, or of a day and an amount, whoever sent them. */
export const receivedLike: typeof arrivals.receivedLike = (...given) => arrivals.receivedLike(...given)

/** The latest sending of a document. */
export const latestDispatchOf: typeof dispatches.latestOf = (...given) => dispatches.latestOf(...given)

/** The latest sendings of several. */
export const latestDispatchesOf: typeof dispatches.latestOfEach = (...given) => dispatches.latestOfEach(...given)

/** The dispatches of documents. */
export const dispatchIdsOf: typeof dispatches.idsOf = (...given) => dispatches.idsOf(...given)
