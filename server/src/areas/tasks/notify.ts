import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { noticeWordsFor } from './messages.ts'
import type { TaskRecord } from './records.ts'
import { holdersOf } from './rules.ts'

/** Tells those with whom a task waits now and did not before. */
export async function tellGiven(
  uow: UnitOfWork,
  origin: string,
  task: TaskRecord,
  before: readonly string[],
): Promise<void> {
  const to = holdersOf(task).filter((id) => !before.includes(id))
  if (to.length === 0) return
  const colleagues = await colleaguesOf(uow)
  const who = colleagues.get(task.assigner)?.name ?? ''
  await tellColleagues(uow, colleagues, to, (language) => {
    const words = noticeWordsFor(language)
    return {
      subject: formatMessage(words.given, language, { who }),
      comment: task.context['title'] ?? task.context['comment'] ?? null,
      link: { to: `${origin}/#/Kontor.Inbox/`, label: words.open },
      about: { type: 'message', id: null },
    }
  })
}
