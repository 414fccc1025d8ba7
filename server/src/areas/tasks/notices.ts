import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type MailedBy, tellColleagues } from '../mail/index.ts'
import { colleaguesOf } from '../users/index.ts'
import type { TaskRecord } from './records.ts'
import { holdersOf } from './rules.ts'
import { wordsOf } from './work.ts'

/** Tells those with whom a task waits now and did not before. */
export async function tellGiven(
  uow: UnitOfWork,
  origin: string,
  task: TaskRecord,
  before: readonly string[],
  mailedBy?: MailedBy,
): Promise<void> {
  const to = holdersOf(task).filter((id) => !before.includes(id))
  if (to.length === 0) return
  const colleagues = await colleaguesOf(uow)
  const who = colleagues.get(task.assigner)?.name ?? ''
  const notice = {
    subject: t`${who} assigned you a task`,
    comment: wordsOf(task),
    link: { to: `${origin}/#/Kontor.Inbox/`, label: t`Open inbox` },
    about: { type: 'message', id: null } as const,
  }
  const mailed = mailedBy && { ...mailedBy, payload: { ...mailedBy.payload, taskId: task.id } }
  await tellColleagues(uow, colleagues, to, notice, uow.author.actorId, mailed)
}
