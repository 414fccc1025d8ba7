import { defineArea, type UnitOfWork } from '../../platform/index.ts'
import { moveDueDate } from '../exchange/index.ts'
import { ended } from '../requisitions/index.ts'
import { endWith } from './commands/end-request.ts'
import { moveDayTask } from './commands/post-to-all.ts'
import { firstOverdueDay, followAnswers, lookForOverdue, tellBuyer, tellTask } from './commands/tell-buyer.ts'
import { handlers } from './handlers.ts'
import * as store from './store.ts'

export { askForQuotes } from './commands/ask-suppliers.ts'
export { tellBuyer } from './commands/tell-buyer.ts'
export { quoteDataOf } from './commands/upload-quote.ts'

/** By which documents suppliers were asked. */
export const requestsTo = (uow: UnitOfWork, requestId: string) => store.suppliersOf(uow, [requestId])

export const area = defineArea('quoteRequests', {
  handlers,
  hourly: lookForOverdue,
  firstDay: firstOverdueDay,
  tasks: {
    [moveDayTask]: (uow, { documentId, day }) => moveDueDate(uow, String(documentId), String(day)),
    [tellTask]:
      async (_uow, { requestId }) =>
      async ({ shellOrigin }) =>
      (uow) =>
        tellBuyer(uow, shellOrigin, String(requestId)),
  },
  listeners: {
    [ended]: (uow, { requisitionId }) => endWith(uow, String(requisitionId)),
  },
  sealed: followAnswers,
  personalData: { inCompany: store.forget },
})
