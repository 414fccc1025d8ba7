import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { hashPassword } from '../users/index.ts'

// That a device signs in with one is seen in a real browser: e2e/passkeys.browser.test.ts.
const server = await startTestServer()
const company = await server.company()
const phrase = 'four quiet herons at noon'
const passwordHash = await hashPassword(phrase, { N: 1024, r: 8, p: 1 })
const shell = server.sendWith({}, server.origins.shell)
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

test('what no device signed is refused, whatever it looks like', async () => {
  const begun = await shell('POST credentials/sign-in/passkey/begin')
  const headers = { cookie: cookieOf(begun) }
  const { Options } = (await begun.json()) as { Options: string }
  expect(JSON.parse(Options)).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  const handle = Buffer.alloc(32).toString('base64url')
  for (const answer of ['null', '[]', 'no JSON', '{}', JSON.stringify({ id: 'x', response: { userHandle: handle } })]) {
    const sent = await shell('POST credentials/sign-in/passkey', { json: { Response: answer }, headers })
    expect(sent.status, answer).toBe(400)
  }
})

test('a passkey is begun with the password only, and a challenge is for one person', async () => {
  const [ada, eve] = [await server.person(company, { passwordHash }), await server.person(company, { passwordHash })]
  const [hers, evil] = [await server.browser(ada), await server.browser(eve)]
  expect((await hers.write('POST credentials/passkeys/begin', { json: { Password: 'wrong' } })).status).toBe(400)
  const begun = await hers.write('POST credentials/passkeys/begin', { json: { Password: phrase } })
  expect(JSON.parse(((await begun.json()) as { Options: string }).Options)).toMatchObject({
    user: { name: ada.username },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const headers = { cookie: `${evil.cookie}; ${cookieOf(begun)}` }
  const json = { Name: 'Mine', Response: '{}' }
  expect((await evil.write('POST credentials/passkeys', { json, headers })).status).toBe(400)
  expect(await (await evil.send('GET credentials/passkeys')).json()).toEqual({ Passkeys: [] })
})
