import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the mail server of a test took. */
export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
}

/** A real mail server on a free port. What it answers next stands in `answers`: `[550, 'no such mailbox']`; else it takes all. */
export async function startMailServer() {
  const taken: TakenMail[] = []
  const answers: (readonly [code: number, words: string])[] = []
  const offered: Buffer[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts)
        offered.push(raw)
        const next = answers.shift()
        if (next !== undefined) return done(Object.assign(new Error(next[1]), { responseCode: next[0] }))
        const from = session.envelope.mailFrom === false ? '' : (session.envelope.mailFrom?.address ?? '')
        taken.push({ from, to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done(null, 'taken')
      })
    },
  })
  // Whoever is killed in the midst of a mail takes its connection along: it is offered again, and no fault of the test.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    taken,
    offered,
    answers,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
