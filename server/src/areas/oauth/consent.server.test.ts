import { describe, expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { proofKey, redirect, startOauth } from './testing.ts'

const oauth = await startOauth()
const company = await oauth.company({ name: 'Nordlicht' })
const branch = await oauth.branch(company, { name: 'Nordlicht Süd' })
const permissions = ['company.read', 'document.read'] as const
const { secret } = await oauth.operator.add({
  id: 'Acme.Bridge',
  redirectUris: [redirect],
  permissions,
  isPublic: false,
})
await oauth.operator.add({ id: 'Acme.Page', redirectUris: [redirect], permissions, isPublic: true })

const query = { client_id: 'Acme.Bridge', redirect_uri: redirect, scope: 'openid offline company.read', state: 'kept' }
const begin = async (more: Record<string, string> = {}, person = oauth.person(company)) =>
  oauth.begin(await person, { ...query, ...more })
type Begun = Awaited<ReturnType<typeof begin>>
const stateOf = async ({ ask }: Begun) =>
  ((await (await ask('GET oauth/authorization')).json()) as { State: string }).State

describe('the person sees who asks for what', () => {
  test('in the company that they have entered, as rights that they have', async () => {
    const person = await oauth.person(company, { role: 'translator' })
    const { ask } = await begin({ scope: 'openid email offline company.read document.read' }, Promise.resolve(person))
    expect(await (await ask('GET oauth/authorization')).json()).toMatchObject({
      Client: 'Acme.Bridge',
      Company: { Id: company, Name: 'Nordlicht' },
      State: 'ASK',
      Profile: false,
      Email: true,
      Offline: true,
      Host: '127.0.0.1:4000',
    })
  })

  test('and what they allow counts for that company', async () => {
    const person = await oauth.person(company)
    await oauth.join(person, branch, 'companyAdmin')
    const begun = await begin({}, Promise.resolve(person))
    await begun.answer('ALLOW', { 'x-kontor-tenantid': branch })
    const { Consents } = (await (await person.send('GET oauth/consents')).json()) as { Consents: unknown[] }
    expect(Consents).toEqual([expect.objectContaining({ Company: expect.objectContaining({ Id: branch }) })])
  })

  test('who denies sends the browser back with access_denied, and nothing is kept', async () => {
    const person = await oauth.person(company)
    const back = await (await begin({}, Promise.resolve(person))).answer('DENY')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'kept' })
    expect(await (await person.send('GET oauth/consents')).json()).toEqual({ Consents: [] })
  })

  test('once allowed, they are not asked again for the same, but for more, or where the program wants it', async () => {
    const person = await oauth.person(company)
    const again = (more: Record<string, string> = {}) => begin(more, Promise.resolve(person))
    await (await again()).answer('ALLOW')
    expect(await stateOf(await again())).toBe('REMEMBERED')
    expect(await stateOf(await again({ scope: 'openid company.read document.read' }))).toBe('ASK')
    expect(await stateOf(await again({ prompt: 'consent' }))).toBe('ASK')
    expect(await stateOf(await begin())).toBe('ASK')
  })

  test('a program without a secret is never remembered: anybody could be it', async () => {
    const person = await oauth.person(company)
    const key = { client_id: 'Acme.Page', code_challenge: proofKey().challenge, code_challenge_method: 'S256' }
    await (await begin(key, Promise.resolve(person))).answer('ALLOW')
    expect(await stateOf(await begin(key, Promise.resolve(person)))).toBe('ASK')
  })
})

describe('a program may not want', () => {
  test.each([
    ['an answer without the person', 'none', 'login_required'],
    ['the person to sign in once more', 'login', 'invalid_request'],
  ])('%s', async (_name, prompt, error) => {
    const { first } = await begin({ prompt })
    const back = new URL(first.headers.get('location') ?? '')
    expect([`${back.origin}${back.pathname}`, back.searchParams.get('error')]).toEqual([redirect, error])
  })
})

