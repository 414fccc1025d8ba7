import * as store from './store.ts'

/** The files of a document, oldest first. */
export const attachmentsOf: typeof store.of = (...given) => store.of(...given)
