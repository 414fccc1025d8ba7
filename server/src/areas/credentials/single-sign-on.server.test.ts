import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { createUser, hashPassword } from '../users/index.ts'
import { addProvider, removeProvider } from './index.ts'
import { client, type Forgery, startIdentityProvider } from './testing-provider.ts'

const server = await startTestServer()
const provider = await startIdentityProvider(`${server.origins.shell}/`)
afterAll(provider.stop)
const company = await server.company()
const phrase = 'four quiet herons at noon'
const passwordHash = await hashPassword(phrase, { N: 1024, r: 8, p: 1 })
const shell = server.sendWith({}, server.origins.shell)
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
const admin = await server.person(company, { passwordHash })

/** All people of tests have an address at example.com. */
const set = (more: { domains?: string[]; required?: boolean; issuer?: string } = {}, who = admin) =>
  addProvider(server.platform, who.username, {
    issuer: provider.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    domains: ['example.com'],
    required: false,
    secondFactor: 'TRUST',
    ...more,
  })
const begin = (Username: string) => shell('POST credentials/sign-in/sso', { json: { Username } })
const answerWith = (Query: string, cookie: string) =>
  shell('POST credentials/sign-in/sso/answer', { json: { Query }, headers: { cookie } })

/** A browser goes to the provider and comes back, with what the provider says of somebody. */
async function signIn(someone: { email: string; email_verified?: boolean }) {
  provider.at.someone = someone
  const begun = await begin('whoever@example.com')
  const { Location } = (await begun.json()) as { Location: string }
  const [query, cookie] = [await provider.visit(Location), cookieOf(begun)]
  return { query, cookie, answer: await answerWith(query, cookie) }
}
const password = ({ username }: TestPerson) => shell('POST session', { json: { Username: username, Password: phrase } })

beforeAll(() => set())

describe('single sign-on with a real provider', () => {
  test('lets in whom the provider names, without a password, once', async () => {
    const ada = await server.person(company)
    const { query, cookie, answer } = await signIn({ email: ada.username.toUpperCase() })
    expect([answer.status, await answer.json()]).toMatchObject([200, { User: { Id: ada.id } }])
    expect((await answerWith(query, cookie)).status).toBe(403)
  })

  test('gives who was invited their account', async () => {
    const ida = await server.person(company, { state: 'CREATED' })
    expect(await (await signIn({ email: ida.username })).answer.json()).toMatchObject({ User: { State: 'ACTIVE' } })
  })

  test('lets in nobody of another company, nobody unknown, unconfirmed or locked, nobody of another domain', async () => {
    const [stranger, eve] = [await server.person(await server.company()), await server.person(company)]
    await admin.send(`PUT account/users/${eve.id}/state`, { json: 'LOCKED' })
    const elsewhere = { id: server.platform.ids.next(), username: 'x@elsewhere.example' }
    await server.platform.transact(company, { actorId: null, requestId: 'test' }, (uow) =>
      createUser(uow, {
        ...elsewhere,
        firstName: 'X',
        lastName: 'Y',
        language: 'en-US',
        timeZone: 'UTC',
        roleId: '00000000-0000-0000-0000-000000000000' as never,
      }),
    )
    const strangers = [
      { email: stranger.username },
      { email: 'nobody@example.com' },
      { email: admin.username, email_verified: false },
      { email: elsewhere.username },
    ]
    for (const someone of strangers) expect((await signIn(someone)).answer.status, someone.email).toBe(403)
    expect((await signIn({ email: eve.username })).answer.status).toBe(423)
  })

  test.each<[string, Forgery, number]>([
    ['what is only signed anew, by the provider', {}, 200],
    ['what another has signed', { isSignedElsewhere: true }, 403],
    ['what nobody has signed', { alg: 'none' }, 403],
    ['what is signed by the secret that both know', { alg: 'HS256' }, 403],
    ['what is not the answer to this sign-in', { claims: (claims) => ({ ...claims, nonce: 'another' }) }, 403],
    ['what is meant for another program', { claims: (claims) => ({ ...claims, aud: 'another' }) }, 403],
    ['what another provider says', { claims: (claims) => ({ ...claims, iss: 'https://elsewhere.example' }) }, 403],
    ['what was said long ago', { claims: (claims) => ({ ...claims, exp: 1_000_000_000 }) }, 403],
  ])('believes of the provider: %s', async (_what, forgery, status) => {
    const { username: email } = await server.person(company)
    provider.at.forgery = forgery
    const { answer } = await signIn({ email }).finally(() => {
      provider.at.forgery = undefined
    })
    expect(answer.status).toBe(status)
  })

  test('ends in the browser in which it began, and what the provider did not send is refused', async () => {
    provider.at.someone = { email: admin.username }
    const [one, other] = [await begin('a@example.com'), await begin('a@example.com')]
    const { Location } = (await one.json()) as { Location: string }
    const query = await provider.visit(Location)
    expect((await answerWith(query, cookieOf(other))).status).toBe(403)
    expect((await answerWith(query, '')).status).toBe(403)
    const forged = new URLSearchParams(query)
    forged.set('code', 'made-up')
    expect((await answerWith(String(forged), cookieOf(one))).status).toBe(403)
  })

  test('of two companies are not mixed up: what one answers is not taken for the other’s, nor for people of the other', async () => {
    const second = await startIdentityProvider(`${server.origins.shell}/`)
    const other = await server.person(await server.company())
    try {
      await set({ issuer: second.issuer, domains: ['second.example'] }, other)
      const ada = await server.person(company)
      second.at.someone = { email: ada.username }
      const [begun, begunThere] = [await begin('a@example.com'), await begin('a@second.example')]
      const { Location } = (await begunThere.json()) as { Location: string }
      expect(new URL(Location).origin).toBe(new URL(second.issuer).origin)
      const query = await second.visit(Location)
      expect((await answerWith(query, cookieOf(begun))).status).toBe(403)
      expect((await answerWith(query, cookieOf(begunThere))).status).toBe(403)
    } finally {
      await removeProvider(server.platform, other.username)
      await second.stop()
    }
  })

  test('is offered by the domain of an address, whoever has it, and not for other domains', async () => {
    expect((await begin('nobody-at-all@EXAMPLE.com')).status).toBe(200)
    expect((await begin('ada@elsewhere.example')).status).toBe(404)
    expect(await (await shell('GET credentials/options')).json()).toMatchObject({ SingleSignOn: true })
  })
})

