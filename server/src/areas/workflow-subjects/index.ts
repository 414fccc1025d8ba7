import { defineInternalArea } from '../../platform/index.ts'

export { documentSubject } from './document.ts'
export { factsOf, factsOfDocument } from './facts.ts'
export { factsOfRequisition, factsOfRequisitions } from './facts-of-requisitions.ts'
export { findingsHere, unknownCodes } from './findings.ts'
export { lockSubject, subjectSeen } from './locked-subject.ts'
export { namedHere } from './named.ts'
export { type Requested, requestedBetween } from './requested.ts'
export { requisitionSubject } from './requisition.ts'
export type { People } from './rules/asked.ts'
export { fallbackAmong, namedBy } from './rules/people.ts'
export { differsFrom, type Ran, ranSince, routed, type Way } from './rules/routed.ts'
export { medianOf } from './rules/went.ts'
export { mustSee, mustSeeId, type Shown, seenOf, seesRequisitions, visibleAmong, whichOf } from './seen.ts'
export type { Followed, Running, Standing, Subject, Wanted, Which } from './subject.ts'

/** What workflows deal with: documents that came, and requisitions whose approval is requested. It serves no call. */
export const area = defineInternalArea('workflowSubjects', {})
