import { Resolver } from 'node:dns/promises'
import { inEnglish } from '@kontor/i18n'
import { whyNotAddress } from './mail-address.ts'

export interface MailSettings {
  /** KONTOR_SMTP_URL, none: the server that takes mail; without it mails stay in the installation's own mailbox. */
  readonly smtpUrl: string | undefined
  /** KONTOR_MAIL_FROM, `kontor@localhost`: the address that mails are sent from. */
  readonly from: string
  /** KONTOR_MAIL_RETURN, none: where mails that cannot be delivered come back, each to an address of its own under it. */
  readonly returnTo: string | undefined
  /** KONTOR_MAIL_INTAKE, none, one that nobody serves with the demo network: where mails to companies come in, each company at addresses of its own under it. */
  readonly intake: string | undefined
  /** KONTOR_DNS, those of the system: the name servers that are asked for the keys of signatures (DKIM). */
  readonly nameServers: readonly string[] | undefined
}

const whyNotInEnglish = (address: string): string | undefined => {
  const why = whyNotAddress(address)
  return why && inEnglish(why)
}

/** Before the @ a + and 56 signs are added, and there is room for 64 (RFC 5321). */
const whyNotReturn = (address: string): string | undefined =>
  whyNotInEnglish(address) ?? (/^[^@+]{1,7}@/.test(address) ? undefined : 'before the @ stand at most 7 signs and no +')

/** Of the demo network: it shows what an address looks like, and no server brings anything there. */
const demoIntake = 'in@kontor.example'

/** Before the @ a + and 42 signs are added. */
function intakeOf(environment: NodeJS.ProcessEnv): string | undefined {
  const intake = environment['KONTOR_MAIL_INTAKE'] || undefined
  const wrong =
    intake === undefined
      ? undefined
      : (whyNotInEnglish(intake) ??
        (/^[^@+]{1,21}@/.test(intake) ? undefined : 'before the @ stand at most 21 signs and no +'))
  if (wrong !== undefined) throw new Error(`KONTOR_MAIL_INTAKE is ${intake}: ${wrong}`)
  return intake
}

function nameServersOf(environment: NodeJS.ProcessEnv): string[] | undefined {
  const value = environment['KONTOR_DNS'] || undefined
  const servers = value?.split(/[\s,]+/).filter((server) => server !== '')
  try {
    if (servers !== undefined) new Resolver().setServers(servers)
    return servers
  } catch {
    throw new Error(`KONTOR_DNS is ${value}: set addresses such as 9.9.9.9 or [2620:fe::fe]:53, with commas between`)
  }
}

/** @throws Error naming the setting that is wrong, without the password that it may hold. */
export function readMail(environment: NodeJS.ProcessEnv, demo: boolean): MailSettings {
  const smtpUrl = environment['KONTOR_SMTP_URL'] || undefined
  const from = environment['KONTOR_MAIL_FROM'] || undefined
  if (smtpUrl !== undefined && !['smtp:', 'smtps:'].includes(URL.parse(smtpUrl)?.protocol ?? ''))
    throw new Error('KONTOR_SMTP_URL is no address of a mail server: set smtp://user:password@host:port or smtps://…')
  if (smtpUrl !== undefined && from === undefined)
    throw new Error('KONTOR_SMTP_URL is set and KONTOR_MAIL_FROM is not: set the address that mails are sent from')
  const why = from === undefined || from === 'kontor@localhost' ? undefined : whyNotInEnglish(from)
  if (why !== undefined) throw new Error(`KONTOR_MAIL_FROM is ${from}: ${why}`)
  const returnTo = environment['KONTOR_MAIL_RETURN'] || undefined
  const wrong = returnTo === undefined ? undefined : whyNotReturn(returnTo)
  if (wrong !== undefined) throw new Error(`KONTOR_MAIL_RETURN is ${returnTo}: ${wrong}`)
  return {
    smtpUrl,
    from: from ?? 'kontor@localhost',
    returnTo,
    intake: intakeOf(environment) ?? (demo ? demoIntake : undefined),
    nameServers: nameServersOf(environment),
  }
}
