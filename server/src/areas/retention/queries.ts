import * as store from './store/holds.ts'

/** What holds a document: itself, and its partner. */
export const holdsOn: typeof store.on = (...given) => store.on(...given)
