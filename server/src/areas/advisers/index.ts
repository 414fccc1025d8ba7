import { defineArea } from '../../platform/index.ts'
import { followTasks } from './commands/close-advice.ts'
import { leaveAdvice } from './commands/leave-advice.ts'
import { decisions } from './decisions.ts'
import { createHandlers } from './handlers.ts'

export { answerAdvice } from './commands/answer-advice.ts'
export { askAdvice } from './commands/ask-advice.ts'
export { closeAdvice } from './commands/close-advice.ts'
export { moveAdvice } from './commands/hand-on-advice.ts'
export { leaveAdvice } from './commands/leave-advice.ts'
export { type Decision, decisions } from './decisions.ts'
export { takersOfRequisition } from './matters.ts'
export { whyNotHandTo } from './rules.ts'

/** Colleagues whom somebody asks before they decide (decision 141). Approvals stand above it, and close what is open of it. */
export const area = defineArea('advisers', {
  handlers: (services) => createHandlers({ origin: services.origins.shell, decisions: services.get(decisions) }),
  sealed: followTasks,
  personalData: { inCompany: async (uow, userId) => void (await leaveAdvice(uow, '', userId)) },
})
