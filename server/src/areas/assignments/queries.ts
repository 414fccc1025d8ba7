import * as store from './store/assignments.ts'
import * as auto from './store/auto.ts'
import * as steps from './store/steps.ts'

/** What went to others in a person's place since an instant, the newest first. */
export const delegatedFrom: typeof store.delegatedFrom = (...given) => store.delegatedFrom(...given)

/** Assignments that who acts may see, as `GET assignments` finds them, and how many there are in all. */
export const listAssignments: typeof store.list = (...given) => store.list(...given)

/** The steps of all assignments of a subject, the newest first. */
export const stepsOf: typeof steps.ofSubject = (...given) => steps.ofSubject(...given)

/** Where the work of a person goes, as it was set. */
export const redirectionSet: typeof auto.of = (...given) => auto.of(...given)

/** Whose work comes to a person, as it was set. */
export const redirectionsTo: typeof auto.comingTo = (...given) => auto.comingTo(...given)

/** An assignment, whoever may see what it is about. */
export const findAssignment: typeof store.find = (...given) => store.find(...given)
