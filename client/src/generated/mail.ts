// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const mail: Described<'mail'> = {
  sendEmail: {"line":"POST email","body":"json","answer":"none"},
  notify: {"line":"POST notifications/email","body":"json","answer":"none"},
  notifyDirectly: {"line":"POST notifications/email/direct","body":"json","answer":"none"},
  listNotifications: {"line":"GET account/users/{userId}/notifications"},
  readNotifications: {"line":"PUT account/users/{userId}/notifications/read","body":"json","answer":"none"},
  listMails: {"line":"GET mails"},
  readMail: {"line":"GET mails/{messageId}","answer":["message/rfc822"]},
  takeReturned: {"line":"POST mails/returned/{returnPath}","body":["message/rfc822"],"answer":"none"},
}
