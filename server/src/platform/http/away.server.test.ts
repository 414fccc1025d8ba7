import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { isUnavailable } from '../db/errors.ts'

const server = await startTestServer()
const person = await server.person(await server.company())

/** Ends every connection to the database and lets nobody in, as a restart does. */
async function shut(open: boolean): Promise<void> {
  const { database } = server.database.ownerConfig
  const client = new pg.Client({ ...server.database.ownerConfig, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${database} allow_connections ${open}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  await client.end()
}

test('while the database is away calls answer 503 with the time to come again; afterwards all goes on', async () => {
  expect((await person.send('GET account')).status).toBe(200)
  await shut(false)
  const away = await person.send('GET account')
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await away.json()).toMatchObject({ ErrorCode: 'Unavailable' })
  await shut(true)
  expect((await person.send('GET account')).status).toBe(200)
})

test('a connection that is lost in the middle of a transaction fails that request and nothing else', async () => {
  const lost = server.platform.transact(person.companyId, { actorId: null, requestId: 'test' }, async (uow) => {
    await shut(true)
    await uow.log({ kind: 'company.changed', objectType: 'company', objectId: person.companyId })
  })
  await expect(lost).rejects.toSatisfy(isUnavailable)
  expect((await person.send('GET account')).status).toBe(200)
})
