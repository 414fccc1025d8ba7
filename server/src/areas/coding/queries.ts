import * as codings from './store/codings.ts'

/** The coding of a document, with its version; undefined where it has none. */
export const codingAt: typeof codings.find = (...given) => codings.find(...given)
