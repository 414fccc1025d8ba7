import type { Outward, Settings, UnitOfWork } from '../../platform/index.ts'
import { addressedNotices, letterOf, noticeTask } from './digest.ts'
import { composeMail } from './letter.ts'
import { pauseAfter } from './rules.ts'
import { submitMail } from './smtp.ts'
import * as notices from './store/notices.ts'

/** After how many attempts of the mail server a notice goes the usual way, without its secret. */
const maxAttempts = 3

interface WithSecret {
  /** How often it was tried, this time included. */
  readonly attempt: number
  /** What holds the secret: HTML below the notice, and where a reply goes, where not to who sends the notice. */
  readonly secret: (settings: Settings) => { readonly below: string; readonly replyTo: string | undefined }
  /** Has it tried anew, with another secret. */
  readonly again: (after: UnitOfWork, notBefore: Date) => Promise<void>
}

/**
 * Mails a notice with a secret below it. Mails that wait are kept as they are written: this one is handed over at once and is
 * kept nowhere. Where there is no mail server, or it does not take it, the notice goes the usual way, without the secret.
 */
export async function sendWithSecret(
  uow: UnitOfWork,
  noticeId: string,
  { attempt, secret, again }: WithSecret,
): Promise<Outward | undefined> {
  const notice = await notices.find(uow, noticeId)
  const addressed = notice && (await addressedNotices(uow, [notice]))
  if (addressed === undefined) return undefined
  return async (settings) => {
    const { mail } = settings
    const usual = (after: UnitOfWork) => after.later(noticeTask, { noticeId })
    if (mail.smtpUrl === undefined) return usual
    const { below, replyTo = addressed.replyTo } = secret(settings)
    const letter = letterOf(uow, { ...addressed, replyTo }, mail.from, below)
    const raw = await composeMail(letter)
    const { result } = await submitMail(mail, { recipient: letter.to.address, returnPath: mail.from, raw })
    return async (after) => {
      if (result === 'accepted') return void (await notices.take(after, [noticeId]))
      const pause = result === 'later' && attempt < maxAttempts ? pauseAfter(attempt) : undefined
      if (pause === undefined) await usual(after)
      else await again(after, new Date(after.now.getTime() + pause))
    }
  }
}
