import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { addProvider } from './index.ts'
import type { ProviderFactor } from './rules.ts'
import { client, type Someone, startIdentityProvider } from './testing-provider.ts'

const server = await startTestServer()
const redirectUri = `${server.origins.shell}/`
const provider = await startIdentityProvider(redirectUri)
const later = await startIdentityProvider(redirectUri)
afterAll(() => Promise.all([provider.stop(), later.stop()]))
const company = await server.company()
const admin = await server.person(company)
const shell = server.sendWith({}, server.origins.shell)

const set = (more: { issuer?: string; secondFactor?: ProviderFactor; required?: boolean } = {}) =>
  addProvider(server.platform, admin.username, {
    issuer: provider.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    domains: ['example.com'],
    required: false,
    secondFactor: 'TRUST',
    ...more,
  })
await set()

/** A browser that comes back from a provider, which says this of somebody and of how they signed in there. */
async function comeBack(someone: Someone, { at = provider, how = {} } = {}) {
  at.at.someone = someone
  at.at.forgery = { claims: (claims) => ({ ...claims, ...how }) }
  const begun = await shell('POST credentials/sign-in/sso', { json: { Username: 'whoever@example.com' } })
  const { Location } = (await begun.json()) as { Location: string }
  const cookie = begun.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  return { json: { Query: await at.visit(Location) }, headers: { cookie } }
}

async function answerTo(came: Awaited<ReturnType<typeof comeBack>>) {
  const answer = await shell('POST credentials/sign-in/sso/answer', came)
  const body = (await answer.json()) as {
    User?: { Id: string }
    Message?: string
    ErrorDetail?: { Key: string; Value: string }[]
  }
  const step = body.ErrorDetail?.find(({ Key }) => Key === 'Step')?.Value
  const pending = answer.headers.getSetCookie().find((line) => line.startsWith('kontor_pending='))
  return { status: answer.status, who: body.User?.Id, says: body.Message, step, pending: pending?.split(';', 1)[0] }
}

const signIn = async (...args: Parameters<typeof comeBack>) => answerTo(await comeBack(...args))

const actionsFor = async (id: string) => {
  const { UserAccounts } = (await (
    await admin.send(`GET account/${company}/users?limit=50&page=0&findMembers=true&actions=true`)
  ).json()) as { UserAccounts: { Id: string; AllowedActions: string[] }[] }
  return UserAccounts.find((user) => user.Id === id)?.AllowedActions
}
const loggedOf = async (id: string) =>
  (
    (await (await admin.send(`GET audit?limit=200&object=${id}`)).json()) as {
      Lines: { Kind: string; Details: { Key: string; Value: string }[] }[]
    }
  ).Lines.map(({ Kind, Details }) => [Kind, ...Details.map(({ Value }) => Value)].join(' '))

describe('who signed in with their account at the provider', () => {
  test('is known by it, whatever their address is there later', async () => {
    const ada = await server.person(company)
    expect(await signIn({ sub: 'ada', email: ada.username })).toMatchObject({ status: 200, who: ada.id })
    const moved = { sub: 'ada', email: 'ada.married@elsewhere.example' }
    expect(await signIn(moved)).toMatchObject({ status: 200, who: ada.id })
    expect(await signIn({ ...moved, email_verified: false })).toMatchObject({ status: 200, who: ada.id })
  })

  test('is nobody who gets their address later, until an administrator releases it; both are written down', async () => {
    const bea = await server.person(company)
    expect((await signIn({ sub: 'bea', email: bea.username })).who).toBe(bea.id)
    const refused = await signIn({ sub: 'successor', email: bea.username })
    expect([refused.status, refused.who]).toEqual([403, undefined])
    expect(refused.says).toContain('ask an administrator to release single sign-on for you')
    await vi.waitFor(async () => expect(await loggedOf(bea.id)).toContain('sign_in.failed identity'))

    expect(await actionsFor(bea.id)).toContain('RELEASE_IDENTITY')
    const clerk = await server.person(company, { role: 'apClerk' })
    const path = `DELETE credentials/users/${bea.id}/identity` as const
    expect((await clerk.send(path)).status).toBe(403)
    for (let twice = 0; twice < 2; twice += 1) expect((await admin.send(path)).status).toBe(204)
    expect(await actionsFor(bea.id)).not.toContain('RELEASE_IDENTITY')
    expect((await loggedOf(bea.id)).filter((line) => line === 'user.identity-released')).toHaveLength(1)
    expect((await signIn({ sub: 'successor', email: bea.username })).who).toBe(bea.id)
    expect((await signIn({ sub: 'bea', email: bea.username })).status).toBe(403)
  })

  test('of two accounts that come at once with one address, one gets in', async () => {
    const eve = await server.person(company)
    const came = [
      await comeBack({ sub: 'eve', email: eve.username }),
      await comeBack({ sub: 'another eve', email: eve.username }),
    ]
    const all = await Promise.all(came.map(answerTo))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('is locked out with their account here, and bound anew where the company changes its provider', async () => {
    const cleo = await server.person(company)
    await signIn({ sub: 'cleo', email: cleo.username })
    await admin.send(`PUT account/users/${cleo.id}/state`, { json: 'LOCKED' })
    expect((await signIn({ sub: 'cleo', email: 'new@example.com' })).status).toBe(423)
    await admin.send(`PUT account/users/${cleo.id}/state`, { json: 'ACTIVE' })
    await set({ issuer: later.issuer })
    // The same name at another provider is another account.
    const dan = await server.person(company)
    expect((await signIn({ sub: 'cleo', email: dan.username }, { at: later })).who).toBe(dan.id)
    expect((await signIn({ sub: 'c-2', email: cleo.username }, { at: later })).who).toBe(cleo.id)
    await set()
  })
})

describe('a company that asks for a second factor', () => {
  const demand = (SecondFactor: boolean) => admin.send('PUT credentials/rules', { json: { SecondFactor } })
  const twoFactors = { amr: ['pwd', 'otp', 'mfa'] }

  test.each<[ProviderFactor, object, string | undefined]>([
    ['TRUST', {}, undefined],
    ['CLAIM', twoFactors, undefined],
    ['CLAIM', { acr: 'phr' }, undefined],
    ['CLAIM', { amr: ['pwd'] }, 'SET_UP'],
    ['CLAIM', {}, 'SET_UP'],
    ['NEVER', twoFactors, 'SET_UP'],
  ])(
    'where a sign-in at its provider counts by %s, and it says %j, asks further: %s',
    async (secondFactor, how, step) => {
      await set({ secondFactor, required: true })
      await demand(true)
      const { username: email } = await server.person(company, { role: 'apClerk' })
      const came = await signIn({ sub: email, email }, { how })
      expect([came.status, came.step]).toEqual([step === undefined ? 200 : 403, step])
      if (step !== undefined) {
        const headers = { cookie: came.pending ?? '' }
        expect((await shell('POST credentials/sign-in/second-factor', { headers })).status).toBe(201)
      }
      await demand(false)
      expect((await signIn({ sub: email, email }, { how })).status).toBe(200)
    },
  )

  test('shows everybody by what rule its provider counts', async () => {
    await set({ secondFactor: 'CLAIM' })
    expect(await (await admin.send('GET credentials/rules')).json()).toEqual({
      SecondFactor: false,
      SingleSignOn: {
        Issuer: provider.issuer,
        Domains: ['example.com'],
        Required: false,
        SecondFactor: 'CLAIM',
      },
    })
  })
})
