import { afterAll } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { startMailServer } from '../mail/testing.ts'
import { campaignOf } from './testing.ts'

/** A company whose onboarder invites suppliers, and the mails that they get. */
export async function startInvitations() {
  const mails = await startMailServer()
  afterAll(mails.stop)
  const server = await startTestServer({
    at: '2026-11-23T09:00:00Z',
    environment: { KONTOR_SMTP_URL: mails.url, KONTOR_MAIL_FROM: 'kontor@example.com' },
  })
  const aster = await server.company({ name: 'Aster' })
  const person = await server.person(aster, { role: 'onboarder' })

  let count = 0
  /** A supplier who was invited by mail, and the secret of that mail. */
  async function invited(country = 'DE', columns = '', cells = '') {
    count += 1
    const email = `hi-${count}@supplier.example`
    const campaign = await campaignOf(person)
    const file = await campaign.stored(
      `Company,Country,E-mail${columns}\nSupplier ${count},${country},${email}${cells}`,
    )
    await campaign.approve(file.Id)
    await server.settle()
    const only = async () => (await campaign.suppliers())[0]!
    return {
      ...campaign,
      file,
      email,
      only,
      id: (await only()).SourceId,
      token: lastToken(email),
      mail: lastMail(email),
    }
  }
  const mailsTo = (email: string) => mails.taken.filter(({ to }) => to.includes(email))
  const decoded = (raw: Buffer) =>
    raw
      .toString('utf8')
      .replaceAll('=\r\n', '')
      .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
  const lastMail = (email: string) => decoded(mailsTo(email).at(-1)!.raw)
  const lastToken = (email: string) => /invitation\/([\w.-]+)/.exec(lastMail(email))![1]!
  const accept = (token: string, by: { send: typeof server.send }) =>
    by.send(`POST onboarding/invitations/${token}/accept`)
  return { server, mails, aster, person, invited, mailsTo, lastMail, lastToken, accept }
}
