import { areas, type Call } from '@kontor/contract'
import { exampleOf, paramsOf } from '@kontor/contract/openapi'
import { expect, test } from 'vitest'
import { startTestServer } from './testing.ts'

/** Every call that is declared and served by nobody yet, asked by an administrator. */
const server = await startTestServer()
const admin = await server.person(await server.company({ name: 'Aster' }))

const calls = Object.values(areas).flatMap((area) => Object.values(area as Record<string, Call>))

/** Of two calls that share a route and differ in their media types one may be served: it answers for both. */
const isShared = ({ method, path }: Call) =>
  calls.some((one) => one.options.served !== false && one.method === method && one.path === path)

const planned = calls.filter((call) => call.options.served === false && !isShared(call))

const lineOf = (call: Call) =>
  Object.entries(paramsOf(call)).reduce(
    (line, [name, schema]) => line.replace(`{${name}}`, encodeURIComponent(String(exampleOf(schema)))),
    `${call.method} ${call.path}`,
  ) as `${string} ${string}`

test.runIf(planned.length > 0)(
  'a call that is not built yet answers 501 and says so; no handler pretends',
  async () => {
    const answers = await Promise.all(
      planned.map(async (call) => {
        const answer = await admin.send(lineOf(call))
        const body =
          call.method === 'HEAD' ? undefined : ((await answer.json()) as { ErrorCode: string; Message: string })
        return { line: `${call.method} ${call.path}`, status: answer.status, body }
      }),
    )
    expect(answers.filter(({ status }) => status !== 501)).toEqual([])
    for (const { line, body } of answers)
      if (body !== undefined)
        expect(body).toMatchObject({
          ErrorCode: 'NotServed',
          Message: `${line} is declared but not implemented yet.`,
        })
  },
)

test('a stranger to the network learns nothing of them but of those that are for everybody', async () => {
  const [closed, open] = [
    planned.find(({ options }) => options.may !== 'anyone'),
    planned.find(({ options }) => options.may === 'anyone'),
  ]
  if (closed !== undefined) expect((await server.send(lineOf(closed))).status).toBe(401)
  if (open !== undefined) expect((await server.send(lineOf(open))).status).toBe(501)
})

test('the page of the API lists them as planned', async () => {
  const page = await (await server.send('GET /api/docs')).text()
  expect(page.split('<b>planned</b>').length - 1).toBeGreaterThanOrEqual(new Set(planned.map(lineOf)).size)
})
