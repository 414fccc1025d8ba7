import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { partnerNameOf } from '../entries/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { type AssignmentEvent, noticeWordsFor } from './messages.ts'
import { whoHears } from './rules.ts'
import type { AssignmentRecord } from './store/assignments.ts'
import type { Subject } from './subjects.ts'
import { type Crew, crewOf, takersOf } from './takers.ts'

interface Work {
  readonly subject: Subject
  readonly crew: Crew
  readonly record: AssignmentRecord
}

/**
 * Tells those to whom work is given now and who had it not before; who takes it themselves knows. What nobody gives now comes
 * from whoever it is of.
 */
export const tellNew = (uow: UnitOfWork, origin: string, work: Work, before: readonly string[]): Promise<void> =>
  tell(
    uow,
    origin,
    work,
    {
      event: 'given',
      to: work.record.assigneeIds.filter((id) => !before.includes(id)),
      comment: work.record.comment,
    },
    uow.author.actorId ?? work.record.createdBy,
  )

/** Tells the others of work, as far as they may still see what it is about, what was said of it or that it is closed. */
export async function tellOthers(
  uow: UnitOfWork,
  origin: string,
  { subject, record }: Omit<Work, 'crew'>,
  news: { readonly event: 'commented' | 'closed' | 'expired'; readonly comment: string | null },
  authorId: string | null = uow.author.actorId,
): Promise<void> {
  const crew = await crewOf(uow)
  const { able } = await takersOf(uow, subject, crew)
  const to = whoHears(record).filter((id) => able.some((colleague) => colleague.id === id))
  await tell(uow, origin, { subject, crew }, { ...news, to }, authorId)
}

interface News {
  readonly event: AssignmentEvent
  readonly to: readonly string[]
  readonly comment: string | null
}

async function tell(
  uow: UnitOfWork,
  origin: string,
  { subject: { entry }, crew: { colleagues } }: Omit<Work, 'record'>,
  { event, to, comment }: News,
  authorId: string | null = uow.author.actorId,
): Promise<void> {
  const about = entry && { number: entry.businessId, partner: partnerNameOf(entry) }
  const values = { who: colleagues.get(authorId ?? '')?.name ?? '', ...about }
  await tellColleagues(
    uow,
    colleagues,
    to,
    (language) => {
      const words = noticeWordsFor(language)
      return {
        subject: formatMessage(words[event][about ? 'document' : 'other'], language, values),
        comment,
        link: {
          to: `${origin}/#/${entry ? `Kontor.Documents/view/${entry.id}` : 'Kontor.Home/'}`,
          label: entry ? words.openDocument : words.openHome,
        },
        about: entry ? { type: 'document', id: entry.id } : { type: 'message', id: null },
      }
    },
    authorId,
  )
}
