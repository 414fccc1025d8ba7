import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { issueSignInLink } from './index.ts'

const server = await startTestServer()
const company = await server.company({ name: 'Aster' })
const shell = server.sendWith({}, server.origins.shell)
const minute = 60_000
const phrase = 'four quiet herons at noon'

async function linkOf(person: TestPerson, purpose: 'invitation' | 'reset'): Promise<string> {
  const { url } = await server.platform.transact(company, { actorId: null, requestId: 'test' }, (uow) =>
    issueSignInLink(uow, { userId: person.id, purpose, shellOrigin: server.origins.shell }),
  )
  expect(url).toMatch(`${server.origins.shell}/#/welcome/`)
  return url.split('/').at(-1)!
}

const read = async (Token: string) => {
  const answer = await shell('POST credentials/links/read', { json: { Token } })
  return { status: answer.status, ...((await answer.json()) as { State?: string }) }
}
const redeem = (Token: string, Password = phrase) =>
  shell('POST credentials/links/redeem', { json: { Token, Password } })
const signIn = (person: TestPerson, Password = phrase) =>
  shell('POST session', { json: { Username: person.username, Password } })
const invited = () => server.person(company, { firstName: 'Ida', lastName: 'Berg', state: 'CREATED' })

test('who is invited reads for whom and which company the link is, chooses a password and is signed in', async () => {
  const ida = await invited()
  const token = await linkOf(ida, 'invitation')
  expect(await read(token)).toEqual({
    status: 200,
    Purpose: 'INVITATION',
    State: 'OPEN',
    Username: ida.username,
    Name: 'Ida Berg',
    CompanyName: 'Aster',
    Expires: '2026-11-28T09:00:00.000Z',
    FewestCharacters: 15,
  })
  expect((await signIn(ida)).status).toBe(401)
  const answer = await redeem(token)
  expect([answer.status, await answer.json()]).toMatchObject([200, { User: { Id: ida.id, State: 'ACTIVE' } }])
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  expect((await shell('GET session', { headers: { cookie } })).status).toBe(200)
  expect((await signIn(ida)).status).toBe(200)
})

test('a link is good once, and who tries it twice at the same time gets in once', async () => {
  const token = await linkOf(await invited(), 'invitation')
  const both = await Promise.all([redeem(token), redeem(token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await read(token)).toMatchObject({ State: 'USED' })
  expect((await redeem(token)).status).toBe(409)
})

test('a password that is too short is refused with what to do, and the link stays good', async () => {
  const token = await linkOf(await invited(), 'invitation')
  const refused = await redeem(token, 'short')
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    {
      Message: 'The password has 5 characters: use at least 15.',
      ValidationError: [{ ErrorDetail: [{ Key: 'field', Value: 'Password' }] }],
    },
  ])
  expect((await redeem(token)).status).toBe(200)
})

test('an invitation ends after seven days, a reset after an hour', async () => {
  const ida = await invited()
  for (const [purpose, minutes] of [
    ['invitation', 7 * 24 * 60],
    ['reset', 60],
  ] as const) {
    const token = await linkOf(ida, purpose)
    server.platform.clock.advance(minutes * minute - 1)
    expect(await read(token)).toMatchObject({ State: 'OPEN' })
    server.platform.clock.advance(1)
    expect(await read(token)).toMatchObject({ State: 'EXPIRED' })
    expect((await redeem(token)).status).toBe(409)
  }
})

test('a reset ends the sessions of before; a new link takes the place of the older one', async () => {
  const ida = await server.person(company)
  const before = await server.browser(ida)
  const [older, newer] = [await linkOf(ida, 'reset'), await linkOf(ida, 'reset')]
  expect((await redeem(older)).status).toBe(404)
  expect((await before.send('GET session')).status).toBe(200)
  expect((await redeem(newer)).status).toBe(200)
  expect((await before.send('GET session')).status).toBe(401)
})

test('who was locked meanwhile chooses nothing; what is no link says so without saying the secret again', async () => {
  const [ida, admin] = [await server.person(company), await server.person(company)]
  const token = await linkOf(ida, 'reset')
  expect((await admin.send(`PUT account/users/${ida.id}/state`, { json: 'LOCKED' })).status).toBe(204)
  expect((await redeem(token)).status).toBe(409)
  for (const wrong of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
    const answer = await shell('POST credentials/links/read', { json: { Token: wrong } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(wrong.length > 1 ? wrong : 'nothing')
  }
})

test('no secret of a link is stored in clear', async () => {
  const token = await linkOf(await invited(), 'invitation')
  const rows = await server.platform.db.transaction(company, (tx) =>
    tx.withTables<{ sign_in_link: Record<string, unknown> }>().selectFrom('sign_in_link').selectAll().execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
})

describe('an administrator', () => {
  const ask = (who: TestPerson, about: TestPerson) => who.send(`POST credentials/users/${about.id}/link`)

  test('gets a link to hand over: an invitation until the person has a password, then a reset', async () => {
    const [admin, ida] = [await server.person(company), await invited()]
    const first = (await (await ask(admin, ida)).json()) as { Url: string }
    expect(first).toMatchObject({ Purpose: 'INVITATION', Expires: expect.any(String) })
    expect((await redeem(first.Url.split('/').at(-1)!)).status).toBe(200)
    expect(await (await ask(admin, ida)).json()).toMatchObject({ Purpose: 'RESET' })
  })

  test('gets none for who is locked, for who lives in another company, nor for a stranger; nobody else gets one', async () => {
    const [admin, ida] = [await server.person(company), await invited()]
    const guest = await server.person(await server.company())
    expect((await ask(admin, guest)).status).toBe(404)
    await server.join(guest, company, 'companyAdmin')
    expect((await ask(admin, guest)).status).toBe(409)
    expect((await ask(guest, ida)).status).toBe(404)
    expect((await ask(await server.person(company, { role: 'apClerk' }), ida)).status).toBe(403)
    await admin.send(`PUT account/users/${ida.id}/state`, { json: 'ACTIVE' })
    await admin.send(`PUT account/users/${ida.id}/state`, { json: 'LOCKED' })
    expect((await ask(admin, ida)).status).toBe(409)
  })

  test('asking twice under one request id leaves no secret behind', async () => {
    const [admin, ida] = [await server.person(company), await invited()]
    const headers = { 'x-kontor-requestid': 'the-same' }
    const links = [1, 2].map(
      async () =>
        ((await (await admin.send(`POST credentials/users/${ida.id}/link`, { headers })).json()) as { Url: string })
          .Url,
    )
    const [one = '', two = ''] = await Promise.all(links)
    expect(one).not.toBe(two)
    const states = await Promise.all([one, two].map(async (url) => (await read(url.split('/').at(-1)!)).status))
    expect(states.toSorted()).toEqual([200, 404])
  })
})

test('without a mail server the page knows that nobody is mailed a link, and nobody is', async () => {
  const ida = await server.person(company)
  const options = await shell('GET credentials/options')
  expect(await options.json()).toEqual({ ResetByMail: false, FewestCharacters: 15, SingleSignOn: false })
  expect((await shell('POST credentials/reset', { json: { Username: ida.username } })).status).toBe(204)
})
