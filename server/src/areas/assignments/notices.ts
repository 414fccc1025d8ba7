import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { partnerNameOf } from '../entries/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { whoHears } from './rules.ts'
import type { AssignmentRecord } from './store/assignments.ts'
import type { Subject } from './subjects.ts'
import { type Crew, crewOf, takersOf } from './takers.ts'

/** What happened to work, of which its people are told. */
type AssignmentEvent = 'given' | 'commented' | 'closed' | 'expired'

/** What is told of work about a document, and of work about none. */
const aboutDocument: Readonly<Record<AssignmentEvent, (who: string, number: string, partner: string) => Message>> = {
  given: (who, number, partner) => t`${who} assigned you ${number} from ${partner}`,
  commented: (who, number, partner) => t`${who} commented on ${number} from ${partner}`,
  closed: (who, number, partner) => t`${who} completed the task for ${number} from ${partner}`,
  expired: (_who, number, partner) => t`The assignment for ${number} from ${partner} expired and was closed`,
}
const aboutTask: Readonly<Record<AssignmentEvent, (who: string) => Message>> = {
  given: (who) => t`${who} assigned you a task`,
  commented: (who) => t`${who} commented on a task`,
  closed: (who) => t`${who} completed a task`,
  expired: () => t`A task expired and was closed`,
}

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
  const who = colleagues.get(authorId ?? '')?.name ?? ''
  const notice = entry
    ? ({
        subject: aboutDocument[event](who, entry.businessId, partnerNameOf(entry)),
        comment,
        link: { to: `${origin}/#/Kontor.Documents/view/${entry.id}`, label: t`Open document` },
        about: { type: 'document', id: entry.id },
      } as const)
    : ({
        subject: aboutTask[event](who),
        comment,
        link: { to: `${origin}/#/Kontor.Home/`, label: t`Open Home` },
        about: { type: 'message', id: null },
      } as const)
  await tellColleagues(uow, colleagues, to, notice, authorId)
}
