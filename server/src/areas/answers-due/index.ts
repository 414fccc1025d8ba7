import { defineInternalArea } from '../../platform/index.ts'
import { fill, fillTask, followDocuments } from './follow-documents.ts'

/** Orders, changes of orders, requests for quotation and confirmations with changes that wait for somebody are work (0151). */
export const area = defineInternalArea('answersDue', {
  sealed: followDocuments,
  tasks: { [fillTask]: (uow, { after }) => fill(uow, after as string | null) },
})
