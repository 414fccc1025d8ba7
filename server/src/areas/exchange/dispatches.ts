import * as store from './store/dispatches.ts'

/** The latest sending of a document. */
export const latestDispatchOf: typeof store.latestOf = (...given) => store.latestOf(...given)

/** The dispatches of documents. */
export const dispatchIdsOf: typeof store.idsOf = (...given) => store.idsOf(...given)
