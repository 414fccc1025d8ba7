import { defineArea, provide } from '../../platform/index.ts'
import { handsOver } from '../users/index.ts'
import { decideTask, makeDecision } from './commands/decide-work.ts'
import { handOverAll } from './commands/hand-over-all.ts'
import { createHandlers } from './handlers.ts'

export const area = defineArea('inbox', {
  handlers: ({ origins }) => createHandlers(origins),
  provides: [
    provide(
      handsOver,
      ({ origins }) =>
        (uow, fromId, toId) =>
          handOverAll(uow, origins.shell, fromId, toId),
    ),
  ],
  tasks: { [decideTask]: (uow, { decisionId, origin }) => makeDecision(uow, String(origin), String(decisionId)) },
})
