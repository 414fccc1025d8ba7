import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { mustBeOneself } from '../users/index.ts'
import { whoWaits } from './digest.ts'
import { noMail } from './not-found.ts'
import { mailPeople } from './people.ts'
import { takeReturned } from './returned-mails.ts'
import * as store from './store/mails.ts'
import * as notifications from './store/notifications.ts'

export const handlers: Handlers<Areas['mail']> = {
  sendEmail: ({ body }, context) => mailPeople(body, context),
  notify: ({ body }, context) => mailPeople(body, context, whoWaits),
  notifyDirectly: ({ body }, context) => mailPeople(body, context),

  takeReturned: ({ params, body }, { platform, requestId }) =>
    takeReturned(platform, requestId, params.returnPath, body),

  listNotifications: ({ params: { userId }, query: { limit, page, unread } }, context) =>
    context.read(async (uow) => {
      await mustBeOneself(uow, context, userId, t`People can only read their own notifications.`)
      const { rows, count } = await notifications.page(uow, userId, { limit, offset: page * limit, unreadOnly: unread })
      return {
        ...pageInfo({ limit, page }, count),
        Notifications: rows.map((row) => ({
          Id: row.id,
          Type: row.object_type,
          Created: row.created.toISOString(),
          Read: row.is_read,
          ...(row.object_id === null ? {} : { ObjectId: row.object_id }),
          Text: row.text,
        })),
      }
    }),

  readNotifications: ({ params: { userId }, body: { Ids } }, context) =>
    context.write(async (uow) => {
      await mustBeOneself(uow, context, userId, t`People can only read their own notifications.`)
      await notifications.markRead(uow, userId, Ids)
    }),

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
