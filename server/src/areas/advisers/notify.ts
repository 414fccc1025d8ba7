import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Entry, partnerNameOf } from '../entries/index.ts'
import { tellColleagues } from '../mail/index.ts'
import type { Colleague } from '../users/index.ts'
import { noticeWordsFor, type Told } from './messages.ts'

export interface News {
  readonly entry: Entry
  readonly colleagues: ReadonlyMap<string, Colleague>
  readonly to: readonly string[]
  readonly says: Told
  readonly words: string | null
  /** Whose doing it is; who acts where it is left out. */
  readonly who?: string
}

/** Tells colleagues what was asked or advised: by the bell, and by mail as each of them wants it. */
export const tell = (
  uow: UnitOfWork,
  origin: string,
  { entry, colleagues, to, says, words, who }: News,
): Promise<void> =>
  tellColleagues(uow, colleagues, to, (language) => {
    const notice = noticeWordsFor(language)
    const values = {
      who: colleagues.get(who ?? uow.author.actorId ?? '')?.name ?? '',
      number: entry.businessId,
      partner: partnerNameOf(entry),
    }
    return {
      subject: formatMessage(notice[says], language, values),
      comment: words,
      link: { to: `${origin}/#/Kontor.Documents/view/${entry.id}`, label: notice.open },
      about: { type: 'document', id: entry.id },
    }
  })
