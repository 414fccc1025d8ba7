import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../testing.ts'
import { hashPassword } from '../../users/index.ts'
import { isBreached, mustFindBreached } from './index.ts'

const [known, old, another] = ['seven grey geese before dawn', 'four quiet herons at noon', 'two red foxes after dusk']
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const passwordHash = await hashPassword(old, { N: 1024, r: 8, p: 1 })
const folder = mkdtempSync(join(tmpdir(), 'kontor-breached-'))
const file = join(folder, 'breached.txt')
writeFileSync(
  file,
  `${[known, 'one', 'two']
    .map((word) => `${sha1(word)}:3`)
    .toSorted()
    .join('\r\n')}\r\n`,
)

const asked: IncomingMessage[] = []
type Answer = (response: ServerResponse) => void
const padding = Array.from({ length: 800 }, (_, at) => `${sha1(`${at}`).slice(5)}:0`)
const listing: Answer = (response) => response.end([...padding, `${sha1(known).slice(5)}:12`].join('\r\n'))
let answer = listing
const service = createServer((request, response) => {
  asked.push(request)
  answer(response)
}).listen(0, '127.0.0.1')
await once(service, 'listening')
const range = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range/`

const warned: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) })
const start = (setting: string) =>
  startTestServer({
    log,
    environment: { KONTOR_BREACHED_PASSWORDS: setting, KONTOR_APP_LOOPBACK: 'on', KONTOR_SIGN_UP: 'open' },
  })
const [byFile, byRange] = [await start(file), await start(range)]

beforeEach(() => {
  asked.length = 0
  warned.length = 0
  answer = listing
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
  rmSync(folder, { recursive: true })
})

type Server = typeof byFile
const change = async (server: Server, NewPassword: string) => {
  const ida = await server.browser(await server.person(await server.company(), { passwordHash }))
  return ida.write('PUT credentials/password', { json: { OldPassword: old, NewPassword } })
}
const redeem = async (server: Server, Password: string, state?: 'CREATED') => {
  const company = await server.company()
  const [admin, ida] = [await server.person(company), await server.person(company, state && { state })]
  const { Url } = (await (await admin.send(`POST credentials/users/${ida.id}/link`)).json()) as { Url: string }
  const Token = Url.split('/').at(-1)
  return server.sendWith({}, server.origins.shell)('POST credentials/links/redeem', { json: { Token, Password } })
}
const register = async (server: Server, Password: string) => {
  const name = randomUUID()
  const json = {
    Company: { CompanyName: `Weide ${name} GmbH`, Country: 'DE', Currency: 'EUR' },
    Administrator: {
      ...{ FirstName: 'Wanda', LastName: 'Weide', Username: `wanda-${name}@weide.example`, Password },
      ...{ Language: 'de-DE', TimeZone: 'Europe/Berlin' },
    },
  }
  return server.sendWith({}, server.origins.shell)('POST registration/companies', { json })
}

const ways: [string, (server: Server, password: string) => Promise<Response>][] = [
  ['changed', change],
  ['chosen by an invitation', (server, password) => redeem(server, password, 'CREATED')],
  ['chosen by a reset', redeem],
  ['chosen with a new company', register],
]

describe.each([
  ['in a file', byFile],
  ['at a service', byRange],
])('a password that is known from a breach, %s', (_, server) => {
  test.each(ways)('is refused where it is %s, in words, and another is taken', async (_way, choose) => {
    const refused = await choose(server, known)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(
        'This password is known from a data breach: choose one that you have never used anywhere.',
      ),
    ])
    expect((await choose(server, another)).ok).toBe(true)
    expect(warned).toEqual([])
  })
})

describe('a service of ranges', () => {
  test('is told five digits, asked for padding, and believed by what has been seen', async () => {
    expect((await change(byRange, known)).status).toBe(400)
    expect(asked.map(({ method, url, headers }) => [method, url, headers['add-padding']])).toEqual([
      ['GET', `/range/${sha1(known).slice(0, 5)}`, 'true'],
    ])
    answer = (response) => response.end(`${sha1(known).slice(5)}:0\r\n`)
    expect((await change(byRange, known)).status).toBe(204)
  })

  test('is not asked about what is refused anyway', async () => {
    for (const bad of ['short', 'passwordpassword']) expect((await change(byRange, bad)).status).toBe(400)
    expect(asked).toEqual([])
  })

  const faults: [string, Answer][] = [
    ['is not there', (response) => response.destroy()],
    ['answers an error', (response) => response.writeHead(503).end()],
    ['leads elsewhere', (response) => response.writeHead(302, { location: `${range}00000` }).end()],
    ['answers without end', (response) => response.end('0'.repeat(600_000))],
    ['is silent', () => undefined],
  ]
  test.each(faults)('that %s keeps nobody from choosing, and the log says so', async (_, fault) => {
    answer = fault
    expect((await change(byRange, another)).status).toBe(204)
    expect(warned).toEqual([expect.stringContaining('could not be looked up among those of breaches')])
    expect(warned.join()).not.toContain(sha1(another).slice(0, 5))
  })

  test('within this network is not asked unless apps are developed there', async () => {
    const server = { ...byRange.platform, settings: { ...byRange.platform.settings, appLoopback: false } }
    expect(await isBreached(server, known)).toBe(false)
    expect(asked).toEqual([])
    expect(warned).toEqual([expect.stringContaining('is this computer')])
  })
})

test('a file that goes away keeps nobody from choosing, and the next start says what is wrong', async () => {
  renameSync(file, `${file}.away`)
  try {
    expect((await change(byFile, known)).status).toBe(204)
    expect(warned).toEqual([expect.stringContaining('could not be looked up')])
    await expect(mustFindBreached(byFile.platform.settings)).rejects.toThrow('which cannot be read (ENOENT)')
  } finally {
    renameSync(`${file}.away`, file)
  }
})
