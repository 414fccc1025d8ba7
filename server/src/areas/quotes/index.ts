import { defineArea } from '../../platform/index.ts'
import { quoted } from '../exchange/index.ts'
import { closeAnswered } from './commands/close-answered.ts'
import { handlers } from './handlers.ts'

export { describeRequest } from './commands/describe-request.ts'

export const area = defineArea('quotes', {
  handlers,
  listeners: { [quoted]: (uow, { documentId }) => closeAnswered(uow, String(documentId)) },
})
