import * as store from './store.ts'

/** The line of a mapping that leads to a document as a whole: an advice names bills, not their lines. */
export const whole = ''

/** To which documents the lines of one belong. */
export const mappingsOf: typeof store.of = (...given) => store.of(...given)

/** Lines of other documents that belong to some, or to lines of them. */
export const mappingsTo: typeof store.to = (...given) => store.to(...given)

/** Keeps to which lines of other documents lines belong. */
export const saveMappings: typeof store.save = (...given) => store.save(...given)
