import { randomUUID } from 'node:crypto'
import type { Role } from '@kontor/contract'
import { roles } from '@kontor/contract'
import type { Logger } from 'pino'
import { afterAll } from 'vitest'
import { createBranch, createCompany, type NewCompany } from './areas/companies/index.ts'
import { connectPartner } from './areas/network/index.ts'
import { addMembership, createUser } from './areas/users/index.ts'
import { areas } from './areas.ts'
import { compose } from './compose.ts'
import type { Folders } from './platform/http/index.ts'
import type { Author, Platform } from './platform/index.ts'
import { openLogKey } from './platform/log/keys.ts'
import { verifyLog } from './platform/log/verify.ts'
import { testDatabase } from './platform/postgres/testing.ts'
import { drain } from './platform/relay/drain.ts'
import { testPlatform } from './platform/testing.ts'
import type { Tracing } from './platform/tracing/index.ts'

/** A request of somebody: a path of the API, and what else `fetch` takes. A plain object as `json` travels as JSON. */
export type Send = (
  line: `${string} ${string}`,
  more?: { json?: unknown; body?: string | Uint8Array<ArrayBuffer> | FormData; headers?: Record<string, string> },
) => Promise<Response>

export interface TestPerson {
  readonly id: string
  readonly companyId: string
  readonly username: string
  /** The header of a program that acts as this person, without the cost of a password. */
  readonly authorization: string
  readonly send: Send
}

/** The VAT ids of both parties of `documentOf`: whatever a company of a test is called, it sends and gets it as its own. */
const identifiers = [
  { scheme: 'DE:VAT', value: 'DE128111902' },
  { scheme: 'DK:VAT', value: 'DK12345674' },
]

const system: Author = { actorId: null, requestId: 'test' }

/** What most programs take, and browsers of a document itself: without it some calls answer XML. */
const usualAccept = (line: string): string =>
  /^GET documents\/[^/?]+(?:$|\?)/.test(line) ? '*/*' : 'application/json, text/plain, */*'

/**
 * The whole server over real HTTP on a free port and real PostgreSQL in a database of the test file's own, with a clock
 * that stands. Call it (with `await`) at the top of a test file. Nothing runs beside it: `settle()` does at once what
 * acts left for later and seals the log.
 */
export async function startTestServer(
  options: {
    at?: string
    environment?: Record<string, string>
    folders?: Folders
    log?: Logger
    tracing?: Tracing
    /** As on a cluster: statements that each go straight to a company's shard. */
    isCluster?: boolean
  } = {},
) {
  const own = await testDatabase()
  const database = options.isCluster ? { ...own, isShared: true } : own
  const platform = testPlatform(database, { ...options, environment: { PORT: '0', ...options.environment } })
  const key = openLogKey(platform.settings.dataFolder)
  const { http, origins, sessions } = compose(platform, {
    version: 'test',
    database: async () => ({ kind: 'test', state: 'ready', version: '18' }),
    demoPeople: async () => [],
    heartbeat: 50,
    ...(options.folders === undefined ? {} : { folders: options.folders }),
  })
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    await http.close()
    await platform.db.close()
  })

  const sendWith =
    (credentials: Record<string, string>, host = address): Send =>
    (line, { json, body, headers } = {}) => {
      const [method = 'GET', path = ''] = line.split(' ')
      return fetch(`${host}${path.startsWith('/') ? path : `/api/${path}`}`, {
        method,
        redirect: 'manual',
        headers: {
          accept: usualAccept(line),
          ...credentials,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(body === undefined ? {} : { body }),
      })
    }

  const bearer = async (companyId: string, userId: string): Promise<string> => {
    const { token } = await platform.transact(companyId, system, (uow) => sessions.openForProgram(uow, userId))
    return `Bearer ${token}`
  }

  let count = 0
  const numbered = (what: string) => {
    count += 1
    return `${what} ${count}`
  }
  return {
    address,
    platform: platform as Platform & typeof platform,
    database,
    origins,
    sessions,
    /** Asks without a credential. */
    send: sendWith({}),
    sendWith,

    company: async (more: Partial<NewCompany> = {}): Promise<string> => {
      const id = platform.ids.next()
      const company = { name: numbered('Company'), country: 'DE', currency: 'EUR', identifiers, ...more }
      await platform.transact(id, system, (uow) => createCompany(uow, company))
      return id
    },

    branch: async (parentId: string, more: Partial<NewCompany> = {}): Promise<string> => {
      const id = platform.ids.next()
      const company = { name: numbered('Branch'), country: 'DE', currency: 'EUR', ...more }
      await platform.transact(parentId, system, (uow) => createBranch(uow, id, company))
      return id
    },

    /** Somebody of a company, the administrator if not said otherwise, ready to ask. */
    person: async (
      companyId: string,
      {
        role = 'companyAdmin',
        ...more
      }: {
        role?: Role
        firstName?: string
        lastName?: string
        timeZone?: string
        passwordHash?: string
        state?: 'CREATED'
        language?: string
      } = {},
    ): Promise<TestPerson> => {
      const id = platform.ids.next()
      const username = `person-${randomUUID()}@example.com`
      await platform.transact(companyId, system, (uow) =>
        createUser(uow, {
          id,
          username,
          firstName: 'Ada',
          lastName: numbered('Person'),
          language: 'en-US',
          timeZone: 'Europe/Berlin',
          roleId: roles[role],
          ...more,
        }),
      )
      const authorization = await bearer(companyId, id)
      return { id, companyId, username, authorization, send: sendWith({ authorization }) }
    },

    /** Gives a person a role in another company too. */
    join: (person: TestPerson, companyId: string, role: Role): Promise<void> =>
      platform.transact(person.companyId, system, (uow) => addMembership(uow, person.id, companyId, roles[role])),

    /** Connects two companies and gives back the connection’s id. */
    connect: async (companyId: string, partnerId: string): Promise<string> => {
      const id = platform.ids.next()
      await platform.transact(companyId, system, (uow) => connectPartner(uow, id, partnerId))
      return id
    },

    /** A browser's session of a person at the shell's address. `send` brings the cookies, `write` the XSRF header too. */
    browser: async (person: TestPerson) => {
      const opened = await platform.transact(person.companyId, system, (uow) =>
        sessions.open(uow, { userId: person.id, device: 'test', by: ['password'] }),
      )
      const cookie = `kontor_session=${opened.token}; XSRF-TOKEN=${opened.xsrf}`
      const send = sendWith({ cookie }, origins.shell)
      return { ...opened, cookie, send, write: sendWith({ cookie, 'x-xsrf-token': opened.xsrf }, origins.shell) }
    },

    /** What is wrong with a company’s sealed log: nothing, or sentences. */
    faultsOfLog: async (companyId: string): Promise<readonly string[]> =>
      (await verifyLog(platform, key, companyId)).faults,

    /** Does what acts have left for later and seals the log. */
    settle: () => drain(platform, key, areas),
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
