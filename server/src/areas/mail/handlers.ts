import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { whoWaits } from './digest.ts'
import { noMail } from './not-found.ts'
import { mailPeople } from './people.ts'
import { takeReturned } from './returned.ts'
import * as store from './store/mails.ts'

export const handlers: Handlers<Areas['mail']> = {
  sendEmail: ({ body }, context) => mailPeople(body, context),
  notify: ({ body }, context) => mailPeople(body, context, whoWaits),
  notifyDirectly: ({ body }, context) => mailPeople(body, context),

  takeReturned: ({ params, body }, { platform, requestId }) =>
    takeReturned(platform, requestId, params.returnPath, body),

  listMails: ({ query }, context) =>
    context.read(async (uow) => {
      const { rows, count } = await store.list(uow, query.limit, query.page * query.limit)
      return { ...pageInfo(query, count), Items: rows.map(entityOf) }
    }),

  readMail: ({ params }, context) =>
    context.read(async (uow) => {
      const mail = await store.find(uow, params.messageId)
      if (mail === undefined) throw noMail(params.messageId)
      return { type: 'message/rfc822' as const, held: await uow.contents.open(mail.contentHash) }
    }),
}

const entityOf = (mail: store.MailRecord) => ({
  MessageId: mail.messageId,
  To: mail.recipient,
  Subject: mail.subject,
  State: mail.state,
  Attempts: mail.attempts,
  Created: mail.created.toISOString(),
  LastStateChange: mail.changed.toISOString(),
  ...(mail.transport === null ? {} : { Transport: mail.transport }),
  ...(mail.said ? { ServerSaid: mail.said } : {}),
})
