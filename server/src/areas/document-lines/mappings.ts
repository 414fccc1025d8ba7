import * as store from './store.ts'

/** Keeps to which lines of other documents lines belong. */
export const saveMappings: typeof store.save = (...given) => store.save(...given)
