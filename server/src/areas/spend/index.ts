import { defineArea } from '../../platform/index.ts'
import { countDocument, countTask } from './commands/count-document.ts'
import { fill, fillTask, followDocuments } from './commands/follow-documents.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'

export const area = defineArea('spend', {
  policy,
  handlers,
  sealed: followDocuments,
  tasks: {
    [countTask]: (uow, { documentId }) => countDocument(uow, String(documentId)),
    [fillTask]: (uow, { after }) => fill(uow, typeof after === 'string' ? after : null),
  },
  tableExports: {
    spend_part: { leftOut: 'follows from the documents' },
    spend_rollup: { leftOut: 'follows from the documents' },
  },
})
