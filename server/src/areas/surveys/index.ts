import { defineArea, type UnitOfWork } from '../../platform/index.ts'
import { partnersGrouped } from '../network/index.ts'
import { followApproval, followConnections, followGroup, ruleTask, sendByRule } from './commands/follow-triggers.ts'
import { approvedTask } from './commands/move-request.ts'
import { assignRequest, assignTask } from './commands/send-questionnaire.ts'
import { createQuestionnaireHandlers } from './handlers/questionnaires.ts'
import { questionHandlers } from './handlers/questions.ts'
import { createRequestHandlers } from './handlers/requests.ts'
import { routerHandlers } from './handlers/routers.ts'
import { createSurveyHandlers } from './handlers/surveys.ts'
import { policy } from './policy.ts'
import { followStaff, reassignTask, reassignWork } from './staff.ts'
import { contentsHeld } from './store/files.ts'
import * as requests from './store/requests.ts'
import * as rules from './store/rules.ts'

export { saveAnswers } from './commands/answer-request.ts'
export { moveRequest } from './commands/move-request.ts'
export { saveQuestionnaire } from './commands/save-questionnaire.ts'
export { sendQuestionnaire } from './commands/send-questionnaire.ts'
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
    ...createQuestionnaireHandlers(origins),
    ...createRequestHandlers(origins),
    ...createSurveyHandlers(origins),
    ...questionHandlers,
    ...routerHandlers,
  }),
  tasks: {
    [assignTask]: (uow, { requestId, origin }) => assignRequest(uow, String(origin), String(requestId)),
    [approvedTask]: (uow, { requestId }) => followApproval(uow, String(requestId)),
    [ruleTask]:
      async (_uow, { ruleId, partnerIds }) =>
      async ({ shellOrigin }) =>
      (uow) =>
        sendByRule(uow, shellOrigin, String(ruleId), partnerIds as string[]),
    [reassignTask]: reassignWork,
  },
  listeners: { [partnersGrouped]: followGroup },
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
