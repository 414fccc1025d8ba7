import { PassThrough } from 'node:stream'
import type { Fields } from '@kontor/contract'
import { type Credentials, createHttp, mounted } from '@kontor/server'
import { type Actor, createIds, type Platform, readSettings, systemClock } from '@kontor/server/platform'
import Fastify from 'fastify'
import { pino } from 'pino'
import { answer, benchArea } from './route.ts'

/** Serves one of the two: `contract` is ours with all that a request passes, `bare` is Fastify with the same schemas. */
const kind = process.argv[2]
const log = pino({ level: 'info' }, new PassThrough().resume())

const serve = kind === 'contract' ? contractServer() : bareServer()
process.send?.({ port: await serve })

async function bareServer(): Promise<number> {
  const app = Fastify()
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      { requestId: request.id, method: request.method, status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    )
    done()
  })
  const { query = {}, returns } = benchArea.listRows.options
  app.get<{ Querystring: { limit: number; page: number } }>(
    '/api/bench/rows',
    {
      schema: {
        querystring: {
          type: 'object',
          properties: Object.fromEntries(
            Object.entries(query as Fields).map(([name, { schema }]) => [name, plain(schema)]),
          ),
          additionalProperties: false,
        },
        response: { 200: plain(returns?.schema) },
      },
    },
    async (request) => answer(request.query.limit, request.query.page),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

async function contractServer(): Promise<number> {
  const settings = readSettings({ PORT: '0' }, process.cwd())
  const clock = systemClock
  const platform = { settings, clock, ids: createIds(clock), log } as Platform
  const companyId = '0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a9999'
  const actor: Actor = {
    userId: companyId,
    homeId: companyId,
    name: 'Bench',
    roleId: companyId,
    permissions: new Set(['anyone', 'member', 'document.read']),
    kind: 'program',
    sessionId: companyId,
  }
  const credential = {
    sessionId: companyId,
    kind: 'program' as const,
    userId: companyId,
    enteredId: companyId,
    xsrfHash: null,
    expires: Date.now() + 3_600_000,
    actors: new Map([[companyId, actor]]),
  }
  const known = new Map([['kt_bench', credential]])
  const credentials: Credentials = { find: (token) => known.get(token), onEnd: () => () => undefined }
  const area = mounted('bench', benchArea, { listRows: async ({ query }) => answer(query.limit, query.page) })
  const app = createHttp(platform, [area], {
    credentials,
    version: '0',
    database: async () => ({ kind: 'none', state: 'ready', version: '0' }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

/** The same schema without the contract's own keywords, which a bare Fastify does not know. */
function plain(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (key, value) => (key.startsWith('x-') ? undefined : value)) as object
}
