import { defineArea } from '../../platform/index.ts'
import { beginDigests, waitsForDigest } from './digest.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import { forget } from './store/notices.ts'
import * as notifications from './store/notifications.ts'
import { tasks } from './tasks.ts'

export {
  type AnswerTo,
  answerMail,
  betweenAnswersMs,
  isEnough,
  languageOfCountry,
  languageOfMail,
  type MailHeader,
  messageIdsIn,
  type Silence,
  whyNotAnswer,
} from './answers/index.ts'
export { contentsReporting, type MailOutcome, type QueuedMail, queueMail } from './commands/send-mail.ts'
export { sendNotice } from './digest.ts'
export { escaped } from './layouts.ts'
export { composeMail, type Letter, streamMail } from './letter.ts'
export { sendWithSecret } from './notice-with-secret.ts'
export { keepNotifications, type MailedBy, tellColleagues } from './notices.ts'
export { pauseAfter, textOf } from './rules.ts'
export { submitMail } from './smtp.ts'

export const area = defineArea('mail', {
  policy,
  handlers,
  tasks,
  hourly: beginDigests,
  firstDay: waitsForDigest,
  daily: notifications.prune,
  personalData: {
    inCompany: async (uow, userId) => {
      await forget(uow, userId)
      await notifications.forget(uow, userId)
    },
  },
  tableExports: {
    mail: { fileEnding: '.eml' },
  },
})
