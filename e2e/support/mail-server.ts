import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes all: its address for KONTOR_SMTP_URL, and the texts of what came for somebody, the last last. */
export async function startMailServer() {
  const taken: { readonly to: readonly string[]; readonly text: string; readonly replyTo: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      stream
        .toArray()
        .then((parts: Buffer[]) => PostalMime.parse(new Uint8Array(Buffer.concat(parts))))
        .then(({ text = '', replyTo }) => taken.push({ to, text, replyTo: replyTo?.[0]?.address ?? '' }))
        .then(() => done(), done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    textsTo: (username: string) => taken.flatMap(({ to, text }) => (to.includes(username) ? [text] : [])),
    /** Where a reply to the last of them goes. */
    replyTo: (username: string) => taken.findLast(({ to }) => to.includes(username))?.replyTo ?? '',
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  }
}
