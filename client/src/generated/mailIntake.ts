// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const mailIntake: Described<'mailIntake'> = {
  readMailIntake: {"line":"GET mails/intake"},
  openMailIntake: {"line":"POST mails/intake"},
  closeMailIntake: {"line":"DELETE mails/intake","answer":"none"},
  readEmailPattern: {"line":"GET cloudscan/email/pattern"},
  readEmail: {"line":"GET scanning/email/{connectionId}","answer":"text"},
  listReceivedMails: {"line":"GET mails/intake/received"},
  takeMail: {"line":"POST mails/received/{address}","needs":{"mail":"mail is required"},"body":"parts","answer":"none","timeout":900000},
}
