import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { createHttp } from './index.ts'
import { startTrial } from './testing.ts'

const environment = { KONTOR_REQUEST_LIMIT: '40', KONTOR_STREAM_LIMIT: '3' }
const server = await startTestServer({ environment })
const company = await server.company()
const ada = await server.person(company)
/** The same server, which looks every 25 ms at a body that comes. */
const quick = createHttp(server.platform, [], {
  credentials: server.sessions,
  version: 'test',
  database: async () => ({ kind: 'test', state: 'ready', version: '18' }),
  pace: 25,
})
const address = await quick.listen({ host: '127.0.0.1', port: 0 })
const trial = await startTrial(server, ada, { pace: 25 })

/** What a connection answers to bytes as they are, until it is closed; `drip` comes so many times meanwhile. */
function raw(address: string, bytes: string, drip = '', times = Number.POSITIVE_INFINITY): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((done, failed) => {
    let answer = ''
    let left = drip === '' ? 0 : times
    const socket: Socket = connect(Number(port), hostname, () => socket.write(bytes))
    const timer = setInterval(() => {
      if (socket.connecting || left <= 0) return
      left -= 1
      socket.write(drip)
    }, 5)
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) failed(error)
    })
    socket.on('close', () => {
      clearInterval(timer)
      done(answer)
    })
  })
}

const head = (line: string, ...headers: string[]) => [line, ...headers, 'Connection: close', '', ''].join('\r\n')

test('a body that hardly comes is cut, of whoever sends it, and its connection with it', async () => {
  const cases = [
    head(
      'POST /api/trial/form HTTP/1.1',
      'Host: a',
      `Authorization: ${ada.authorization}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 90000000',
    ).replace('Connection: close', 'X: y'),
    head(
      'POST /api/trial/content HTTP/1.1',
      'Host: a',
      `Authorization: ${ada.authorization}`,
      'Content-Type: text/plain',
      'Transfer-Encoding: chunked',
    ).replace('Connection: close', 'X: y'),
  ]
  const [form, chunked] = await Promise.all([
    raw(trial.address, cases[0]!, '.'),
    raw(trial.address, cases[1]!, '1\r\n.\r\n'),
  ])
  for (const answer of [form, chunked]) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toContain('"ErrorCode":"BadRequest"')
  }
})

test('whoever was refused and goes on sending slowly is cut as well', async () => {
  const request = head(
    'POST /api/trial/content HTTP/1.1',
    'Host: a',
    'Content-Type: text/plain',
    'Content-Length: 900000',
  )
  const answer = await raw(trial.address, request.replace('Connection: close', 'X: y'), '.')
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})

test('a slow sender who does send gets an answer', async () => {
  const text = 'x'.repeat(9000)
  const request = head(
    'POST /api/trial/content HTTP/1.1',
    'Host: a',
    `Authorization: ${ada.authorization}`,
    'Content-Type: text/plain',
    `Content-Length: ${text.length}`,
  )
  expect(await raw(trial.address, request, text.slice(0, 100), 90)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a connection that is kept for many bodies gathers nothing that listens to its end', async () => {
  const kept: Socket[] = []
  quick.server.on('connection', (socket: Socket) => kept.push(socket))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = () =>
    new Promise((done, failed) =>
      request(`${address}/api/nothing`, { method: 'POST', agent }, (answer) => answer.resume().on('end', done))
        .on('error', failed)
        .end('{}'),
    )
  await post()
  const listening = kept[0]?.listenerCount('close')
  for (let time = 0; time < 5; time += 1) await post()
  expect(kept.map((socket) => socket.listenerCount('close'))).toEqual([listening])
  agent.destroy()
})

test('two headers of which one would be passed over, hosts that are none and addresses of others are refused', async () => {
  const ask = (line: string, ...headers: string[]) => raw(address, head(line, ...headers))
  const get = 'GET /health/live HTTP/1.1'
  expect(await ask(get, 'Host: localhost:8080')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask(get, 'Host: [::1]:8080')).toMatch(/^HTTP\/1\.1 200 /)
  for (const tricks of [
    ['Host: localhost', 'Host: evil.example'],
    ['Host: localhost', 'host: localhost'],
    ['Host: localhost', 'Authorization: Bearer a', 'Authorization: Bearer b'],
    ['Host: localhost', 'X-Kontor-TenantId: 1', 'X-Kontor-TenantId: 2'],
    ['Host: user@evil.example'],
    ['Host: evil.example/path'],
    ['Host: localhost:8080:80'],
    ['Host: a b'],
    ['Host:'],
    ['X: no host at all'],
    ['Host: localhost', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    ['Host: localhost', 'Transfer-Encoding: chunked, gzip'],
    ['Host: localhost', 'X: a\u0000b'],
  ]) {
    const answer = await ask(get, ...tricks)
    expect(answer, tricks.join(' | ')).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(await ask('GET http://evil.example/health/live HTTP/1.1', 'Host: localhost')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask(get, 'Host: localhost', `X: ${'a'.repeat(40_000)}`)).toMatch(/^HTTP\/1\.1 431 /)
  await quick.close()
})

test.each([
  ['turns the direction of text', 'invoice\u202efdp.exe'],
  ['isolates a direction', 'a\u2066b.pdf'],
  ['breaks the line', 'a%0D%0Ab.pdf'],
  ['rings', 'a\u0007.pdf'],
])('a file whose name %s is refused, in a sentence that names the field', async (_, name) => {
  const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nx\r\n--b--\r\n`
  const answer = await trial.ask('POST /api/trial/form', {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    Message: expect.stringContaining('The name of the file in file'),
    ValidationError: [{ ErrorDetail: [{ Key: 'field', Value: 'file' }] }],
  })
})

test('a person who asks too often waits, and so does a program; nobody else does', async () => {
  const [eva, bob] = [await server.person(company), await server.person(company)]
  const answers = await Promise.all(Array.from({ length: 45 }, () => eva.send('GET account')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({ ErrorCode: 'TooManyRequests', Message: expect.stringContaining('40') })
  expect((await bob.send('GET account')).status).toBe(200)
  // The person behind the program goes on in a browser of theirs.
  expect((await (await server.browser(eva)).send('GET account')).status).toBe(200)
  server.platform.clock.advance(61_000)
  expect((await eva.send('GET account')).status).toBe(200)
})

test('streams are counted as well, and one that is closed makes room for another', async () => {
  const eva = await server.person(company)
  const open = () => {
    const end = new AbortController()
    const asked = fetch(`${server.address}/api/live`, {
      headers: { authorization: eva.authorization, accept: 'text/event-stream' },
      signal: end.signal,
    })
    return asked.then((answer) => ({ answer, end: () => end.abort() }))
  }
  const streams = await Promise.all([open(), open(), open()])
  expect(streams.map(({ answer }) => answer.status)).toEqual([200, 200, 200])
  const refused = await open()
  expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([429, '30'])
  streams[0]!.end()
  await expect
    .poll(async () => {
      const { answer, end } = await open()
      end()
      return answer.status
    })
    .toBe(200)
  for (const stream of streams) stream.end()
})

test('no call and no page answers TRACE, which would tell a script its own headers', async () => {
  for (const path of ['/', '/api/account', '/api/trial/shown']) {
    const answer = await raw(trial.address, head(`TRACE ${path} HTTP/1.1`, 'Host: a', 'X-Told: back'))
    expect(answer, path).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('X-Told')
  }
})
