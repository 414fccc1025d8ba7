import type { Act } from '../../platform/index.ts'
import { noticeTask, whoWaits } from './digest.ts'
import { escaped } from './layouts.ts'
import * as notices from './store/notices.ts'

/** What an act tells a colleague of its author, who gets the answer; all of it plain text. */
export interface Telling {
  readonly userId: string
  readonly authorId: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly to: string; readonly label: string }
}

/** Tells colleagues once the act has ended: at once, or those who want it so with the rest of their day (decision 30). */
export async function tellColleagues(act: Act, told: readonly Telling[]): Promise<void> {
  if (told.length === 0) return
  const waiting = await whoWaits(act, [...new Set(told.map(({ userId }) => userId))])
  const kept = await notices.keep(
    act,
    told.map(({ userId, authorId, subject, ...telling }) => ({
      userId,
      authorId,
      subject,
      html: htmlOf(telling),
      layout: 'standard',
    })),
  )
  for (const { userId, noticeId } of kept) if (!waiting.has(userId)) await act.later(noticeTask, { noticeId })
}

const htmlOf = ({ paragraphs, link }: Pick<Telling, 'paragraphs' | 'link'>): string =>
  [
    ...paragraphs.map((words) => `<p dir="auto">${escaped(words).replaceAll('\n', '<br>')}</p>`),
    `<p dir="auto"><a href="${encodeURI(link.to)}">${escaped(link.label)}</a></p>`,
  ].join('')
