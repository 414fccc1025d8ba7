import { defineArea } from '../../platform/index.ts'
import { quoted } from '../exchange/index.ts'
import { ended } from '../requisitions/index.ts'
import { endWith } from './commands/end-request.ts'
import { answered, lookForOverdue, tellBuyer, tellTask } from './commands/tell-buyer.ts'
import { handlers } from './handlers.ts'
import { forget } from './store.ts'

export { askForQuotes } from './commands/ask-suppliers.ts'
export { postToAll } from './commands/post-to-all.ts'

export const area = defineArea('quoteRequests', {
  handlers,
  hourly: lookForOverdue,
  tasks: {
    [tellTask]:
      async (_uow, { requestId }) =>
      async ({ shellOrigin }) =>
      (uow) =>
        tellBuyer(uow, shellOrigin, String(requestId)),
  },
  listeners: {
    [quoted]: (uow, { documentId }) => answered(uow, String(documentId)),
    [ended]: (uow, { requisitionId }) => endWith(uow, String(requisitionId)),
  },
  // Who declines, or takes back what they quoted, has answered too.
  sealed: async (uow, lines) => {
    const answers = lines.filter(({ object_type, kind }) => object_type === 'document' && answering.has(kind))
    for (const id of new Set(answers.map(({ object_id }) => object_id))) await answered(uow, id)
  },
  personalData: { inCompany: forget },
})

const answering: ReadonlySet<string> = new Set(['document.rejected'])
