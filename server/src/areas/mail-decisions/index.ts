import { defineArea, type Task } from '../../platform/index.ts'
import { askedByMail as documentAsked } from '../approvals/index.ts'
import { askedByMail as requisitionAsked } from '../requisitions/index.ts'
import { type Asking, againTask, mailAsked } from './commands/mail-asked.ts'
import { createHandlers } from './handlers.ts'
import { expiredReplies } from './rules/standing.ts'
import { forget, prune } from './store.ts'

export { takeReply } from './commands/take-reply.ts'
export { readReplyAddress } from './reply-address.ts'

const first =
  (kind: Asking['kind'], subject: string, step: string): Task =>
  (uow, payload) => {
    const named = (field: string) => String(payload[field])
    const asked = { noticeId: named('noticeId'), userId: named('userId') }
    return mailAsked(uow, { kind, ...asked, subjectId: named(subject), stepId: named(step), attempt: 1 })
  }

/** Approving and declining from a mail, without signing in, where the company allows it. */
export const area = defineArea('mailDecisions', {
  handlers: ({ origins }) => createHandlers(origins),
  listeners: {
    [documentAsked]: first('DOCUMENT', 'documentId', 'stepId'),
    [requisitionAsked]: first('REQUISITION', 'requisitionId', 'taskId'),
  },
  tasks: { [againTask]: (uow, payload) => mailAsked(uow, payload as unknown as Asking) },
  daily: (uow) => prune(uow, uow.now, expiredReplies(uow.now)),
  personalData: { inCompany: forget },
})
