import { defineArea } from '../../platform/index.ts'
import { leaveAll } from './commands/assign-work.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'
import { forget } from './store/auto.ts'

export { assign, close, expire, handOverAll, type OlderForm, reassign, reassignAll } from './commands/assign-work.ts'
export { isMoving, mayTakeBack, moveAssignment, type WorkMove } from './commands/move-assignment.ts'
export { keepWorkHere, mustWorkHere, redirectWork } from './commands/redirect-work.ts'
export { noAutoAssignment } from './not-found.ts'
export { policy } from './policy.ts'
export { delegatedFrom, findAssignment, listAssignments, redirectionSet, redirectionsTo, stepsOf } from './queries.ts'
export { type LastStep, type Redirection, type Routed, redirectionOf, routed } from './rules.ts'
export { type Crew, crewOf, type Takers, takersOf, takersOfDocument, takersSeeing } from './takers.ts'

export const area = defineArea('assignments', {
  policy,
  handlers: ({ origins }) => createHandlers(origins),
  personalData: {
    inCompany: async (company, userId) => {
      await leaveAll(company, userId)
      await forget(company, userId)
    },
  },
})
