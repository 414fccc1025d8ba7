import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { failure } from './testing.ts'

const server = await startTestServer({ environment: { KONTOR_HEADER_PREFIX: 'X-Tradeshift' } })
const aster = await server.company({ name: 'Aster' })
const branch = await server.branch(aster, { name: 'Aster North' })
const ada = await server.person(aster)
await server.join(ada, branch, 'apClerk')
const stranger = await server.person(await server.company())

const companyOf = async (headers: Record<string, string>) =>
  ((await (await ada.send('GET account', { headers })).json()) as { CompanyName: string }).CompanyName

describe('decision 19: where a deployment accepts headers of another prefix', () => {
  test.each(['X-Kontor', 'X-Tradeshift'])(
    'F-332, F-334: company and person are taken from %s, of our shell and of programs',
    async (prefix) => {
      expect(await companyOf({ [`${prefix}-TenantId`]: branch })).toBe('Aster North')
      const answer = await ada.send('GET account', { headers: { [`${prefix}-ActorId`]: stranger.id } })
      expect([answer.status, (await failure(answer)).ErrorCode]).toEqual([403, 'ClaimMismatch'])
    },
  )

  test.each(['X-Kontor', 'X-Tradeshift'])(
    'F-333: a write that is repeated under the request id of %s takes effect once, and its answer carries the id',
    async (prefix) => {
      const headers = { [`${prefix}-RequestId`]: randomUUID() }
      const write = () => ada.send('PUT account', { json: { CompanyName: 'Aster' }, headers })
      const first = await write()
      expect([first.status, first.headers.get(`${prefix}-RequestId`)]).toEqual([204, headers[`${prefix}-RequestId`]])
      expect((await write()).status).toBe(204)
      const other = await ada.send('PUT account', { json: { CompanyName: 'Birch' }, headers })
      expect((await failure(other)).ErrorCode).toBe('RequestIdReused')
    },
  )

  test('F-331: the browser lets an app send either, and read the request id of either', async () => {
    const { headers } = await server.send('OPTIONS account', {
      headers: { origin: 'null', 'access-control-request-method': 'PUT' },
    })
    for (const name of ['TenantId', 'ActorId', 'RequestId', 'App'])
      for (const prefix of ['X-Kontor', 'X-Tradeshift'])
        expect(headers.get('access-control-allow-headers')).toContain(`${prefix}-${name}`)
    const exposed = headers.get('access-control-expose-headers')
    expect(exposed).toContain('X-Kontor-RequestId')
    expect(exposed).toContain('X-Tradeshift-RequestId')
  })

  test('a request that names its company under both is refused: a proxy may have looked at the other', async () => {
    const answer = await ada.send('GET account', {
      headers: { 'X-Kontor-TenantId': aster, 'X-Tradeshift-TenantId': branch },
    })
    expect(answer.status).toBe(400)
    expect((await failure(answer)).Message).toContain('sent more than once')
  })
})
