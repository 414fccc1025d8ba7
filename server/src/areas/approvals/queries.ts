import * as store from './store.ts'

/** What others decided in a person's place since an instant, the newest first. */
export const decidedFor: typeof store.decidedFor = (...given) => store.decidedFor(...given)
