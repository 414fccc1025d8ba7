import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import type { startMailServer } from '../mail/testing.ts'

export const mailSettings = (mails: { readonly url: string }) => ({
  KONTOR_SMTP_URL: mails.url,
  KONTOR_MAIL_FROM: 'kontor@example.com',
})

/** What people do with the links of their mails; nobody of them is signed in. */
export function deciding(server: TestServer, mails: Awaited<ReturnType<typeof startMailServer>>) {
  const allow = async (by: TestPerson, Allowed = true) =>
    (await by.send('PUT mail-decisions/rules', { json: { Allowed } })).status
  /** The text of the last mail that came to somebody. */
  const lastTo = async ({ username }: TestPerson) => {
    const mail = mails.taken.findLast(({ to }) => to.includes(username))
    return mail === undefined ? '' : ((await PostalMime.parse(new Uint8Array(mail.raw))).text ?? '')
  }
  const tokensIn = (text: string) =>
    [...text.matchAll(/#\/decide\/([\w.-]+)\/(\w+)/g)].map(([, token, act]) => ({ token, act }))
  const tokenOf = async (person: TestPerson): Promise<string> => {
    const [found] = tokensIn(await lastTo(person))
    expect(found).toBeDefined()
    return found?.token ?? ''
  }
  const read = async (Token: string) => {
    const answer = await server.send('POST mail-decisions/read', { json: { Token } })
    return { status: answer.status, ...((await answer.json()) as { Asked?: object; State?: string }) }
  }
  const decide = (Token: string, Outcome: 'ACCEPT' | 'REJECT', Reason?: string) =>
    server.send('POST mail-decisions/decide', { json: { Token, Outcome, Reason } })
  return { allow, lastTo, tokensIn, tokenOf, read, decide }
}
