import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOutside, type Resolve } from './get.ts'
import { selfSigned } from './testing-certificate.ts'

const bounds = { size: 1000, time: 5000, redirects: 3, loopback: true }
const asked: string[] = []

const pages: Record<string, RequestListener> = {
  '/plain': (_request, response) => response.end('plain'),
  '/large': (_request, response) => {
    // Without a length: only counting finds it.
    response.write('x'.repeat(900))
    response.end('x'.repeat(900))
  },
  '/declared': (_request, response) => response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001)),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/silent': () => undefined,
  '/slow': (_request, response) => {
    response.write('x')
  },
  '/packed': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/inwards': (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/metadata': (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/nowhere': (_request, response) => response.writeHead(302, { location: 'http://' }).end(),
}
for (const [from, to] of [
  ['3', '2'],
  ['2', '1'],
  ['1', '0'],
])
  pages[`/steps/${from}`] = (_request, response) => response.writeHead(301, { location: `/steps/${to}` }).end()
pages['/steps/0'] = pages['/plain']!
pages['/steps/4'] = (_request, response) => response.writeHead(301, { location: '/steps/3' }).end()

const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  pages[request.url ?? '']?.(request, response)
})
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, more: Partial<typeof bounds> = {}) =>
  getOutside(path.startsWith('/') ? `http://127.0.0.1:${port}${path}` : path, { ...bounds, ...more })

describe('fetching what somebody outside named', () => {
  test('gives the bytes and where they came from, after as many redirects as are allowed', async () => {
    expect(Buffer.from((await get('/plain')).bytes).toString()).toBe('plain')
    expect((await get('/steps/3')).url).toBe(`http://127.0.0.1:${port}/steps/0`)
    await expect(get('/steps/4')).rejects.toThrow('more than 3 times')
  })

  test.each([
    ['/large', 'larger than 1000 bytes'],
    ['/declared', 'larger than 1000 bytes'],
    ['/missing', 'status 404'],
    ['/packed', 'gzip'],
  ])('%s is refused: %s', async (path, says) => {
    await expect(get(path)).rejects.toThrow(says)
  })

  test.each(['/silent', '/slow'])('%s is given up when the time is over', async (path) => {
    await expect(get(path, { time: 300 })).rejects.toThrow('did not respond within 0.3 s')
  })

  test.each([
    ['/inwards', 'not a public internet address'],
    ['/metadata', 'not a public internet address'],
    ['/file', 'not a web address'],
    ['/nowhere', 'not a valid address'],
  ])('a redirect is held to the same: %s', async (path, says) => {
    await expect(get(path)).rejects.toThrow(says)
  })

  test.each(['ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:,x', 'example.com', ''])(
    '%j is no web address',
    async (address) => {
      await expect(get(address === '' ? ' ' : address)).rejects.toThrow('not a web address')
    },
  )

  test('a certificate that nobody vouches for is not believed', async () => {
    const secure = createSecureServer(selfSigned, (_request, response) => response.end('plain'))
    secure.listen(0, '127.0.0.1')
    await once(secure, 'listening')
    const { port: securePort } = secure.address() as AddressInfo
    await expect(get(`https://127.0.0.1:${securePort}/`)).rejects.toThrow('SELF_SIGNED_CERT')
    secure.close()
  })

  test('an address with a password in it is refused', async () => {
    await expect(get('http://user:secret@example.com/')).rejects.toThrow('a user name or password')
  })
})

describe('this machine and the network around it are not asked', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[::127.0.0.1]',
    'localhost',
    'localhost.',
    '0.0.0.0',
    '0',
    '10.0.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '[fe80::1]',
    '[fd00::1]',
  ])('http://%s', async (host) => {
    const before = asked.length
    await expect(get(`http://${host}:${port}/plain`, { loopback: false })).rejects.toThrow(
      /is this computer|not a public internet address|cannot be found/,
    )
    expect(asked).toHaveLength(before)
  })

  test('a name is looked up once, and what was checked is what is connected to, so that changing it gains nothing', async () => {
    const answers = ['127.0.0.1', '10.0.0.1', '10.0.0.1']
    const given: string[] = []
    const rebinding: Resolve = (_name, _options, done) => {
      given.push(answers[given.length] ?? 'none')
      done(null, [{ address: given.at(-1)!, family: 4 }])
    }
    const found = await getOutside(`http://rebinding.example:${port}/plain`, bounds, rebinding)
    expect([found.bytes.length, given]).toEqual([5, ['127.0.0.1']])
    await expect(getOutside(`http://rebinding.example:${port}/plain`, bounds, rebinding)).rejects.toThrow('10.0.0.1')
  })

  test('a name with a good address and a bad one is refused', async () => {
    const both: Resolve = (_name, _options, done) =>
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: 'fe80::1', family: 6 },
      ])
    await expect(getOutside(`http://both.example:${port}/plain`, bounds, both)).rejects.toThrow(
      'both.example (fe80::1)',
    )
  })

  test('where loopback is allowed, only loopback is', async () => {
    expect((await get(`http://localhost:${port}/plain`)).bytes).toHaveLength(5)
    await expect(get('http://10.0.0.1/')).rejects.toThrow('not a public internet address')
    await expect(get(`http://0.0.0.0:${port}/plain`)).rejects.toThrow('not a public internet address')
  })
})
