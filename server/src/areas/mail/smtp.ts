import { createTransport } from 'nodemailer'
import { type Held, streamOf } from '../../platform/contents/index.ts'
import { asciiAddress, type Settings } from '../../platform/index.ts'
import { type Failure, type Outcome, outcomeOf } from './rules.ts'

/** Asked of servers that know it (RFC 3461): a report where a mail cannot be delivered, without the mail itself. */
const dsn = { ret: 'HDRS', notify: 'FAILURE' }

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** Hands a mail to the server that the operator set; without one it stays in the mailbox that it lies in already. */
export async function submitMail(
  { smtpUrl }: Settings['mail'],
  { recipient, returnPath, raw }: { recipient: string; returnPath: string; raw: Held },
): Promise<Outcome> {
  if (smtpUrl === undefined) return { result: 'accepted', transport: 'MAILBOX', reply: '' }
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  const message = streamOf(raw)
  try {
    const envelope = { from: asciiAddress(returnPath), to: [asciiAddress(recipient)] }
    const { response } = await transport.sendMail({ envelope, raw: message, dsn })
    return { result: 'accepted', transport: 'SMTP', reply: String(response).slice(0, 1000) }
  } catch (error) {
    return outcomeOf(error as Failure)
  } finally {
    transport.close()
    message.destroy()
  }
}
