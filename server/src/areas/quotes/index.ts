import { defineArea } from '../../platform/index.ts'
import { requestQuoted } from '../exchange/index.ts'
import { followQuote, followTask, followWithdrawn } from './commands/follow-quote.ts'
import { handlers } from './handlers.ts'

export { describeRequest } from './commands/describe-request.ts'

export const area = defineArea('quotes', {
  handlers,
  listeners: { [requestQuoted]: (uow, { documentId }) => followQuote(uow, String(documentId)) },
  tasks: { [followTask]: (uow, { documentId }) => followQuote(uow, String(documentId)) },
  sealed: followWithdrawn,
})
