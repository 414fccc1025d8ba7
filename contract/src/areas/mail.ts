import { Email, Mail, Notification } from '../entities/index.ts'
import {
  bytesAs,
  call,
  contentAs,
  id,
  list,
  maybe,
  nothing,
  pageOf,
  paging,
  record,
  text,
  yes,
} from '../words/index.ts'

const send = {
  may: 'mail.send',
  body: Email,
  returns: nothing(),
  status: 202,
  fails: ['ResourceNotFound', 'BadRequest'],
} as const

/** 002 §7 Email; F-180. */
export const mail = {
  sendEmail: call('POST email', {
    id: 'EML-01',
    says: 'Mails people of the company, each a mail of their own; replies go to whoever sends.',
    ...send,
  }),
  notify: call('POST notifications/email', {
    id: 'EML-02',
    says: 'Mails people of the company when they want it: at once, or in one mail with all else of the day, after midnight UTC, where their property shell.mails is daily.',
    ...send,
  }),
  notifyDirectly: call('POST notifications/email/direct', {
    id: 'EML-03',
    says: 'Mails people of the company at once.',
    ...send,
  }),

  listNotifications: call('GET account/users/{userId}/notifications', {
    id: 'CMP-08',
    says: 'What the person who asks was told of in the company, the latest first; kept for 90 days.',
    may: 'profile.read',
    needs: { userId: 'userId is required' },
    query: { ...paging(20), unread: yes(false) },
    returns: pageOf('Notifications', Notification),
    fails: ['ResourceNotFound', 'Forbidden'],
  }),
  readNotifications: call('PUT account/users/{userId}/notifications/read', {
    id: 'K-EML-04',
    says: 'Marks notifications as read: those that are named, or all.',
    may: 'profile.write',
    needs: { userId: 'userId is required' },
    body: record({ Ids: maybe(list(id('notification'), { max: 1000 })) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden'],
  }),

  listMails: call('GET mails', {
    id: 'K-EML-01',
    says: 'The mails that left the company, the latest first: the installation’s own mailbox where no mail server is set.',
    may: 'mail.read',
    query: paging(20),
    returns: pageOf('Items', Mail),
  }),
  readMail: call('GET mails/{messageId}', {
    id: 'K-EML-02',
    says: 'A mail as it was sent (RFC 5322), with all that is attached.',
    may: 'mail.read',
    needs: { messageId: 'messageId is required' },
    path: { messageId: text({ max: 300 }) },
    returns: contentAs(['message/rfc822']),
    fails: ['ResourceNotFound', 'Gone'],
  }),
  takeReturned: call('POST mails/returned/{returnPath}', {
    id: 'K-EML-03',
    says: 'Takes what came to the return path of a mail, from the server that receives mail there: a report that it could not be delivered (RFC 3464) makes it failed, and brings its document back. The address is the secret.',
    may: 'anyone',
    needs: { returnPath: 'returnPath is required' },
    path: { returnPath: text({ min: 1, max: 254 }) },
    body: bytesAs(['message/rfc822']),
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
