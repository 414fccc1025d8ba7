import type { MailDecisionKind } from '@kontor/contract'
import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { sendNotice, sendWithSecret } from '../../mail/index.ts'
import { hashOf, newToken } from '../../session/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import { belowNotice } from '../letter.ts'
import { newReplySecret, replyAddressOf } from '../reply-address.ts'
import { expiryOf } from '../rules/standing.ts'
import * as store from '../store.ts'
import { subjects } from '../subjects/index.ts'

/** The task that mails a link once more, where the mail server was away. */
export const againTask = 'mail-decisions.again'

export interface Asking {
  readonly kind: MailDecisionKind
  readonly noticeId: string
  /** Whom the notice is for. */
  readonly userId: string
  readonly subjectId: string
  readonly stepId: string
  readonly attempt: number
}

/**
 * Mails somebody what they are asked to decide, with links to decide it where the company allows that, and an address for a
 * reply where that decides, too. The secrets are made when the mail is, so that none waits anywhere; a mail that is made twice has others, and each decides the same once.
 */
export async function mailAsked(uow: UnitOfWork, asking: Asking): Promise<Outward | undefined> {
  const { kind, noticeId, userId, subjectId, stepId, attempt } = asking
  const allowed = await store.allowed(uow)
  const asked = allowed.link ? await subjects[kind].asked(uow, asking) : undefined
  const language = (await colleaguesOf(uow)).get(userId)?.language
  if (asked === undefined || asked.whyNot !== undefined || language === undefined) return sendNotice(uow, noticeId)
  const token = newToken(uow.companyId)
  const replySecret = allowed.reply ? newReplySecret() : undefined
  await store.add(uow, {
    companyId: uow.companyId,
    id: uow.newId(),
    ...{ userId, kind, subjectId, stepId, tokenHash: hashOf(token) },
    replyHash: replySecret === undefined ? null : hashOf(replySecret),
    created: uow.now,
    expires: expiryOf(uow.now),
    used: null,
  })
  const again = (after: UnitOfWork, notBefore: Date) =>
    after.later(againTask, { ...asking, attempt: attempt + 1 }, notBefore)
  const { companyId } = uow
  const write = await belowNotice(uow, asked, { token, language })
  return sendWithSecret(uow, noticeId, {
    attempt,
    again,
    secret: ({ mail, shellOrigin }) => {
      const canReply = replySecret !== undefined && mail.intake !== undefined
      const replyTo = canReply ? replyAddressOf(mail.intake, { companyId, secret: replySecret }) : undefined
      return { below: write(shellOrigin, canReply), replyTo }
    },
  })
}
