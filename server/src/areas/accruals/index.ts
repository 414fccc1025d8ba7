import { defineArea } from '../../platform/index.ts'
import { linesLed } from '../document-lines/index.ts'
import { countOrder, countTask } from './commands/count-order.ts'
import { fill, fillTask, follow, followDocuments, followTask } from './commands/follow-documents.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'

export const area = defineArea('accruals', {
  policy,
  handlers,
  sealed: followDocuments,
  listeners: { [linesLed]: (uow, { documentId }) => follow(uow, String(documentId)) },
  tasks: {
    [countTask]: (uow, { documentId }) => countOrder(uow, String(documentId)),
    [followTask]: (uow, { documentId }) => follow(uow, String(documentId)),
    [fillTask]: (uow, { after }) => fill(uow, typeof after === 'string' ? after : null),
  },
  tableExports: {
    accrual: { leftOut: 'follows from the documents' },
  },
})
