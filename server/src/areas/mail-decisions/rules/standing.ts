import type { mailDecisionActions } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

const dayMs = 24 * 60 * 60 * 1000

/** How long a link in a mail can be used: over two weekends and the week between them. */
export const daysGood = 14

export const expiryOf = (now: Date): Date => new Date(now.getTime() + daysGood * dayMs)

/** A link, as far as the rules look at it. */
export interface Link {
  readonly expires: Date
  readonly used: Date | null
}

/** What stands around a link: whether the company lets its people decide so, and what it asks; nothing where that is gone. */
export interface Around {
  readonly isAllowed: boolean
  readonly asked:
    | {
        /** Why its person cannot decide it any more. */
        readonly whyNot: Message | undefined
      }
    | undefined
}

/** Whether a link still decides something, and why not. */
export function standingOf(
  { expires, used }: Link,
  { isAllowed, asked }: Around,
  now: Date,
): { readonly state: 'OPEN' | 'USED' | 'EXPIRED' | 'OVER'; readonly why: Message | undefined } {
  if (used !== null) return { state: 'USED', why: t`this link was already used` }
  if (expires <= now) return { state: 'EXPIRED', why: t`this link has expired` }
  if (!isAllowed) return { state: 'OVER', why: t`your company no longer allows decisions by e-mail` }
  if (asked === undefined) return { state: 'OVER', why: t`it no longer exists` }
  if (asked.whyNot !== undefined) return { state: 'OVER', why: asked.whyNot }
  return { state: 'OPEN', why: undefined }
}

/** The same of a reply, in words for who wrote one: they pressed no link. */
export function whyReplyIsLate({ state, why }: ReturnType<typeof standingOf>): Message | undefined {
  if (state === 'USED') return t`it was already decided from your mail`
  if (state === 'EXPIRED') return t`the e-mail that asked you has expired: sign in to decide it`
  return why
}

/** Replies that came before are kept no longer: a signature from then proves nothing any more. */
export const expiredReplies = (now: Date): Date => new Date(now.getTime() - daysGood * dayMs)

interface Shown {
  readonly Warnings: readonly unknown[]
}

/** Why something that is to be looked at first is not approved from a mail; undefined where it is. It can be declined. */
export const whyNotApproveUnseen = ({ Warnings }: Shown): Message | undefined =>
  Warnings.length > 0 ? t`it has a warning that you have to review first: sign in to approve it` : undefined

/** What is decided by a link that is open. */
export const allowedActions = (shown: Shown): (typeof mailDecisionActions)[number][] =>
  whyNotApproveUnseen(shown) === undefined ? ['approve', 'reject'] : ['reject']
