import { defineInternalArea } from '../../platform/index.ts'

export { ask } from './ask.ts'
export { joined, reasonAt } from './reasons.ts'
export {
  type BranchChoices,
  type BranchFate,
  type BranchPlace,
  branchPlacesIn,
  type Stands,
} from './rules/branch-places.ts'
export type { Finding } from './rules/check.ts'
export { type Facts, factsKnown, unknownFacts } from './rules/facts.ts'
export { type Flow, type Step, stepOf, wayOn } from './rules/flow.ts'
export { isPlace, placeIn, staysAsked } from './rules/places.ts'
export type { Through } from './rules/through.ts'
export type { Trace, Walked } from './rules/walk.ts'
export { walkedFrom } from './walked-from.ts'

/** What workflows are, how they are written down, and how things go through them. It knows no documents and serves no call. */
export const area = defineInternalArea('workflowEngine', {})
