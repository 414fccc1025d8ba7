import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { startMailServer } from '../mail/testing.ts'
import { hashPassword } from '../users/index.ts'

const mails = await startMailServer()
afterAll(mails.stop)
const server = await startTestServer({
  environment: { KONTOR_SMTP_URL: mails.url, KONTOR_MAIL_FROM: 'kontor@example.com' },
})
/** Two cores may be busy with other tests: what comes is waited for, not how fast it comes. */
const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 15_000 })
const company = await server.company({ name: 'Aster' })
const shell = server.sendWith({}, server.origins.shell)
const [phrase, another] = ['four quiet herons at noon', 'seven grey geese before dawn']
const passwordHash = await hashPassword(phrase, { N: 1024, r: 8, p: 1 })
const somebody = () => server.person(company, { firstName: 'Ida', passwordHash })
const signIn = (person: TestPerson, Password: string) =>
  shell('POST session', { json: { Username: person.username, Password } })

describe('changing a password', () => {
  const change = (who: { write: typeof server.send }, json: object) => who.write('PUT credentials/password', { json })

  test('needs the one of before, and ends the other sessions where the person wishes so', async () => {
    const ida = await somebody()
    const [here, there] = [await server.browser(ida), await server.browser(ida)]
    const wrong = await change(here, { OldPassword: another, NewPassword: `${another}!` })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { ValidationError: [{ ErrorDetail: [{ Key: 'field', Value: 'OldPassword' }] }] },
    ])
    expect((await change(here, { OldPassword: phrase, NewPassword: another, EndOtherSessions: false })).status).toBe(
      204,
    )
    expect((await there.send('GET session')).status).toBe(200)
    expect((await signIn(ida, phrase)).status).toBe(401)
    expect((await change(here, { OldPassword: another, NewPassword: phrase })).status).toBe(204)
    const after = await Promise.all([here.send('GET session'), there.send('GET session'), ida.send('GET account')])
    expect(after.map(({ status }) => status)).toEqual([200, 401, 401])
    expect((await signIn(ida, phrase)).status).toBe(200)
  })

  test('a change that comes twice has the effect of one', async () => {
    const here = await server.browser(await somebody())
    const json = { OldPassword: phrase, NewPassword: another }
    expect([(await change(here, json)).status, (await change(here, json)).status]).toEqual([204, 204])
  })

  test('to what is easy to guess, too short or the same is refused', async () => {
    const here = await server.browser(await somebody())
    for (const NewPassword of ['passwordpassword', 'short', phrase])
      expect((await change(here, { OldPassword: phrase, NewPassword })).status, NewPassword).toBe(400)
  })

  test('cannot be used to find the password out', async () => {
    const here = await server.browser(await somebody())
    const tries = Array.from({ length: 11 }, () => change(here, { OldPassword: 'wrong', NewPassword: another }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(400), 429])
  })
})

describe('a forgotten password', () => {
  const ask = (Username: string) => shell('POST credentials/reset', { json: { Username } })

  test('gets a mail in the person’s language whose link works once; an unknown address gets the same answer and no mail', async () => {
    const ida = await server.person(company, { passwordHash, language: 'de-DE' })
    const answers = [await ask(ida.username), await ask('nobody@example.com')]
    const responses = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text(), [...answer.headers.keys()].toSorted()]),
    )
    expect(responses[0]).toEqual(responses[1])
    await soon(async () => {
      await server.settle()
      expect(mails.taken).toHaveLength(1)
    })
    const [mail] = mails.taken
    expect(mail?.to).toEqual([ida.username])
    const text = String(mail?.raw).replaceAll('=\r\n', '')
    expect(text).toContain('Subject: =?UTF-8?Q?Neues_Kontor-Passwort')
    const [, Token] = /#\/welcome\/([\w.-]+)/.exec(text) ?? []
    const redeem = () => shell('POST credentials/links/redeem', { json: { Token, Password: another } })
    expect([(await redeem()).status, (await redeem()).status]).toEqual([200, 409])
    expect((await signIn(ida, another)).status).toBe(200)
  })

  test('answers before it is known whose address it is: nothing that takes time depends on that', async () => {
    const ida = await somebody()
    const owner = new pg.Client(server.database.ownerConfig)
    await owner.connect()
    // Nobody can look up a name while it is held, and the answer is there.
    await owner.query('begin; lock table login in access exclusive mode')
    expect((await ask(ida.username)).status).toBe(204)
    expect((await ask('nobody@example.com')).status).toBe(204)
    await owner.query('rollback')
    await owner.end()
  })

  test('is mailed three times an hour at most, whoever asks; a network asks twenty times in a quarter of an hour', async () => {
    mails.taken.length = 0
    const ida = await somebody()
    const statuses: number[] = []
    for (let at = 0; at < 17; at += 1) statuses.push((await ask(ida.username)).status)
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(204))
    expect(statuses.at(-1)).toBe(429)
    await soon(async () => {
      await server.settle()
      expect(mails.taken.filter(({ to }) => to.includes(ida.username))).toHaveLength(3)
    })
  })

  test('is tried again with another link where the mail server is away; no secret is kept meanwhile', async () => {
    server.platform.clock.advance(3600_000)
    mails.taken.length = 0
    mails.answers.push([451, 'later'])
    const ida = await somebody()
    await ask(ida.username)
    await soon(async () => {
      await server.settle()
      expect(mails.taken).toHaveLength(1)
    })
    const [first, second] = mails.offered.slice(-2).map((raw) => /welcome\/[\w.=\r\n-]+/.exec(String(raw))?.[0])
    expect(first).not.toBe(second)
  })
})

test('who is added is mailed an invitation in their language, from their company', async () => {
  mails.taken.length = 0
  const admin = await somebody()
  const username = 'ida.berg@example.com'
  const json = { FirstName: 'Ida', LastName: 'Berg', Language: 'da-DK' }
  expect((await admin.send(`POST users?username=${username}`, { json })).status).toBe(201)
  await server.settle()
  expect(mails.taken).toMatchObject([{ to: [username] }])
  const text = String(mails.taken[0]?.raw).replaceAll('=\r\n', '')
  expect(text).toContain('Subject: Aster inviterer dig til Kontor')
  const [, Token] = /#\/welcome\/([\w.-]+)/.exec(text) ?? []
  const answer = await shell('POST credentials/links/read', { json: { Token } })
  expect(await answer.json()).toMatchObject({ Purpose: 'INVITATION', State: 'OPEN', Username: username })
})
