import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { hashPassword } from '../users/index.ts'
import { issueProgramToken } from './index.ts'

const server = await startTestServer()
/** Two cores may be busy with other tests: what comes is waited for, not how fast it comes. */
const soon = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 15_000 })
const company = await server.company({ name: 'Aster' })
const passwordHash = await hashPassword('correct horse')
/** Of the same password; where many are tried, what one costs is not the matter. */
const cheapHash = await hashPassword('correct horse', { N: 1024, r: 8, p: 1 })
const ada = await server.person(company, { firstName: 'Ada', passwordHash })
const shell = server.sendWith({}, server.origins.shell)

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  shell('POST session', { json: { Username: username, Password: password }, headers })

/** The cookies that an answer sets, by name, with their attributes. */
const cookiesOf = (answer: Response) =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), { value: pair.slice(at + 1), attributes }]
    }),
  )

const code = async (answer: Response) => [answer.status, ((await answer.json()) as { ErrorCode: string }).ErrorCode]

describe('signing in', () => {
  test('with the right password opens a session: who, where, what is allowed, which apps', async () => {
    const answer = await signIn(ada.username.toUpperCase(), 'correct horse')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      User: { Id: ada.id, FirstName: 'Ada', Memberships: [{ GroupId: company }] },
      Company: { CompanyAccountId: company, CompanyName: 'Aster' },
      Companies: [{ Id: company, Name: 'Aster' }],
      Permissions: expect.arrayContaining(['member', 'document.send', 'user.write']),
      ApiOrigin: server.origins.app,
      Apps: [
        expect.objectContaining({ Id: 'Kontor.Home' }),
        expect.objectContaining({ Id: 'Kontor.Inbox' }),
        {
          Id: 'Kontor.Documents',
          Names: expect.objectContaining({ en: 'Documents', de: 'Dokumente' }),
          Ours: true,
          Url: `${server.origins.app}/apps/documents/`,
          Origin: server.origins.app,
        },
        expect.objectContaining({ Id: 'Kontor.Capture' }),
        expect.objectContaining({ Id: 'Kontor.Buy' }),
        expect.objectContaining({ Id: 'Kontor.Match' }),
        expect.objectContaining({ Id: 'Kontor.Cash' }),
        expect.objectContaining({ Id: 'Kontor.Network' }),
        expect.objectContaining({ Id: 'Kontor.Onboard' }),
        expect.objectContaining({ Id: 'Kontor.Forms' }),
        expect.objectContaining({ Id: 'Kontor.Flow' }),
        expect.objectContaining({ Id: 'Kontor.Admin' }),
      ],
      ExpiresAt: '2026-12-21T09:00:00.000Z',
    })
    const cookies = cookiesOf(answer)
    expect(cookies['kontor_session']?.attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']),
    )
    expect(cookies['XSRF-TOKEN']?.attributes).not.toContain('HttpOnly')
    const cookie = `kontor_session=${cookies['kontor_session']?.value}`
    expect((await shell('GET session', { headers: { cookie } })).status).toBe(200)
  })

  test('with a wrong password or an unknown name is refused in the same words', async () => {
    const wrong = await signIn(ada.username, 'wrong')
    const unknown = await signIn('nobody@example.com', 'wrong')
    const [a, b] = [await wrong.json(), await unknown.json()] as { Message: string; ErrorCode: string }[]
    expect([wrong.status, unknown.status, a?.ErrorCode]).toEqual([401, 401, 'WrongCredentials'])
    expect(a?.Message).toBe(b?.Message)
  })

  test('again in the same browser ends the session before', async () => {
    const first = cookiesOf(await signIn(ada.username, 'correct horse'))['kontor_session']?.value
    const cookie = `kontor_session=${first}`
    const second = cookiesOf(await signIn(ada.username, 'correct horse', { cookie }))['kontor_session']?.value
    expect(second).not.toBe(first)
    expect((await shell('GET session', { headers: { cookie } })).status).toBe(401)
  })

  test('is slowed down by address, with the time to wait', { timeout: 90_000 }, async () => {
    server.platform.clock.advance(15 * 60_000 + 1000)
    // Of none of them so many that the name would wait.
    const people = await Promise.all([1, 2, 3, 4].map(() => server.person(company, { passwordHash: cheapHash })))
    const names = [...people.map(({ username }) => username), 'nobody@example.com']
    const tries = Array.from({ length: 31 }, (_, count) => signIn(names[count % names.length]!, 'wrong'))
    const answers = (await Promise.all(tries)).filter(({ status }) => status !== 401)
    expect(answers).toHaveLength(1)
    const answer = answers[0]!
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await code(answer)).toEqual([429, 'TooManyRequests'])
    server.platform.clock.advance(15 * 60_000 + 1000)
  })
})

