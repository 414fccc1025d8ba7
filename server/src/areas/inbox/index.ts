import { defineArea } from '../../platform/index.ts'
import { decideTask, makeDecision } from './commands/decide-work.ts'
import { createHandlers } from './handlers.ts'

export const area = defineArea('inbox', {
  handlers: ({ origins }) => createHandlers(origins),
  tasks: { [decideTask]: (uow, { decisionId, origin }) => makeDecision(uow, String(origin), String(decisionId)) },
})
