import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { type MailedHead, mailHead, mailTask, tellHeads } from './notices.ts'
import { policy } from './policy.ts'

/** What administrators read of the log, and whom its heads are told. Documents have histories of their own. */
export const area = defineArea('audit', {
  policy,
  handlers,
  daily: tellHeads,
  tasks: { [mailTask]: (uow, { email, head }) => mailHead(uow, String(email), head as MailedHead) },
})
