import * as store from './store.ts'

/** What others decided in a person's place since an instant, the newest first. */
export const decidedFor: typeof store.decidedFor = (...given) => store.decidedFor(...given)

/** The steps of the approvals of documents, each one's in their order. */
export const stepsOf: typeof store.stepsOf = (...given) => store.stepsOf(...given)

/** How long people took in the middle for what they decided in a period, in hours; null where they decided nothing. */
export const hoursTaken: typeof store.hoursTaken = (...given) => store.hoursTaken(...given)
