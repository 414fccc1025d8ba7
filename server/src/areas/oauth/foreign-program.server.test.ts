import { describe, expect, test } from 'vitest'
import { redirect, type TokenAnswer } from './testing.ts'
import { startBridge } from './testing-bridge.ts'

const { oauth, company, admin, bridge, secret, bearer, codeFor, exchange, tokensFor } = await startBridge()

describe('a program that was written for such an API', () => {
  test('may send its id and secret twice, in header and form, where both agree', async () => {
    const twice = { client_id: 'Acme.Bridge', client_secret: secret ?? '' }
    expect((await exchange((await codeFor(admin)).code, twice)).status).toBe(200)
    for (const other of [{ client_secret: 'another' }, { client_id: 'Acme.Page' }]) {
      const { status, body } = await exchange((await codeFor(admin)).code, { ...twice, ...other })
      expect([status, body.error]).toEqual([400, 'invalid_request'])
    }
  })

  test.each([
    ['offline', 'offline company.read document.read'],
    ['', 'company.read document.read'],
    ['openid offline', 'openid offline company.read document.read'],
    ['openid', 'openid'],
  ])('and asks for the scope "%s": the consent shows what it gets, and it gets that', async (scope, granted) => {
    const person = await oauth.person(company)
    const { ask, answer } = await oauth.begin(person, {
      client_id: 'Acme.Bridge',
      redirect_uri: redirect,
      ...(scope === '' ? {} : { scope }),
    })
    const shown = (await (await ask('GET oauth/authorization')).json()) as { Permissions: string[] }
    expect(shown.Permissions).toEqual(granted.split(' ').filter((one) => one.includes('.')))
    const { body } = await exchange((await answer('ALLOW')).searchParams.get('code') ?? '')
    expect(body.scope).toBe(granted)
    expect(body.refresh_token !== undefined).toBe(scope.includes('offline'))
  })

  test('and names its app and version as the scope of a refresh', async () => {
    const { refresh_token = '' } = await tokensFor(admin, { scope: 'offline' })
    const { status, body } = await oauth.token(
      { grant_type: 'refresh_token', refresh_token, scope: 'Acme.Bridge.1.0' },
      bridge,
    )
    expect([status, body.scope]).toEqual([200, 'offline company.read document.read'])
  })

  test('and reads by its key what it may do, and until when; of a key that was let in by nobody, that it was not', async () => {
    const person = await oauth.person(company)
    const { access_token } = await tokensFor(person)
    const ask = async (key: string, token = access_token) => {
      const answer = await bearer(token)(`GET apps/consumers/token/${key}`)
      return { status: answer.status, body: await answer.json() }
    }
    const { status, body } = await ask('Acme.Bridge')
    expect([status, body]).toEqual([
      200,
      {
        ConsumerKey: 'Acme.Bridge',
        Token: expect.objectContaining({
          Client: 'Acme.Bridge',
          Company: expect.objectContaining({ Id: company }),
          Permissions: ['company.read'],
          Expires: expect.any(String),
        }),
        LastUsed: expect.any(String),
      },
    ])
    expect(JSON.stringify(body)).not.toContain(access_token)
    expect(await ask('Acme.Page')).toMatchObject({
      status: 404,
      body: { Message: expect.stringContaining('Acme.Page') },
    })
    const consent = (body as { Token: { Id: string } }).Token.Id
    expect((await person.send(`DELETE oauth/consents/${consent}`)).status).toBe(204)
    expect((await person.send('GET apps/consumers/token/Acme.Bridge')).status).toBe(404)
  })

  test('and finds all of it under the other prefix of the path', async () => {
    const { code } = await codeFor(admin)
    const there = `${oauth.origins.shell}/rest/external`
    const answer = await fetch(`${there}/auth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`Acme.Bridge:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirect }),
    })
    const { access_token } = (await answer.json()) as TokenAnswer
    const info = await fetch(`${there}/account/info`, { headers: { authorization: `Bearer ${access_token}` } })
    expect([answer.status, info.status, await info.text()]).toEqual([
      200,
      200,
      expect.stringContaining('<ts:CompanyName>Nordlicht</ts:CompanyName>'),
    ])
    const { code: again } = await codeFor(admin)
    expect(again).not.toBe('')
    const login = await fetch(`${there}/auth/login?response_type=code&client_id=Acme.Bridge&redirect_uri=${redirect}`, {
      redirect: 'manual',
    })
    expect([login.status, login.headers.get('location')]).toEqual([303, '/#/authorize'])
  })

  test('and is told which scope its token lacks', async () => {
    const { access_token } = await tokensFor(admin, { scope: 'openid company.read' })
    const refused = await bearer(access_token)('GET documents')
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({
        ErrorCode: 'Forbidden',
        Message:
          'The token of Acme.Bridge lacks the scope “document.read”: request it when you sign in, and have it allowed.',
        ErrorDetail: [
          { Key: 'right', Value: 'document.read' },
          { Key: 'scope', Value: 'document.read' },
        ],
      }),
    ])
    expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="document.read"')
  })
})
