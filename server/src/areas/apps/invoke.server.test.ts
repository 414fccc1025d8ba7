import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { code, json, startApps } from './testing.ts'

const { server, withApp } = await startApps()

/** The app's own server: what it was sent, and what it answers. */
const heard: { url: string; token: string; body: string }[] = []
let answer: string | undefined = '{"result":{"text":"invoice"}}'
const own = createServer(async (request, response) => {
  const body = await text(request)
  heard.push({ url: request.url ?? '', token: request.headers.authorization?.replace('Bearer ', '') ?? '', body })
  if (request.url === '/moved') response.writeHead(302, { location: '/translate' }).end()
  else if (answer === undefined) response.writeHead(500).end()
  else response.end(answer)
})
own.listen(0, '127.0.0.1')
await once(own, 'listening')
const origin = `http://127.0.0.1:${(own.address() as AddressInfo).port}`
afterAll(() => {
  own.closeAllConnections()
  own.close()
})

const methods = ['translate', 'moved'].map((name) => ({ name, url: `${origin}/${name}` }))
const { admin, company, id, path, add } = await withApp({ mainUrl: `${origin}/app/`, methods })
const invoke = (method: string, who = admin) =>
  who.send(`POST apps/invoke/${path}/methods/${method}`, {
    json: { arguments: { text: 'Rechnung' } },
    headers: { 'x-kontor-requestid': 'request-0001' },
  })

const claimsOf = async (token: string) => {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const keys = (await (await fetch(`${server.origins.shell}/api/auth/jwks`)).json()) as { keys: JsonWebKey[] }
  const key = keys.keys.find((one) => one['kid'] === kid)
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    createPublicKey({ key: key as JsonWebKey, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  return { alg, isOurs, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}

test('a method is called only while the app is active, and only as the manifest declares it', async () => {
  expect(await code(await invoke('translate'))).toEqual([404, 'ResourceNotFound'])
  expect((await admin.send(`PUT apps/active/${path}/token`)).status).toBe(200)
  expect(await code(await invoke('other'))).toEqual([404, 'ResourceNotFound'])
  const stranger = await server.person(await server.company())
  expect(await code(await invoke('translate', stranger))).toEqual([404, 'ResourceNotFound'])
  expect(heard).toEqual([])
})

test('it is told in whose name, with a signature that the published keys prove and that holds for this body alone', async () => {
  const colleague = await server.person(company, { role: 'readOnly' })
  const given = await invoke('translate', colleague)
  expect([given.status, await json(given)]).toEqual([200, { result: { text: 'invoice' } }])
  const { url, token, body } = heard.at(-1)!
  expect(url).toBe('/translate')
  expect(JSON.parse(body)).toEqual({ method: 'translate', arguments: { text: 'Rechnung' } })
  const claims = await claimsOf(token)
  expect(claims).toMatchObject({
    alg: 'RS256',
    isOurs: true,
    aud: id,
    sub: colleague.id,
    company,
    method: 'translate',
    jti: 'request-0001',
    body: createHash('sha256').update(body).digest('base64url'),
  })
  expect(claims.exp - claims.iat).toBe(60)
  // Without a body there are no arguments.
  expect((await admin.send(`POST apps/invoke/${path}/methods/translate`)).status).toBe(200)
  expect(JSON.parse(heard.at(-1)!.body)).toEqual({ method: 'translate', arguments: {} })
})

test.each([
  ['no JSON', 'no JSON'],
  ['numbers', '{"result":{"text":1}}'],
  ['no result', '{}'],
  ['a list', '{"result":[]}'],
  ['an error', undefined],
])('an app that answers %s has failed, and the caller hears so', async (_what, given) => {
  answer = given
  expect(await code(await invoke('translate'))).toEqual([502, 'AppFailed'])
  answer = '{"result":{}}'
})

test('a redirect is not followed', async () => {
  const before = heard.length
  expect(await code(await invoke('moved'))).toEqual([502, 'AppFailed'])
  expect(heard.slice(before).map(({ url }) => url)).toEqual(['/moved'])
})

test('a manifest whose method lies elsewhere, or whose name comes twice, is refused by field', async () => {
  const refused = async (changed: object[]) => JSON.stringify(await json(add({ methods: changed })))
  expect(await refused([{ name: 'a', url: 'https://elsewhere.example/a' }])).toContain('methods.0.url')
  expect(await refused([methods[0]!, methods[0]!])).toContain('methods.1.name')
})
