import { formatMessage } from '@kontor/i18n'
import type { Act } from '../../platform/index.ts'
import { partnerNameOf } from '../documents/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { noticeWordsFor } from './messages.ts'
import type { AssignmentRecord } from './store/assignments.ts'
import type { Subject } from './subjects.ts'
import type { Crew } from './takers.ts'

interface NewlyGiven {
  readonly subject: Subject
  readonly crew: Crew
  readonly record: AssignmentRecord
  /** Those who had it already. */
  readonly before: readonly string[]
}

/** Tells those to whom work is given now; who takes it themselves knows. */
export async function tellNew(act: Act, origin: string, { subject, crew, record, before }: NewlyGiven): Promise<void> {
  const { actorId: authorId } = act.author
  if (authorId === null) return
  const who = crew.colleagues.get(authorId)?.name ?? ''
  const told = record.assigneeIds.filter((id) => id !== authorId && !before.includes(id))
  await tellColleagues(
    act,
    told.flatMap((userId) => {
      const reader = crew.colleagues.get(userId)
      return reader === undefined
        ? []
        : [{ userId, authorId, ...noticeOf(origin, subject, record, who, reader.language) }]
    }),
  )
}

function noticeOf(origin: string, { entry }: Subject, { comment }: AssignmentRecord, who: string, language: string) {
  const words = noticeWordsFor(language)
  const about = entry && { number: entry.businessId, partner: partnerNameOf(entry) }
  const subject = formatMessage(about ? words.document : words.other, language, { who, ...about })
  return {
    subject,
    paragraphs: [subject, ...(comment === null ? [] : [comment])],
    link: {
      to: `${origin}/#/${entry ? `Kontor.Documents/view/${entry.id}` : 'Kontor.Home/'}`,
      label: entry ? words.openDocument : words.openHome,
    },
  }
}
