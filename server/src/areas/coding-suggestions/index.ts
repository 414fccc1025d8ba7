import { defineArea } from '../../platform/index.ts'
import { fill, fillTask, followDocuments } from './commands/follow-documents.ts'
import { learnSaved, learnTask } from './commands/learn-codings.ts'
import { handlers } from './handlers.ts'

/** What the codings of a company's bills teach, and what they make likely for the next one (0162). */
export const area = defineArea('codingSuggestions', {
  handlers,
  sealed: followDocuments,
  tasks: {
    [learnTask]: (uow, { documentId }) => learnSaved(uow, String(documentId)),
    [fillTask]: (uow, { after }) => fill(uow, typeof after === 'string' ? after : null),
  },
})