describe('a session', () => {
  test('slides while it is used, and ends after thirty days without', async () => {
    const { send } = await server.browser(ada)
    server.platform.clock.advance(20 * 24 * 3600_000)
    await soon(async () => expect((await send('GET session')).status).toBe(200))
    server.sessions.forget({ userId: ada.id })
    expect((await send('GET session')).status).toBe(200)
    server.platform.clock.advance(20 * 24 * 3600_000)
    server.sessions.forget({ userId: ada.id })
    expect((await send('GET session')).status).toBe(200)
    server.platform.clock.advance(31 * 24 * 3600_000)
    expect((await send('GET session')).status).toBe(401)
  })

  test('ends ninety days after the sign-in, however it is used; what the browser has ends with it', async () => {
    const person = await server.person(company)
    const { send } = await server.browser(person)
    const used = async () => {
      server.sessions.forget({ userId: person.id })
      return (await send('GET session')).status
    }
    for (let day = 20; day <= 80; day += 20) {
      server.platform.clock.advance(20 * 24 * 3600_000)
      expect([day, await used()]).toEqual([day, 200])
    }
    const last = await send('GET session')
    const { ExpiresAt } = (await last.json()) as { ExpiresAt: string }
    expect(Date.parse(ExpiresAt) - server.platform.clock.now().getTime()).toBe(10 * 24 * 3600_000)
    expect(cookiesOf(last)['kontor_session']?.attributes).toContain(`Max-Age=${10 * 24 * 3600}`)
    server.platform.clock.advance(10 * 24 * 3600_000 - 1)
    expect(await used()).toBe(200)
    server.platform.clock.advance(1)
    expect(await used()).toBe(401)
    expect((await signIn(ada.username, 'correct horse')).status).toBe(200)
  })

  test('that slid further in an earlier version ends as soon as it is asked for', async () => {
    const person = await server.person(company)
    const { send, id } = await server.browser(person)
    const daysAway = (days: number) => new Date(server.platform.clock.now().getTime() + days * 24 * 3600_000)
    await server.platform.db.transaction(company, async (tx) => {
      const session = tx.withTables<{ session: { company_id: string; id: string } & Record<string, unknown> }>()
      const earlier = { created: daysAway(-200), last_seen: daysAway(-1), expires: daysAway(29) }
      await session.updateTable('session').set(earlier).where('company_id', '=', company).where('id', '=', id).execute()
    })
    expect((await send('GET session')).status).toBe(401)
  })

  test('is listed with its device, and ended by signing out', async () => {
    const carl = await server.person(company)
    const { send, write, id } = await server.browser(carl)
    const { Sessions } = (await (await send('GET sessions')).json()) as { Sessions: { Id: string; Current: string }[] }
    expect(Sessions.find(({ Id }) => Id === id)).toMatchObject({ Device: 'test', Current: 'true' })
    const out = await write('DELETE session')
    expect(out.status).toBe(204)
    expect(cookiesOf(out)['kontor_session']?.value).toBe('')
    expect((await send('GET session')).status).toBe(401)
  })

  test('ends one of them, and none of another person', async () => {
    const [elsa, finn] = [await server.person(company), await server.person(company)]
    const [here, lost, other] = [await server.browser(elsa), await server.browser(elsa), await server.browser(finn)]
    expect((await here.write(`DELETE sessions/${lost.id}`)).status).toBe(204)
    expect((await here.write(`DELETE sessions/${other.id}`)).status).toBe(404)
    const after = await Promise.all([here, lost, other].map(({ send }) => send('GET session')))
    expect(after.map(({ status }) => status)).toEqual([200, 401, 200])
  })

  test('signing out everywhere ends all sessions and app tokens at once', async () => {
    const dora = await server.person(company)
    const [here, there] = [await server.browser(dora), await server.browser(dora)]
    const { Token } = await appToken(there)
    const app = server.sendWith({ authorization: `Bearer ${Token}` })
    expect((await app('GET account')).status).toBe(200)
    await here.write('DELETE sessions')
    const after = await Promise.all([here.send('GET session'), there.send('GET session'), app('GET account')])
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test('signing out elsewhere ends all but this one', async () => {
    const dora = await server.person(company)
    const [here, there] = [await server.browser(dora), await server.browser(dora)]
    expect((await here.write('DELETE sessions?others=true')).status).toBe(204)
    const after = await Promise.all([here.send('GET session'), there.send('GET session')])
    expect(after.map(({ status }) => status)).toEqual([200, 401])
  })

  test('of a person are ended by an administrator of their company, and by nobody else', async () => {
    const eve = await server.person(company, { role: 'apClerk' })
    const { send } = await server.browser(eve)
    const stranger = await server.person(await server.company())
    const end = `DELETE credentials/users/${eve.id}/sessions` as const
    expect([(await stranger.send(end)).status, (await eve.send(end)).status]).toEqual([404, 403])
    expect((await send('GET session')).status).toBe(200)
    expect([(await ada.send(end)).status, (await ada.send(end)).status]).toEqual([204, 204])
    expect((await send('GET session')).status).toBe(401)
    expect((await (await server.browser(eve)).send('GET session')).status).toBe(200)
  })

  test('of a locked person ends at once', async () => {
    const eve = await server.person(company, { role: 'apClerk' })
    const { send } = await server.browser(eve)
    expect((await send('GET session')).status).toBe(200)
    expect((await ada.send(`PUT account/users/${eve.id}/state`, { json: 'LOCKED' })).status).toBe(204)
    expect((await send('GET session')).status).toBe(401)
    expect((await eve.send('GET account')).status).toBe(401)
  })
})

const appToken = async (
  { write }: Awaited<ReturnType<typeof server.browser>>,
  App = 'Kontor.Documents',
  headers = {},
) => {
  const answer = await write('POST session/app-tokens', { json: { App }, headers })
  return {
    ...((await answer.json()) as { Token: string; ExpiresAt: string; ErrorCode?: string }),
    status: answer.status,
  }
}

describe('an app’s token', () => {
  test('works for ten minutes, as the person, in the company that was entered and no other', async () => {
    const branch = await server.branch(company)
    const fred = await server.person(company)
    await server.join(fred, branch, 'apClerk')
    const browser = await server.browser(fred)
    const { Token, status } = await appToken(browser, 'Kontor.Documents', { 'x-kontor-tenantid': branch })
    expect(status).toBe(201)
    const app = server.sendWith({ authorization: `Bearer ${Token}` })
    expect(await (await app('GET account')).json()).toMatchObject({ CompanyAccountId: branch })
    expect(await code(await app('GET account', { headers: { 'x-kontor-tenantid': company } }))).toEqual([
      403,
      'ClaimMismatch',
    ])
    server.platform.clock.advance(10 * 60_000 + 1)
    expect((await app('GET account')).status).toBe(401)
  })

  test('is given to the shell only, and for its own apps only', async () => {
    const browser = await server.browser(await server.person(company))
    expect(await appToken(browser, 'Evil.App')).toMatchObject({ status: 403, ErrorCode: 'Forbidden' })
    const { Token } = await appToken(browser)
    const app = server.sendWith({ authorization: `Bearer ${Token}` })
    expect((await app('POST session/app-tokens', { json: { App: 'Kontor.Documents' } })).status).toBe(403)
  })

  test('ends with the session that it came from', async () => {
    const browser = await server.browser(await server.person(company))
    const { Token } = await appToken(browser)
    await browser.write('DELETE session')
    expect((await server.send('GET account', { headers: { authorization: `Bearer ${Token}` } })).status).toBe(401)
  })
})

test('a program’s token works as its person; no secret is stored in clear', async () => {
  const token = await issueProgramToken(server.platform, ada.username)
  const answer = await server.send('GET account/info/user', { headers: { authorization: `Bearer ${token}` } })
  expect(await answer.json()).toMatchObject({ Id: ada.id })
  await expect(issueProgramToken(server.platform, 'nobody@example.com')).rejects.toThrow(
    'Nobody is called nobody@example.com',
  )
  const rows = await server.platform.db.transaction(company, async (tx) =>
    (await tx.withTables<{ session: Record<string, unknown> }>().selectFrom('session').selectAll().execute()).map(
      (row) => JSON.stringify(row),
    ),
  )
  expect(rows.join()).not.toContain(token.split('.')[1])
})
