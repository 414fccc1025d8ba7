import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { documentOf } from '../../areas/documents/testing.ts'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const companyId = await server.company()
const clerk = await server.person(companyId)
const owner = new pg.Client(server.database.ownerConfig)
await owner.connect()
afterAll(() => owner.end())

test('a newer Kontor that widens a table costs those who are at work one repeated request each, and no more', async () => {
  const id = randomUUID()
  await clerk.send(`PUT documents/${id}?draft=true`, {
    body: documentOf('Invoice') as Uint8Array<ArrayBuffer>,
    headers: { 'content-type': 'application/xml' },
  })
  const look = () => clerk.send(`GET documents/${id}/metadata`)
  for (let time = 0; time < 4; time += 1) expect((await look()).status).toBe(200)
  await owner.query('alter table document add column newer text')
  const statuses = [(await look()).status, (await look()).status, (await look()).status]
  expect(statuses.filter((status) => status !== 200)).toEqual([503])
  expect(statuses.at(-1)).toBe(200)
})
