import { type Message, translate } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import type { Colleague } from '../users/index.ts'
import { noticeTask, whoWaits } from './digest.ts'
import { escaped } from './layouts.ts'
import * as notices from './store/notices.ts'
import * as notifications from './store/notifications.ts'

/** What colleagues are told, each in their own language; all of it plain text. */
interface Notice {
  readonly subject: Message
  /** What somebody wrote about it. */
  readonly comment: string | null
  readonly link: { readonly to: string; readonly label: Message }
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
  { subject, comment, link, about }: Notice,
  from: string | null = uow.author.actorId,
  mailedBy: MailedBy = { event: noticeTask, payload: {} },
): Promise<void> {
  const userIds = to.filter((id) => id !== uow.author.actorId && colleagues.has(id))
  if (from === null || userIds.length === 0) return
  const waiting = await whoWaits(uow)
  const written = await Promise.all(
    userIds.map(async (userId) => {
      const catalogue = await uow.translationsIn(colleagues.get(userId)?.language ?? '')
      return { userId, subject: translate(subject, catalogue), label: translate(link.label, catalogue) }
    }),
  )
  await notifications.keep(
    uow,
    written.map(({ userId, subject }) => ({ userId, text: subject, about })),
  )
  const kept = await notices.keep(
    uow,
    written.map(({ userId, subject, label }) => {
      const paragraphs = [subject, ...(comment === null ? [] : [comment])]
      return { userId, authorId: from, subject, html: htmlOf(paragraphs, { to: link.to, label }), layout: 'standard' }
    }),
  )
  for (const { userId, noticeId } of kept)
    if (!waiting.has(userId)) await uow.later(mailedBy.event, { ...mailedBy.payload, userId, noticeId })
}

/** Tells people something in their own list alone, without a mail; each in their own language. */
export async function keepNotifications(
  uow: UnitOfWork,
  people: readonly Pick<Colleague, 'id' | 'language'>[],
  message: Message,
  about: notifications.Subject,
): Promise<void> {
  const written = people.map(async ({ id, language }) => ({
    userId: id,
    text: translate(message, await uow.translationsIn(language)),
    about,
  }))
  await notifications.keep(uow, await Promise.all(written))
}

const htmlOf = (paragraphs: readonly string[], link: { readonly to: string; readonly label: string }): string =>
  [
    ...paragraphs.map((words) => `<p dir="auto">${escaped(words).replaceAll('\n', '<br>')}</p>`),
    `<p dir="auto"><a href="${encodeURI(link.to)}">${escaped(link.label)}</a></p>`,
  ].join('')
