import { defineArea, type UnitOfWork } from '../../platform/index.ts'
import { grouped } from '../network/index.ts'
import { askedTask, putBefore } from './commands/ask.ts'
import { approvedTask } from './commands/move.ts'
import { askByRule, followApproval, followConnections, followGroup, ruleTask } from './commands/triggers.ts'
import { createOlder } from './handlers/older.ts'
import { createQuestionnaires } from './handlers/questionnaires.ts'
import { questions } from './handlers/questions.ts'
import { createRequests } from './handlers/requests.ts'
import { policy } from './policy.ts'
import { followStaff, seat, seatTask } from './staff.ts'
import { contentsHeld } from './store/files.ts'
import * as requests from './store/requests.ts'
import * as rules from './store/rules.ts'

export { saveAnswers } from './commands/answer.ts'
export { ask } from './commands/ask.ts'
export { moveRequest } from './commands/move.ts'
export { saveQuestionnaire } from './commands/save-questionnaire.ts'
export { shippedTemplates } from './templates.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    question: true
    questionnaire: true
    questionnaireRequest: true
  }
}

/** Those of these contents that answers hold: they are not thrown away with a document that has the same. */
export const contentsOfAnswers: typeof contentsHeld = (...given) => contentsHeld(...given)

export const area = defineArea('surveys', {
  policy,
  handlers: ({ origins }) => ({
    ...createOlder(origins),
    ...createQuestionnaires(origins),
    ...createRequests(origins),
    ...questions,
  }),
  tasks: {
    [askedTask]: (uow, { requestId, origin }) => putBefore(uow, String(origin), String(requestId)),
    [approvedTask]: (uow, { requestId }) => followApproval(uow, String(requestId)),
    [ruleTask]:
      async (_uow, { ruleId, partnerIds }) =>
      async ({ shellOrigin }) =>
      (uow) =>
        askByRule(uow, shellOrigin, String(ruleId), partnerIds as string[]),
    [seatTask]: seat,
  },
  listeners: { [grouped]: followGroup },
  sealed: async (uow, lines) => {
    await followConnections(uow, lines)
    await followStaff(uow, lines)
  },
  objectTypes: ['question', 'questionnaire', 'questionnaireRequest'],
  personalData: {
    inCompany: async (uow: UnitOfWork, userId: string) => {
      await requests.forget(uow, userId)
      await rules.forget(uow, userId)
    },
  },
})
