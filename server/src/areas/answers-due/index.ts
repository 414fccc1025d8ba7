import { defineInternalArea } from '../../platform/index.ts'
import { fill, fillTask, followDocuments } from './commands/follow-documents.ts'
import { followStaff, seat, seatTask } from './desks.ts'

export { whoHas } from './rules.ts'

/** Orders, changes of orders, requests for quotation and confirmations with changes that wait for somebody are work (0151). */
export const area = defineInternalArea('answersDue', {
  sealed: async (uow, lines) => {
    await followDocuments(uow, lines)
    await followStaff(uow, lines)
  },
  tasks: {
    [fillTask]: (uow, { after }) => fill(uow, after as string | null),
    [seatTask]: (uow) => seat(uow),
  },
})
