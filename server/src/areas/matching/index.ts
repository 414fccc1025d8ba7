import { defineArea } from '../../platform/index.ts'
import { linesLed } from '../document-lines/index.ts'
import { countedBack } from '../exchange/index.ts'
import { followAnswers } from './commands/follow-answers.ts'
import { refreshMatch, refreshOrders, refreshOrdersTask, refreshTask } from './commands/refresh-match.ts'
import { firstBackDay, resumeByItself, resumeDue, resumeTask } from './commands/set-aside.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import { forget } from './store.ts'

export { ordersOf, refreshMatch } from './commands/refresh-match.ts'
export { saveTolerances } from './commands/save-tolerances.ts'
export { holdByWorkflow, setAside } from './commands/set-aside.ts'
export { orderOf } from './comparison.ts'

export const area = defineArea('matching', {
  policy,
  handlers,
  tasks: {
    [refreshTask]: (uow, { documentId }) => refreshMatch(uow, String(documentId)),
    [refreshOrdersTask]: (uow, { documentId }) => refreshOrders(uow, String(documentId)),
    [resumeTask]: (uow, { documentId }) => resumeByItself(uow, String(documentId)),
  },
  hourly: resumeDue,
  firstDay: firstBackDay,
  listeners: {
    [linesLed]: (uow, { documentId }) => refreshMatch(uow, String(documentId), true),
    [countedBack]: (uow, { documentId }) => refreshOrders(uow, String(documentId)),
  },
  sealed: followAnswers,
  personalData: { inCompany: forget },
})
