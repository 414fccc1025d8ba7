import { auditSubjects } from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text } from '../words/index.ts'

/** A line of the company's log: who did what, to whom or what, and when. It is never changed. */
export const AuditLine = entity('AuditLine', {
  Id: text({ max: 100 }),
  At: instant(),
  Subject: oneOf(auditSubjects),
  Kind: text({ max: 100, says: 'What happened, in the past tense, dotted by object: `user.locked`.' }),
  Actor: maybe(record({ Id: id('user'), Name: text() })),
  User: maybe(record({ Id: id('user'), Name: text() })),
  Partner: maybe(record({ Id: id('connection'), Name: text() })),
  Details: list(record({ Key: text({ max: 100 }), Value: text({ max: 1000 }) })),
})