describe('nobody is fooled', () => {
  test('whoever knows the address of a request cannot have another person answer it', async () => {
    const attacker = await begin()
    const victim = await oauth.browser(await oauth.person(company))
    expect((await victim.send('GET oauth/authorization')).status).toBe(404)
    const { Id } = (await (await attacker.ask('GET oauth/authorization')).json()) as { Id: string }
    expect((await victim.write('POST oauth/authorization', { json: { Id, Answer: 'ALLOW' } })).status).toBe(404)
  })

  test('neither a program nor an app answers, whatever cookie it brings', async () => {
    const person = await oauth.person(company)
    const { jar } = await begin({}, Promise.resolve(person))
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await person.send('GET oauth/authorization', { headers: { cookie } })).status).toBe(404)
  })

  test('cookies are HttpOnly, SameSite and signed, and one with another signature begins nothing', async () => {
    const { first, jar, ask } = await begin()
    const lines = first.headers.getSetCookie().filter((line) => line.startsWith('kontor_authorization'))
    expect(lines.length).toBe(4)
    for (const line of lines) expect(line).toMatch(/samesite=lax; httponly/i)
    const { Location } = (await (
      await ask('POST oauth/authorization', {
        Id: jar.get('kontor_authorization'),
        Answer: 'ALLOW',
      })
    ).json()) as { Location: string }
    const cookie = `kontor_authorization_end=${jar.get('kontor_authorization_end')}; kontor_authorization_end.sig=x`
    const forged = await fetch(Location, { redirect: 'manual', headers: { cookie } })
    expect(forged.headers.get('location')).toBe(`${oauth.origins.shell}/#/authorize/invalid_request`)
  })

  test.each([
    ['an address that was not given', { redirect_uri: 'http://127.0.0.1:4000/other' }],
    ['another port', { redirect_uri: 'http://127.0.0.1:4001/callback' }],
    ['more of a query', { redirect_uri: `${redirect}?next=https://evil.example` }],
    ['a program that nobody knows', { client_id: 'Evil.App', redirect_uri: 'https://evil.example/' }],
  ])('%s ends on a page of ours, and the browser is sent nowhere else', async (_name, more) => {
    const { first } = await begin(more)
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toMatch(
      new RegExp(`^${oauth.origins.shell}/#/authorize/(invalid_redirect_uri|invalid_client)$`),
    )
  })

  test.each([
    ['https://bridge.acme.example/callback', true],
    ['http://localhost:3000/callback', true],
    ['http://[::1]:3000/callback', true],
    ['http://bridge.acme.example/callback', false],
    ['http://127.0.0.1.evil.example/', false],
    ['http://10.0.0.1/', false],
    ['https://acme.example/#fragment', false],
    ['https://*.acme.example/', false],
    ['https://user@acme.example/', false],
    ['acme://callback', false],
    ['javascript:alert(1)', false],
  ])('the operator may give %s as an address: %s', async (address, good) => {
    const added = oauth.operator.add({ id: 'Acme.Tried', redirectUris: [address], permissions, isPublic: true })
    if (good) await expect(added).resolves.toMatchObject({ secret: undefined })
    else await expect(added).rejects.toThrow(`The redirect address is "${address}"`)
  })

  test('an address that keeps guessing secrets rests', async () => {
    const guess = () => oauth.token({ grant_type: 'authorization_code' }, { id: 'Acme.Bridge', secret: 'guess' })
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await guess()).status)
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
    expect(statuses[30]).toBe(429)
    oauth.platform.clock.advance(15 * 60_000)
  })
})

test('a sign-in that began in one process ends in another, and no secret of it stands in the database', async () => {
  const other = compose(oauth.platform, {
    version: 'other',
    database: async () => ({ kind: 'test', state: 'ready', version: '18' }),
    demoPeople: async () => [],
  })
  await other.http.listen({ host: '127.0.0.1', port: 0 })
  try {
    const begun = await begin()
    const Id = begun.jar.get('kontor_authorization') ?? ''
    const answered = await begun.ask('POST oauth/authorization', { Id, Answer: 'ALLOW' })
    const { Location } = (await answered.json()) as { Location: string }
    const last = await begun.visit(Location.replace(oauth.origins.shell, other.origins.shell))
    const code = new URL(last.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const author = { actorId: null, requestId: 'test' }
    const kept = await oauth.platform.transact(company, author, ({ tx }) =>
      tx.withTables<{ oauth_token: { payload: unknown } }>().selectFrom('oauth_token').selectAll().execute(),
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(code)
    const basic = { id: 'Acme.Bridge', secret }
    const { body } = await oauth.token({ grant_type: 'authorization_code', code, redirect_uri: redirect }, basic)
    expect(body).toMatchObject({ scope: 'openid offline company.read' })
  } finally {
    await other.http.close()
  }
})