describe('a provider that is required', () => {
  test('is the only way in for people of its domains, whatever else they have; administrators keep their passwords', async () => {
    const clerk = await server.person(company, { role: 'apClerk', passwordHash })
    expect((await password(clerk)).status).toBe(200)
    await set({ required: true })
    const refused = await password(clerk)
    expect(refused.status).toBe(403)
    expect(refused.headers.getSetCookie().join()).not.toContain('kontor_pending')
    expect(await refused.json()).toMatchObject({
      ErrorCode: 'SecondFactorRequired',
      ErrorDetail: [{ Key: 'Step', Value: 'SINGLE_SIGN_ON' }],
    })
    const issued = await admin.send(`POST credentials/users/${clerk.id}/link`)
    const Token = ((await issued.json()) as { Url: string }).Url.split('/').at(-1)
    const redeemed = await shell('POST credentials/links/redeem', { json: { Token, Password: phrase } })
    expect(redeemed.status).toBe(403)
    expect((await signIn({ email: clerk.username })).answer.status).toBe(200)
    expect((await password(admin)).status).toBe(200)
    await set({ required: true, domains: ['elsewhere.example'] })
    expect((await password(clerk)).status).toBe(200)
  })

  test('of one company takes no domain of another, and no address that is not https', async () => {
    const other = await server.person(await server.company())
    await set({ domains: ['example.com'] })
    await expect(set({ domains: ['Example.com'] }, other)).rejects.toThrow('example.com belongs to another company')
    await expect(set({ issuer: 'http://idp.example' })).rejects.toThrow('give an https address')
    await expect(set({ issuer: 'nonsense' })).rejects.toThrow('give an https address')
    await removeProvider(server.platform, admin.username)
    expect((await begin('a@example.com')).status).toBe(404)
    expect(await (await shell('GET credentials/options')).json()).toMatchObject({ SingleSignOn: false })
    await set({}, other)
  })

  test('is believed where it describes itself as the issuer that was set, and no other', async () => {
    const other = await server.person(await server.company())
    const describes = { issuer: '' }
    const liar = createServer((_request, response) => {
      const { issuer } = describes
      const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ issuer, ...endpoints, jwks_uri: `${issuer}/jwks` }))
    }).listen(0, '127.0.0.1')
    await once(liar, 'listening')
    const issuer = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`
    await set({ issuer, domains: ['liar.example'] }, other)
    for (const [named, status] of [
      [provider.issuer, 403],
      [issuer, 200],
    ] as const) {
      describes.issuer = named
      expect((await begin('a@liar.example')).status, named).toBe(status)
    }
    liar.close()
  })

  test('that is away is told, and its secret stands nowhere as it is', async () => {
    await provider.stop()
    // Its description of itself is believed for ten minutes.
    server.platform.clock.advance(10 * 60_000)
    expect((await begin('a@example.com')).status).toBe(403)
    const rows = await server.platform.db.transaction(company, (tx) =>
      tx
        .withTables<{ identity_provider: Record<string, unknown> }>()
        .selectFrom('identity_provider')
        .selectAll()
        .execute(),
    )
    expect(JSON.stringify(rows)).not.toContain(client.secret)
  })
})
