import { expect, test } from 'vitest'
import { readCount } from './read-count.ts'

const asks = { base: '/api', app: 'Kontor.Chrome', companyId: () => 'c1', actorId: () => 'eva' }

/** Asks a server that gives this answer, and tells what it was asked. */
async function ask(path: string, answer: Response = Response.json({ itemCount: 3 })) {
  const asked: [url: string, headers: unknown][] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push([String(url), init?.headers])
    return answer
  }
  const { signal } = new AbortController()
  return { count: await readCount(path, asks, { fetch, origin: 'http://localhost:1', signal }), asked }
}

test('what waits is the number of items that the API counts for the company', async () => {
  const { count, asked } = await ask('documents?toanswer=true&limit=1')
  expect(count).toBe(3)
  expect(asked).toEqual([['http://localhost:1/api/documents?toanswer=true&limit=1', expect.anything()]])
})

test('F-331, F-332, F-333, F-334: who counts says so like any call of the client', async () => {
  const { asked } = await ask('documents?toanswer=true&limit=1')
  expect(asked[0]?.[1]).toEqual({
    Accept: 'application/json',
    'Accept-Language': 'en-US',
    'X-Kontor-App': 'Kontor.Chrome',
    'X-Kontor-ActorId': 'eva',
    'X-Kontor-TenantId': 'c1',
    'X-Kontor-RequestId': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('a manifest cannot have anything but the API asked', async () => {
  for (const path of ['https://elsewhere.example/x', '//elsewhere.example', '/private', '../private'])
    expect(await ask(path)).toEqual({ count: undefined, asked: [] })
})

test('where there is no number there is no count', async () => {
  expect((await ask('documents', new Response('no', { status: 403 }))).count).toBeUndefined()
  expect((await ask('documents', Response.json({}))).count).toBeUndefined()
})
