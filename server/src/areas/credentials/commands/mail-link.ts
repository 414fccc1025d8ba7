import { type Message, t, translate } from '@kontor/i18n'
import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { composeMail, pauseAfter, submitMail } from '../../mail/index.ts'
import { signingOf } from '../../users/index.ts'
import { type Purpose, purposeFor, whyNotIssue } from '../rules.ts'
import { issueSignInLink } from './issue-link.ts'

/** The task that mails a link. It is made when the mail is, so that no secret waits anywhere. */
export const linkTask = 'credentials.mail-link'

const maxAttempts = 3
/** Where the link comes in the text. */
const place = '{link}'

interface Waiting {
  readonly userId: string
  readonly attempt: number
}

interface Letter {
  readonly subject: Message
  readonly text: Message
}

const letterOf = (purpose: Purpose, company: string): Letter =>
  purpose === 'reset'
    ? {
        subject: t`Choose a new Kontor password`,
        text: t`A new password was requested for your Kontor account. Choose one within an hour: ${place} If you did not request this, ignore this e-mail: your password does not change.`,
      }
    : {
        subject: t`${company} invites you to Kontor`,
        text: t`${company} has added you to Kontor. Choose a password within seven days: ${place} If you did not expect this, ignore this e-mail.`,
      }

/** Leaves a mail with a link for later: a reset, or an invitation for who has no password yet. */
export const mailLinkLater = (uow: UnitOfWork, userId: string): Promise<void> =>
  uow.later(linkTask, { userId, attempt: 1 })

/** Whoever was added is mailed their invitation, where there is a mail server; else an administrator hands it over. */
export const mailInvitation =
  async (_uow: UnitOfWork, { userId }: Readonly<Record<string, unknown>>): Promise<Outward> =>
  async ({ mail }) =>
  async (after) => {
    if (mail.smtpUrl !== undefined) await mailLinkLater(after, String(userId))
  }

/** Makes the link, mails it in the person's language, and comes again with another one where the mail server is away. */
export async function mailLink(
  uow: UnitOfWork,
  payload: Readonly<Record<string, unknown>>,
): Promise<Outward | undefined> {
  const { userId, attempt } = payload as unknown as Waiting
  const account = await signingOf(uow, userId)
  if (account === undefined || whyNotIssue(account.state) !== undefined) return undefined
  const purpose = purposeFor(account.state)
  const { url } = await issueSignInLink(uow, { userId, purpose, shellOrigin: '' })
  const letter = letterOf(purpose, (await companyRef(uow))?.Name ?? 'Kontor')
  const messageId = uow.newId()
  return async ({ mail, shellOrigin }) => {
    const catalogue = await uow.translationsIn(account.language)
    const raw = await composeMail({
      messageId: `${messageId}@${mail.from.split('@').at(-1)}`,
      from: { name: 'Kontor', address: mail.from },
      to: { name: account.name, address: account.username },
      subject: translate(letter.subject, catalogue),
      text: translate(letter.text, catalogue)
        .split(place)
        .map((part) => part.trim())
        .join(`\n\n${shellOrigin}${url}\n\n`),
      date: uow.now,
    })
    const outcome = await submitMail(mail, { recipient: account.username, returnPath: mail.from, raw })
    return async (after) => {
      await after.log({
        kind: 'user.link-mailed',
        objectType: 'user',
        objectId: userId,
        detail: { purpose, result: outcome.result },
      })
      const pause = pauseAfter(attempt)
      if (outcome.result === 'later' && attempt < maxAttempts && pause !== undefined)
        await after.later(linkTask, { userId, attempt: attempt + 1 }, new Date(after.now.getTime() + pause))
    }
  }
}
