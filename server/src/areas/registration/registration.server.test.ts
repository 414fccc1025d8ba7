import { roles } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { issueOperatorLink } from './index.ts'

const server = await startTestServer({ at: '2026-11-23T09:00:00Z' })

let count = 0
const application = (token: string | undefined, more: { company?: object; person?: object } = {}) => {
  count += 1
  return {
    ...(token === undefined ? {} : { Token: token }),
    Company: { CompanyName: `Weide ${count} GmbH`, Country: 'DE', Currency: 'EUR', ...more.company },
    Administrator: {
      FirstName: 'Wanda',
      LastName: 'Weide',
      Username: `wanda-${count}@weide.example`,
      Password: 'seven green bicycles upstream',
      Language: 'de-DE',
      TimeZone: 'Europe/Berlin',
      ...more.person,
    },
  }
}
const secretOf = (url: string) => url.split('/').at(-1)!
const operatorToken = async () => secretOf((await issueOperatorLink(server.platform, 'http://localhost')).url)
const register = (json: object, to = server) =>
  to.sendWith({}, to.origins.shell)('POST registration/companies', { json })
const read = async (token: string) => {
  const answer = await server.send('POST registration/links/read', { json: { Token: token } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('a company is created by a link', () => {
  test('whose holder is signed in as its administrator, and which is dead after that', async () => {
    const token = await operatorToken()
    expect((await read(token)).body).toEqual({
      State: 'OPEN',
      Expires: '2026-11-23T10:00:00.000Z',
      FewestCharacters: 15,
    })
    const answer = await register(application(token))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      Company: { CompanyName: 'Weide 1 GmbH', Country: 'DE', Currency: 'EUR', State: 'ACTIVE' },
      User: { FirstName: 'Wanda', RoleId: roles.companyAdmin, Language: 'de-DE', State: 'ACTIVE' },
    })
    expect(answer.headers.getSetCookie().join()).toContain('kontor_session=')
    expect((await read(token)).body).toMatchObject({ State: 'USED' })
    expect((await register(application(token))).status).toBe(409)
  })

  test('once, however often and quickly it is sent', async () => {
    const token = await operatorToken()
    const answers = await Promise.all([1, 2, 3].map(() => register(application(token))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('that the operator’s next one takes the place of, and that ends within an hour', async () => {
    const first = await operatorToken()
    const second = await operatorToken()
    expect((await read(first)).status).toBe(404)
    server.platform.clock.set('2026-11-23T10:00:00Z')
    expect((await read(second)).body).toMatchObject({ State: 'EXPIRED' })
    expect((await register(application(second))).status).toBe(409)
  })

  test('no other secret leads anywhere, and none stands in the database', async () => {
    expect((await read('guessed')).status).toBe(404)
    expect((await register(application('guessed'))).status).toBe(404)
    const without = await register(application(undefined))
    expect([without.status, await without.text()]).toEqual([403, expect.stringContaining('invitation')])
  })

  test.each([
    [
      'a tax number whose check digit is wrong',
      { company: { Identifiers: [{ scheme: 'DE:VAT', value: 'DE128111903' }] } },
      'DE128111903',
    ],
    ['a password that is too short', { person: { Password: 'short' } }, 'Password'],
    [
      'a password of the company’s name',
      { person: { Password: 'weideweideweide' }, company: { CompanyName: 'Weide' } },
      'easy to guess',
    ],
    ['a time zone that there is not', { person: { TimeZone: 'Mars/Olympus' } }, 'TimeZone'],
    ['an address that is none', { person: { Username: 'wanda' } }, 'Username'],
  ])('%s is refused, and the link stays good', async (_what, more, words) => {
    const token = await operatorToken()
    const answer = await register(application(token, more))
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)])
    expect((await read(token)).body).toMatchObject({ State: 'OPEN' })
  })

  test('an address that is in use makes no company', async () => {
    const token = await operatorToken()
    const ada = await server.person(await server.company())
    const answer = await register(application(token, { person: { Username: ada.username } }))
    expect(answer.status).toBe(409)
    expect((await read(token)).body).toMatchObject({ State: 'OPEN' })
  })
})

describe('a partner invites a company', () => {
  test('by a link that names them, is good for a fortnight and connects the two', async () => {
    const aster = await server.company({ name: 'Aster' })
    const ada = await server.person(aster)
    const issued = (await (await ada.send('POST registration/links')).json()) as { Url: string; Expires: string }
    expect(issued.Expires).toBe('2026-12-07T10:00:00.000Z')
    const token = secretOf(issued.Url)
    expect((await read(token)).body).toMatchObject({ State: 'OPEN', InviterName: 'Aster' })
    const json = application(token)
    expect((await register(json)).status).toBe(200)
    await server.settle()
    const page = (await (await ada.send('GET network/connections')).json()) as { Connection: object[] }
    expect(page.Connection).toMatchObject([{ CompanyName: json.Company.CompanyName, State: 'ACCEPTED' }])
    expect(await server.faultsOfLog(aster)).toEqual([])
  })

  test('which only those can issue who may connect the company', async () => {
    const reader = await server.person(await server.company(), { role: 'readOnly' })
    expect((await reader.send('POST registration/links')).status).toBe(403)
  })
})

describe('where the operator lets everybody in', () => {
  test('no link is needed; who comes again and again has to wait', async () => {
    const open = await startTestServer({ environment: { KONTOR_SIGN_UP: 'open' } })
    const statuses = []
    for (let at = 0; at < 21; at += 1) {
      const person = at === 0 ? {} : { Password: 'short' }
      statuses.push((await register(application(undefined, { person }), open)).status)
    }
    expect([statuses[0], statuses[19], statuses[20]]).toEqual([200, 400, 429])
  })
})
