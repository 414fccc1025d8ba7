import * as store from './store.ts'

/** The tags that the company gave a document. */
export const tagsOf: typeof store.of = (...given) => store.of(...given)

/** The same of several documents, by document. */
export const tagsOfMany: typeof store.ofMany = (...given) => store.ofMany(...given)
