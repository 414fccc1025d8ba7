import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { hashPassword } from '../users/index.ts'
import { issueProgramToken } from './index.ts'
import { readSigned, sign } from './signing.ts'

const server = await startTestServer({
  environment: {
    KONTOR_SHELL_ORIGIN: 'https://kontor.example.com',
    KONTOR_APP_ORIGIN: 'https://apps.example.net',
    KONTOR_PROXIES: '127.0.0.1',
  },
})
const company = await server.company()
const passwordHash = await hashPassword('correct horse', { N: 1024, r: 8, p: 1 })
const day = 24 * 60 * 60
const ada = () => server.person(company, { passwordHash })

test('what a browser keeps for one purpose is nothing for another, nor once it was changed', () => {
  const until = new Date(server.platform.clock.now().getTime() + 60_000)
  const kept = sign(server.platform, 'device', 'ada', until)
  const [, ...rest] = kept.split('.')
  const changed = [Buffer.from('eve').toString('base64url'), ...rest].join('.')
  expect(readSigned(server.platform, 'device', kept)).toBe('ada')
  expect([readSigned(server.platform, 'pending', kept), readSigned(server.platform, 'device', changed)]).toEqual([
    undefined,
    undefined,
  ])
})

/** What a browser sends through the proxy that ends TLS. `fetch` would not let the Host header be chosen. */
async function behindProxy(line: string, { json, ...headers }: Record<string, unknown> = {}) {
  const { request } = await import('node:http')
  const [method, path] = line.split(' ')
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; cookies: Map<string, string[]> }>()
  const body = json === undefined ? undefined : JSON.stringify(json)
  const sent = request(`${server.address}/api/${path}`, {
    method,
    headers: { ...headers, host: 'kontor.example.com', ...(body && { 'content-type': 'application/json' }) } as never,
  })
  sent.on('error', reject)
  sent.on('response', (response) => {
    response.resume()
    const cookies = (response.headers['set-cookie'] ?? []).map((one): [string, string[]] => {
      const [pair = '', ...attributes] = one.split('; ')
      return [pair.slice(0, pair.indexOf('=')), [pair, ...attributes]]
    })
    resolve({ status: response.statusCode ?? 0, cookies: new Map(cookies) })
  })
  sent.end(body)
  return promise
}
const signIn = (Username: string, Password: string, headers: Record<string, string> = {}) =>
  behindProxy('POST session', { json: { Username, Password }, ...headers })

describe('over TLS', () => {
  test('F-318: the session’s cookie is bound to this host, lives as long as the session, and XSRF-TOKEN keeps its name', async () => {
    const { id, username } = await ada()
    const { cookies } = await signIn(username, 'correct horse')
    expect([...cookies.keys()]).toEqual(['__Host-kontor_session', 'XSRF-TOKEN', '__Host-kontor_device'])
    for (const name of ['__Host-kontor_session', 'XSRF-TOKEN'])
      expect(cookies.get(name)).toEqual(
        expect.arrayContaining([`Max-Age=${30 * day}`, 'Path=/', 'Secure', 'SameSite=Lax']),
      )
    expect(cookies.get('__Host-kontor_session')).toContain('HttpOnly')
    const cookie = ['__Host-kontor_session', 'XSRF-TOKEN'].map((name) => cookies.get(name)?.[0]).join('; ')
    server.platform.clock.advance(20 * day * 1000)
    server.sessions.forget({ userId: id })
    const later = await behindProxy('GET session', { cookie })
    expect(later.status).toBe(200)
    // The session slid, and the browser keeps its cookies on.
    expect(later.cookies.get('__Host-kontor_session')).toContain(`Max-Age=${30 * day}`)
    expect((await behindProxy('GET session', { cookie: cookie.replaceAll('__Host-', '') })).status).toBe(401)
  })
})

describe('behind a proxy that is named', () => {
  test('each caller has a network of their own, and cannot choose another one', async () => {
    const { username } = await ada()
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const wrong = (address: string) => signIn(username, 'wrong', from(address))
    for (let at = 0; at < 10; at += 1) expect((await wrong('203.0.113.7')).status).toBe(401)
    expect((await wrong('203.0.113.7')).status).toBe(429)
    expect((await wrong('203.0.113.8')).status).toBe(401)
    // What the caller says of itself stands before what the proxy saw.
    expect((await wrong('198.51.100.1, 203.0.113.7')).status).toBe(429)
  })
})

describe('a program’s token', () => {
  test('lives as many days as it was given, is listed, and ends by itself or with signing out everywhere', async () => {
    const person = await ada()
    const [short, one, all] = [
      await issueProgramToken(server.platform, person.username, 3),
      await issueProgramToken(server.platform, person.username, 30),
      await issueProgramToken(server.platform, person.username),
    ].map((token) => server.sendWith({ authorization: `Bearer ${token}` }))
    server.platform.clock.advance(3 * day * 1000 + 1)
    expect((await short!('GET account')).status).toBe(401)
    const { Sessions } = (await (await one!('GET sessions')).json()) as { Sessions: { Id: string; Current: string }[] }
    expect(Sessions.find(({ Current }) => Current === 'true')).toMatchObject({
      Kind: 'PROGRAM',
      Expires: expect.any(String),
    })
    const { Id } = Sessions.find(({ Current }) => Current === 'true')!
    expect((await all!(`DELETE sessions/${Id}`)).status).toBe(204)
    expect((await one!('GET account')).status).toBe(401)
    expect((await all!('DELETE sessions')).status).toBe(204)
    expect((await all!('GET account')).status).toBe(401)
  })
})
