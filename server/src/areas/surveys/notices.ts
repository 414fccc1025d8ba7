import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { colleaguesOf } from '../users/index.ts'
import type { RequestRecord } from './records.ts'

/** The app that shows requests. */
export const formsApp = 'Kontor.Forms'

type About = Pick<RequestRecord, 'id' | 'name' | 'partnerId' | 'partnerName' | 'reason'>

type News = 'asked' | 'reminded' | 'rejected' | 'approved' | 'submitted'

/** What is told of the questionnaire of a name, and of the company that did it. */
const subjects: Readonly<Record<News, (company: string, name: string) => Message>> = {
  asked: (company, name) => t`${company} asks you to complete “${name}”`,
  reminded: (company, name) => t`Reminder: ${company} is awaiting your answers to “${name}”`,
  rejected: (company, name) => t`${company} asks you to correct your answers to “${name}”`,
  approved: (company, name) => t`${company} approved your answers to “${name}”`,
  submitted: (company, name) => t`${company} completed “${name}”`,
}

/** On the link to the questionnaire. */
const labels: Readonly<Record<News, Message>> = {
  asked: t`Answer now`,
  reminded: t`Answer now`,
  rejected: t`Answer now`,
  approved: t`View your answers`,
  submitted: t`Review answers`,
}

/** Tells people of the entered company what the other one did with a request. */
export async function tell(
  uow: UnitOfWork,
  origin: string,
  to: readonly string[],
  news: News,
  { id, name, partnerId, partnerName, reason }: About,
): Promise<void> {
  const notice = {
    subject: subjects[news](partnerName, name),
    comment: news === 'rejected' ? reason : null,
    link: { to: `${origin}/#/${formsApp}/${id}`, label: labels[news] },
    about: { type: 'message', id: null } as const,
  }
  // It comes from the other company, and from no colleague: nobody is to reply to.
  await tellColleagues(uow, await colleaguesOf(uow), to, notice, partnerId)
}
