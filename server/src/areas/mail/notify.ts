import type { UnitOfWork } from '../../platform/index.ts'
import type { Colleague } from '../users/index.ts'
import { noticeTask, whoWaits } from './digest.ts'
import { escaped } from './layouts.ts'
import * as notices from './store/notices.ts'
import * as notifications from './store/notifications.ts'

/** What colleagues are told, in the words of one of them; all of it plain text. */
interface Notice {
  readonly subject: string
  /** What somebody wrote about it. */
  readonly comment: string | null
  readonly link: { readonly to: string; readonly label: string }
  readonly about: notifications.Subject
}

/** The event that has a notice mailed by another area, which puts something below it; told with `noticeId` and `userId`. */
export interface MailedBy {
  readonly event: string
  readonly payload: Readonly<Record<string, string>>
}

/**
 * Tells colleagues what the author of an act did, who gets the answer, once the act has ended: at once, or those who want
 * it so with the rest of their day (decision 30). Nobody is told of what they did themselves. What nobody does, such as a
 * reminder, comes from whoever gave the work (`from`).
 */
export async function tellColleagues(
  uow: UnitOfWork,
  colleagues: ReadonlyMap<string, Colleague>,
  to: readonly string[],
  noticeIn: (language: string) => Notice,
  from: string | null = uow.author.actorId,
  mailedBy: MailedBy = { event: noticeTask, payload: {} },
): Promise<void> {
  const userIds = to.filter((id) => id !== uow.author.actorId && colleagues.has(id))
  if (from === null || userIds.length === 0) return
  const waiting = await whoWaits(uow, userIds)
  const written = userIds.map((userId) => ({ userId, ...noticeIn(colleagues.get(userId)?.language ?? '') }))
  await notifications.keep(
    uow,
    written.map(({ userId, subject, about }) => ({ userId, text: subject, about })),
  )
  const kept = await notices.keep(
    uow,
    written.map(({ userId, subject, comment, link }) => {
      const paragraphs = [subject, ...(comment === null ? [] : [comment])]
      return { userId, authorId: from, subject, html: htmlOf(paragraphs, link), layout: 'standard' }
    }),
  )
  for (const { userId, noticeId } of kept)
    if (!waiting.has(userId)) await uow.later(mailedBy.event, { ...mailedBy.payload, userId, noticeId })
}

/** Tells people something in their own list alone, without a mail. */
export const keepNotifications: typeof notifications.keep = (...given) => notifications.keep(...given)

const htmlOf = (paragraphs: readonly string[], link: Notice['link']): string =>
  [
    ...paragraphs.map((words) => `<p dir="auto">${escaped(words).replaceAll('\n', '<br>')}</p>`),
    `<p dir="auto"><a href="${encodeURI(link.to)}">${escaped(link.label)}</a></p>`,
  ].join('')
