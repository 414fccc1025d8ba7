import { mailDataTypes, mailLayouts } from '../enumerations/index.ts'
import { entity, id, instant, list, mapOf, maybe, oneOf, text, whole, yes } from '../words/index.ts'

/** F-180 */
export const Email = entity('Email', {
  Users: list(id('user'), { min: 1, max: 100 }),
  Subject: text({ min: 1, max: 300 }),
  HtmlContent: text({ max: 200_000 }),
  Layout: maybe(oneOf(mailLayouts)),
  DataType: maybe(oneOf(mailDataTypes)),
  DataContent: maybe(mapOf(text({ max: 10_000 }), { max: 100 })),
})

/** A mail that left a company, and how far it has come. */
export const Mail = entity('Mail', {
  MessageId: text({ max: 300 }),
  To: text({ max: 254 }),
  Subject: text({ max: 1000 }),
  State: oneOf(['QUEUED', 'SENT', 'FAILED'] as const),
  /** SMTP: a mail server took it. MAILBOX: it stays in this installation, for no mail server is set. */
  Transport: maybe(oneOf(['MAILBOX', 'SMTP'] as const)),
  Attempts: whole({ min: 0 }),
  /** What the mail server answered last. */
  ServerSaid: maybe(text({ max: 1000 })),
  Created: instant(),
  LastStateChange: instant(),
})

/** Something that a person was told of, by a colleague or by an app. */
export const Notification = entity('Notification', {
  Id: id('notification'),
  /** What it is about: `document`, or `message` where it is about nothing stored. */
  Type: text({ max: 60 }),
  Created: instant(),
  Read: yes(),
  ObjectId: maybe(text({ max: 60 })),
  Text: text({ max: 1000 }),
})
