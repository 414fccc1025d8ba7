import { whyNotAddress } from './mail-address.ts'
import type { Settings } from './settings.ts'

/** @throws Error naming the setting that is wrong, without the password that it may hold. */
export function readMail(environment: NodeJS.ProcessEnv): Pick<Settings['mail'], 'smtpUrl' | 'from'> {
  const smtpUrl = environment['KONTOR_SMTP_URL'] || undefined
  const from = environment['KONTOR_MAIL_FROM'] || undefined
  if (smtpUrl !== undefined && !['smtp:', 'smtps:'].includes(URL.parse(smtpUrl)?.protocol ?? ''))
    throw new Error('KONTOR_SMTP_URL is no address of a mail server: set smtp://user:password@host:port or smtps://…')
  if (smtpUrl !== undefined && from === undefined)
    throw new Error('KONTOR_SMTP_URL is set and KONTOR_MAIL_FROM is not: set the address that mails are sent from')
  const why = from === undefined || from === 'kontor@localhost' ? undefined : whyNotAddress(from)
  if (why !== undefined) throw new Error(`KONTOR_MAIL_FROM is ${from}: ${why}`)
  return { smtpUrl, from: from ?? 'kontor@localhost' }
}
