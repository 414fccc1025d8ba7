import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { colleaguesOf } from '../users/index.ts'
import type { RequestRecord } from './records.ts'
import { noticeWordsFor } from './words.ts'

/** The app that shows requests. */
export const formsApp = 'Kontor.Forms'

type About = Pick<RequestRecord, 'id' | 'name' | 'partnerId' | 'partnerName' | 'reason'>

const links = {
  asked: 'answer',
  reminded: 'answer',
  rejected: 'answer',
  approved: 'look',
  submitted: 'review',
} as const
type News = keyof typeof links

/** Tells people of the entered company what the other one did with a request. */
export async function tell(
  uow: UnitOfWork,
  origin: string,
  to: readonly string[],
  news: News,
  { id, name, partnerId, partnerName, reason }: About,
): Promise<void> {
  const noticeIn = (language: string) => {
    const words = noticeWordsFor(language)
    return {
      subject: formatMessage(words[news], language, { company: partnerName, name }),
      comment: news === 'rejected' ? reason : null,
      link: { to: `${origin}/#/${formsApp}/${id}`, label: words[links[news]] },
      about: { type: 'message', id: null } as const,
    }
  }
  // It comes from the other company, and from no colleague: nobody is to reply to.
  await tellColleagues(uow, await colleaguesOf(uow), to, noticeIn, partnerId)
}
