import * as store from './store/changed.ts'

/** What changed in a period, the latest first; answers beside what they answer where they are asked for. */
export const changedDocuments: typeof store.changed = (...given) => store.changed(...given)
