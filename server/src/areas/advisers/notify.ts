import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import type { Colleague } from '../users/index.ts'
import type { Matter } from './matters.ts'
import { type AdviceEvent, noticeWordsFor } from './messages.ts'

export interface News {
  readonly matter: Matter
  readonly colleagues: ReadonlyMap<string, Colleague>
  readonly to: readonly string[]
  readonly event: AdviceEvent
  readonly words: string | null
  /** Whose doing it is; who acts where it is left out. */
  readonly who?: string
}

/** Tells colleagues what was asked or advised: by the bell, and by mail as each of them wants it. */
export const tell = async (
  uow: UnitOfWork,
  origin: string,
  { matter, colleagues, to, event, words, who }: News,
): Promise<void> => {
  const partner = await matter.from(uow)
  await tellColleagues(uow, colleagues, to, (language) => {
    const notice = noticeWordsFor(language)
    const values = {
      who: colleagues.get(who ?? uow.author.actorId ?? '')?.name ?? '',
      number: matter.number,
      partner,
    }
    return {
      subject: formatMessage(notice[event], language, values),
      comment: words,
      link: { to: `${origin}${matter.path}`, label: notice.open[matter.subject] },
      about: matter.about,
    }
  })
}
