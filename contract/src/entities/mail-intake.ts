import { mailAnswers, mailedFileFates } from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'

/** The address to which partners without an account mail their invoices. */
export const MailIntake = entity('MailIntake', {
  /** Whether the installation receives e-mail at all (KONTOR_MAIL_INTAKE). */
  Available: yes(),
  Address: maybe(text({ max: 254 })),
  Since: maybe(instant()),
})

/** An e-mail that came to it, and what became of the files in it. */
export const ReceivedMail = entity('ReceivedMail', {
  Id: id('mail'),
  From: text({ max: 320 }),
  Subject: text({ max: 500 }),
  Received: instant(),
  /** What its sender was told of what was not taken in, or why nothing; none where there is nothing to tell. */
  Answer: maybe(oneOf(mailAnswers)),
  Files: list(
    record({
      /** Which of the e-mail’s files it is, from 1: two may have one name. */
      Place: whole({ min: 1 }),
      FileName: text({ max: 300 }),
      Fate: oneOf(mailedFileFates),
      DocumentId: maybe(id('document')),
      UploadId: maybe(id('upload')),
      Reason: maybe(text({ max: 2000 })),
    }),
  ),
})
