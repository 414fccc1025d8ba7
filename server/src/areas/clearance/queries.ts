import * as clearances from './store/clearances.ts'

/** A report to an authority. */
export const findClearance: typeof clearances.find = (...given) => clearances.find(...given)

/** The latest report of a document. */
export const latestClearanceOf: typeof clearances.latestOf = (...given) => clearances.latestOf(...given)
