import {
  call,
  contentAs,
  date,
  existence,
  file,
  id,
  list,
  maybe,
  multipart,
  nothing,
  oneOf,
  plain,
  record,
  text,
  whole,
  yes,
} from '@kontor/contract'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import { createHttp, mounted } from './index.ts'

/** Calls of no area: each shows one thing that the platform does for any call. */
const trial = {
  shape: call('PUT trial/{day}', {
    id: 'X-1',
    says: 'Takes all kinds of fields.',
    may: 'member',
    path: { day: date() },
    query: {
      kind: maybe(list(oneOf(['a', 'b'] as const), { max: 3 })),
      limit: whole({ min: 1, max: 9, default: 5 }),
      deep: yes(false),
    },
    body: record({
      Name: text({ max: 5, min: 1 }),
      Owner: id('user'),
      Count: maybe(whole()),
      Lines: maybe(list(record({ Day: date() }))),
    }),
    returns: record({ kinds: list(text()), limit: whole(), deep: yes() }),
  }),
  content: call('POST trial/content', {
    id: 'X-2',
    says: 'Answers with bytes.',
    may: 'member',
    body: plain(),
    returns: contentAs(['application/xml']),
  }),
  form: call('POST trial/form', {
    id: 'X-7',
    says: 'Takes a form with a file.',
    may: 'member',
    body: multipart({ file: file(), note: maybe(text({ max: 5 })), count: maybe(whole()) }),
    returns: record({ name: text(), size: whole(), note: maybe(text()), count: maybe(whole()) }),
  }),
  exists: call('HEAD trial/exists', {
    id: 'X-6',
    says: 'Whether.',
    may: 'member',
    query: { it: yes(false) },
    returns: existence(),
  }),
  shown: call('GET trial/shown', {
    id: 'X-8',
    says: 'Answers in JSON and in XML.',
    may: 'member',
    query: { kind: maybe(text({ max: 5 })) },
    returns: record({ Name: text(), Tags: list(text()), Kind: record({ type: text(), Text: text() }) }),
    xml: { root: 'Shown', items: { Tags: 'Tag' }, attributes: ['type'], text: 'Text' },
  }),
  planned: call('GET trial/planned', { id: 'X-3', says: 'Later.', may: 'member', served: false, returns: nothing() }),
  contended: call('PUT trial/contended', {
    id: 'X-5',
    says: 'Stands in another’s way twice.',
    may: 'member',
    returns: record({ tries: whole() }),
  }),
  careless: call('GET trial/careless', { id: 'X-9', says: 'Would write.', may: 'member', returns: nothing() }),
  broken: call('GET trial/broken', { id: 'X-4', says: 'Fails.', may: 'member', returns: nothing() }),
}

/** What a handler has at hand, and its call does not declare. */
const undeclared: object = { PasswordHash: 'never-given-out' }

/** Serves them beside the server, on its platform: where, and a way to ask as the person. */
export async function startTrial(server: TestServer, { authorization }: TestPerson, more: { pace?: number } = {}) {
  let contents = 0
  let forms = 0
  let tries = 0
  const http = createHttp(
    server.platform,
    [
      mounted('trial', trial, {
        shape: async ({ query }) => ({ kinds: query.kind ?? [], limit: query.limit, deep: query.deep }),
        content: async ({ body }, context) =>
          context.write(async () => {
            contents += 1
            return { type: 'application/xml', body: Buffer.from(`<a>${body}${contents}</a>`), headers: { etag: '"1"' } }
          }),
        form: async ({ body }, context) => {
          const { file, note, count } = await body.receive()
          return context.write(async () => {
            forms += 1
            return {
              name: file.name,
              size: file.size + forms - 1,
              ...(note === undefined ? {} : { note }),
              ...(count === undefined ? {} : { count }),
            }
          })
        },
        exists: async ({ query }) => query.it,
        shown: async ({ query }) => ({
          ...undeclared,
          Name: '<A & B>',
          Tags: ['one', 'two'],
          Kind: { ...undeclared, type: 'invoice', Text: query.kind ?? '' },
        }),
        careless: async (_input, context) => context.write(async () => undefined),
        contended: async (_input, context) =>
          context.write(async (uow) => {
            tries += 1
            if (tries < 3)
              await sql`do $$ begin raise exception 'in the way' using errcode = '40P01'; end $$`.execute(uow.tx)
            return { tries }
          }),
        broken: async () => {
          throw new Error('the secret inside')
        },
      }),
    ],
    {
      credentials: server.sessions,
      version: 'test',
      database: async () => ({ kind: 'test', state: 'away', version: '18' }),
      ...more,
    },
  )
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => http.close())
  const ask = (line: string, init: { headers?: Record<string, string>; body?: unknown } = {}) => {
    const [method = '', path = ''] = line.split(' ')
    const { headers = {}, body } = init
    return fetch(`${address}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body) }),
    })
  }
  return { address, ask }
}

/** What an answer says that refuses. */
export const failure = async (answer: Response) =>
  (await answer.json()) as {
    ErrorCode: string
    Message: string
    RequestId: string
    ValidationError?: { Message: string }[]
  }
