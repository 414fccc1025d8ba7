import { t } from '@kontor/i18n'
import { ApiError, type Outward, type Platform, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { composeMail, handOver, pauseAfter } from '../../mail/index.ts'
import { createLimit } from '../../session/index.ts'
import { loginOf, signingOf } from '../../users/index.ts'
import { whyNotIssue } from '../rules.ts'
import { issueSignInLink } from './issue-link.ts'

/** The task that mails a reset. Its link is made when the mail is, so that no secret waits anywhere. */
export const resetTask = 'credentials.mail-reset'

const minute = 60_000
/** Where the link comes in the text. */
const place = '{link}'
const maxAttempts = 3

interface Reset {
  readonly userId: string
  readonly subject: string
  readonly text: string
  readonly attempt: number
}

/**
 * Has a link mailed to whoever has this address. The answer is the same for every address and comes before anybody knows
 * whose it is: what is done for a known one is done afterwards. If the process dies meanwhile, the person asks again.
 *
 * @throws ApiError TooManyRequests, by network
 */
export function createResetRequest(platform: Platform) {
  const byAddress = createLimit(platform.clock, { tries: 20, window: 15 * minute })
  const byName = createLimit(platform.clock, { tries: 3, window: 60 * minute })

  const begin = async (username: string, mail: Pick<Reset, 'subject' | 'text'>, requestId: string): Promise<void> => {
    const login = await loginOf(platform, username)
    if (login === undefined) return
    const { homeId, userId } = login
    await platform.transact(homeId, { actorId: null, requestId }, async (uow) => {
      const account = await signingOf(uow, userId)
      if (account === undefined || whyNotIssue(account.state) !== undefined) return
      await uow.log({ kind: 'user.reset-requested', objectType: 'user', objectId: userId })
      await uow.later(resetTask, { userId, ...mail, attempt: 1 })
    })
  }

  return async (username: string, context: RequestContext): Promise<void> => {
    const { transport, requestId, log } = context
    const wait = byAddress.take(transport.address)
    if (wait !== undefined)
      throw new ApiError('TooManyRequests', t`Too many requests from this address: try again in ${wait} s.`, {
        details: { RetryAfter: String(wait) },
      })
    if (platform.settings.mail.smtpUrl === undefined || byName.take(username.toLowerCase()) !== undefined) return
    const mail = {
      subject: await context.translate(t`Choose a new Kontor password`),
      text: await context.translate(
        t`A new password was requested for your Kontor account. Choose one within an hour: ${place} If you did not request this, ignore this e-mail: your password does not change.`,
      ),
    }
    void begin(username, mail, requestId).catch((error: unknown) => log.error({ err: error }, 'a reset was not begun'))
  }
}

/** Makes the link, mails it, and comes again with another one where the mail server is away. */
export async function mailReset(
  uow: UnitOfWork,
  payload: Readonly<Record<string, unknown>>,
): Promise<Outward | undefined> {
  const reset = payload as unknown as Reset
  const { userId, subject, text, attempt } = reset
  const account = await signingOf(uow, userId)
  if (account === undefined || whyNotIssue(account.state) !== undefined) return undefined
  const { url } = await issueSignInLink(uow, { userId, purpose: 'reset', shellOrigin: '' })
  const messageId = uow.newId()
  return async ({ mail, shellOrigin }) => {
    const raw = await composeMail({
      messageId: `${messageId}@${mail.from.split('@').at(-1)}`,
      from: { name: 'Kontor', address: mail.from },
      to: { name: account.name, address: account.username },
      subject,
      text: text
        .split(place)
        .map((part) => part.trim())
        .join(`\n\n${shellOrigin}${url}\n\n`),
      date: uow.now,
    })
    const outcome = await handOver(mail, { recipient: account.username, returnPath: mail.from, raw })
    return async (after) => {
      await after.log({
        kind: 'user.reset-mailed',
        objectType: 'user',
        objectId: userId,
        detail: { result: outcome.result },
      })
      const pause = pauseAfter(attempt)
      if (outcome.result === 'later' && attempt < maxAttempts && pause !== undefined)
        await after.later(resetTask, { ...reset, attempt: attempt + 1 }, new Date(after.now.getTime() + pause))
    }
  }
}
