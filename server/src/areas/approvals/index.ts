import { defineArea, provide } from '../../platform/index.ts'
import { decisions } from '../advisers/index.ts'
import { decisionOf } from './approval.ts'
import { createHandlers } from './handlers.ts'
import { askedByMail } from './notices.ts'
import { objectRules } from './object-rules.ts'
import { policy } from './policy.ts'
import { followAnswers } from './work.ts'

export { decisionOf } from './approval.ts'
export {
  approveByRule,
  takeApprovalBack,
  whomWorkflowWouldAsk,
  withdrawAsked,
  withdrawRule,
} from './commands/approve-by-rule.ts'
export { ask, askByWorkflow } from './commands/ask-for-approval.ts'
export { decide } from './commands/decide-approval.ts'
export { askedByMail } from './notices.ts'
export { policy } from './policy.ts'
export { decidedFor, hoursTaken, stepsOf } from './queries.ts'
export { type Asked, askedOf } from './requested-decision.ts'
export { approvableBy } from './work.ts'

export const area = defineArea('approvals', {
  policy,
  handlers: ({ origins }) => createHandlers(origins),
  events: [askedByMail],
  objectRules,
  provides: [provide(decisions, () => decisionOf)],
  sealed: followAnswers,
})
