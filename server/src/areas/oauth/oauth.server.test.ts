import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { proofKey, redirect } from './testing.ts'
import { permissions, startBridge } from './testing-bridge.ts'

const { oauth, company, admin, bridge, secret, bearer, reads, codeFor, exchange, tokensFor, refresh } =
  await startBridge()

describe('a program signs a person in', () => {
  test('with a code, by its secret in a Basic header: it reads account/info as they may, in JSON and in XML', async () => {
    const { code, back } = await codeFor(admin)
    expect(`${back.origin}${back.pathname}`).toBe(redirect)
    expect(back.searchParams.get('state')).toBe('the state')
    expect(back.searchParams.get('iss')).toBe(oauth.issuer)
    const { status, body } = await exchange(code)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 1800, scope: 'openid offline company.read' })
    const json = await bearer(body.access_token)('GET account/info', { headers: { accept: 'application/json' } })
    expect(await json.json()).toMatchObject({ CompanyAccountId: company, CompanyName: 'Nordlicht' })
    const xml = await bearer(body.access_token)('GET account/info', { headers: { accept: 'text/xml' } })
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(await xml.text()).toContain('<ts:CompanyName>Nordlicht</ts:CompanyName>')
    expect(await (await bearer(body.access_token)('GET account/info/user')).json()).toMatchObject({ Id: admin.id })
  })

  test('by its secret in the form', async () => {
    const { code } = await codeFor(admin)
    const { status } = await exchange(code, { client_id: 'Acme.Bridge', client_secret: secret ?? '' }, null)
    expect(status).toBe(200)
  })

  test('and not by another secret', async () => {
    const { code } = await codeFor(admin)
    const { status, body } = await exchange(code, {}, { ...bridge, secret: 'another' })
    expect([status, body.error]).toEqual([401, 'invalid_client'])
    expect((await exchange(code)).status).toBe(200)
  })

  test('without a secret by an S256 proof key, which it must bring', async () => {
    const { verifier, challenge } = proofKey()
    const key = { code_challenge: challenge, code_challenge_method: 'S256' }
    const { code } = await codeFor(admin, { client_id: 'Acme.Page', ...key })
    const wrong = await exchange(code, { client_id: 'Acme.Page', code_verifier: proofKey().verifier }, null)
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant'])
    const right = await exchange(code, { client_id: 'Acme.Page', code_verifier: verifier }, null)
    expect(right.status).toBe(200)

    const about = { client_id: 'Acme.Page', redirect_uri: redirect, scope: 'openid' }
    for (const [without, error] of [
      [{}, 'invalid_request'],
      [{ code_challenge: verifier, code_challenge_method: 'plain' }, 'invalid_request'],
    ] as const) {
      const { first } = await oauth.begin(admin, { ...about, ...without })
      expect(new URL(first.headers.get('location') ?? '').searchParams.get('error')).toBe(error)
    }
  })

  test('with a secret and a proof key together: a wrong verifier is refused', async () => {
    const { verifier, challenge } = proofKey()
    const { code } = await codeFor(admin, { code_challenge: challenge, code_challenge_method: 'S256' })
    expect((await exchange(code)).body.error).toBe('invalid_grant')
    expect((await exchange(code, { code_verifier: verifier })).status).toBe(200)
  })

  test('and gets an ID token that anybody can check: who, where, for whom, until when', async () => {
    const { id_token = '' } = await tokensFor(admin, { scope: 'openid email', nonce: 'once' })
    const [head = '', payload = '', signature = ''] = id_token.split('.')
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
    const discovery = (await (await fetch(`${oauth.issuer}/.well-known/openid-configuration`)).json()) as {
      [name: string]: unknown
      jwks_uri: string
    }
    const { keys } = (await (await fetch(discovery.jwks_uri)).json()) as { keys: { kid: string }[] }
    const { alg, kid } = decode(head)
    const key = keys.find((each) => each.kid === kid)
    expect(alg).toBe('RS256')
    expect(key).not.toHaveProperty('d')
    const publicKey = createPublicKey({ key: key as never, format: 'jwk' })
    expect(verify('sha256', Buffer.from(`${head}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
    const claims = decode(payload) as { exp: number; iat: number }
    expect(claims).toMatchObject({
      iss: oauth.issuer,
      aud: 'Acme.Bridge',
      sub: admin.id,
      userId: admin.id,
      companyId: company,
      email: admin.username,
      nonce: 'once',
    })
    expect(claims.exp - claims.iat).toBe(1800)
    // It says who somebody is and lets nobody in.
    expect((await bearer(id_token)('GET account/info')).status).toBe(401)
    expect(discovery).toMatchObject({
      issuer: oauth.issuer,
      authorization_endpoint: `${oauth.issuer}/login`,
      token_endpoint: `${oauth.issuer}/token`,
      userinfo_endpoint: `${oauth.issuer}/userinfo`,
      jwks_uri: `${oauth.issuer}/jwks`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
    })
  })

  test('and asks again who it is', async () => {
    const { access_token } = await tokensFor(admin, { scope: 'openid profile' })
    const answer = await fetch(`${oauth.issuer}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(await answer.json()).toMatchObject({ sub: admin.id, companyId: company, given_name: 'Ada' })
  })
})

describe('what was given out is good once, and ends', () => {
  test('a code that comes a second time ends all that came of the first', async () => {
    const { code } = await codeFor(admin)
    const { body } = await exchange(code)
    expect(await reads(body.access_token)).toBe(200)
    expect((await exchange(code)).body.error).toBe('invalid_grant')
    expect(await reads(body.access_token)).toBe(401)
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('of eight that come at once with one code, one gets in at most', async () => {
    const { code } = await codeFor(admin)
    const all = await Promise.all(Array.from({ length: 8 }, () => exchange(code)))
    expect(all.filter(({ status }) => status === 200).length).toBeLessThan(2)
  })

  test('a code is good for a minute', async () => {
    const { code } = await codeFor(admin)
    oauth.platform.clock.advance(61_000)
    expect((await exchange(code)).body.error).toBe('invalid_grant')
  })

  test('an access token is good for half an hour, and a refresh token brings the next', async () => {
    const first = await tokensFor(admin)
    oauth.platform.clock.advance(30 * 60_000)
    expect(await reads(first.access_token)).toBe(401)
    const { status, body } = await refresh(first.refresh_token)
    expect([status, body.scope]).toEqual([200, 'openid offline company.read'])
    expect(body.refresh_token).not.toBe(first.refresh_token)
    expect(await reads(body.access_token)).toBe(200)
  })

  test('a refresh token that comes a second time ends the whole line', async () => {
    const first = await tokensFor(admin)
    const { body: second } = await refresh(first.refresh_token)
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant')
    expect((await refresh(second.refresh_token)).body.error).toBe('invalid_grant')
    expect(await reads(second.access_token)).toBe(401)
  })

  test('without offline there is no refresh token', async () => {
    expect(await tokensFor(admin, { scope: 'openid company.read' })).not.toHaveProperty('refresh_token')
  })

  test('nor with offline_access where the program does not ask the person for it, as OpenID Connect says', async () => {
    const scope = 'openid offline_access company.read'
    expect(await tokensFor(admin, { scope })).not.toHaveProperty('refresh_token')
    expect(await tokensFor(admin, { scope, prompt: 'consent' })).toHaveProperty('refresh_token')
  })

  test('DELETE auth/token ends it with all that belongs to it', async () => {
    const { access_token, refresh_token } = await tokensFor(admin)
    const ended = await bearer(access_token)('DELETE auth/token')
    expect([ended.status, await ended.text()]).toEqual([200, 'OK'])
    expect(await reads(access_token)).toBe(401)
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant')
    expect((await bearer(access_token)('DELETE auth/token')).status).toBe(401)
  })

  test('the revocation endpoint too, and of one’s own tokens only', async () => {
    const { access_token, refresh_token } = await tokensFor(admin)
    const revoke = (form: Record<string, string>) =>
      fetch(`${oauth.issuer}/revoke`, { method: 'POST', body: new URLSearchParams(form) })
    await revoke({ client_id: 'Acme.Page', token: refresh_token ?? '' })
    expect(await reads(access_token)).toBe(200)
    const own = await revoke({ client_id: bridge.id, client_secret: secret ?? '', token: refresh_token ?? '' })
    expect(own.status).toBe(200)
    expect(await reads(access_token)).toBe(401)
  })

  test('a person takes back what they allowed, and nobody else does', async () => {
    const person = await oauth.person(company)
    const { access_token, refresh_token } = await tokensFor(person)
    const { Consents } = (await (await person.send('GET oauth/consents')).json()) as { Consents: { Id: string }[] }
    expect(Consents).toEqual([
      expect.objectContaining({ Client: 'Acme.Bridge', Permissions: ['company.read'], Company: expect.anything() }),
    ])
    expect((await admin.send(`DELETE oauth/consents/${Consents[0]?.Id}`)).status).toBe(404)
    expect((await person.send(`DELETE oauth/consents/${Consents[0]?.Id}`)).status).toBe(204)
    expect(await reads(access_token)).toBe(401)
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant')
  })

  test('a person who is locked out takes their programs with them', async () => {
    const person = await oauth.person(company)
    const { access_token, refresh_token } = await tokensFor(person)
    const locked = await admin.send(`PUT account/users/${person.id}/state`, { json: 'LOCKED' })
    expect(locked.status).toBe(204)
    expect(await reads(access_token)).toBe(401)
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant')
  })

  test('a program that the operator takes away is nobody any more', async () => {
    const id = 'Acme.Passing'
    const added = await oauth.operator.add({ id, redirectUris: [redirect], permissions, isPublic: false })
    const { code } = await codeFor(admin, { client_id: id })
    const { body } = await exchange(code, {}, { id, secret: added.secret })
    await oauth.operator.remove(id)
    oauth.sessions.forget({ userId: admin.id })
    expect(await reads(body.access_token)).toBe(401)
  })
})

describe('a program by itself', () => {
  test('works for its company as somebody whom an administrator sees, and locks out', async () => {
    await oauth.settle()
    const id = 'Acme.Nightly'
    const actsFor = { company, role: 'readOnly' } as const
    const added = await oauth.operator.add({ id, redirectUris: [], permissions, isPublic: false, actsFor })
    const ask = (scope: string) =>
      oauth.token({ grant_type: 'client_credentials', scope }, { id, secret: added.secret })
    const { status, body } = await ask('company.read')
    expect([status, body.expires_in, body.refresh_token]).toEqual([200, 1800, undefined])
    expect(await (await bearer(body.access_token)('GET account')).json()).toMatchObject({
      CompanyAccountId: company,
    })
    expect(await reads(body.access_token, 'documents')).toBe(403)
    expect((await ask('network.read')).body.error).toBe('invalid_scope')
    const self = (await (await bearer(body.access_token)('GET account/info/user')).json()) as { Id: string }
    expect(self).toMatchObject({ FirstName: id, CompanyAccountId: company })
    await admin.send(`PUT account/users/${self.Id}/state`, { json: 'LOCKED' })
    expect(await reads(body.access_token)).toBe(401)
    expect((await ask('company.read')).body.error).toBe('invalid_client')
  })

  test('is not what a program for people is', async () => {
    const { body } = await oauth.token({ grant_type: 'client_credentials' }, bridge)
    expect(body).toMatchObject({ error: 'invalid_request', error_description: expect.stringContaining('grant type') })
  })
})
