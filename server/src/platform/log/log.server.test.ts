import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import { passingLogKey } from './keys.ts'
import { sealNext } from './seal.ts'
import { seal, unsealed } from './store.ts'
import { verifyLog } from './verify.ts'

const database = await testDatabase()
const platform = testPlatform(database)
const key = passingLogKey()
const author = { actorId: null, requestId: 'test' }
afterAll(() => platform.db.close())

async function write(companyId: string, lines: number): Promise<void> {
  await platform.transact(companyId, author, async (uow) => {
    for (let line = 0; line < lines; line += 1) {
      await uow.log({
        kind: 'document.saved',
        objectType: 'document',
        objectId: uow.newId(),
        detail: { version: line, b: 'x', a: true },
      })
    }
  })
}

async function sealedCompany(...batches: number[]): Promise<string> {
  const companyId = randomUUID()
  for (const lines of batches) {
    await write(companyId, lines)
    await sealNext(platform, key, companyId)
  }
  return companyId
}

/** What somebody with the database's own keys could do, past every policy. */
async function tamper(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(database.ownerConfig)
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}

describe('the exchange log', () => {
  test('is whole after several batches, and its positions run from 1 without a gap', async () => {
    const companyId = await sealedCompany(3, 5, 1)
    const verdict = await verifyLog(platform.db, key, companyId)
    expect(verdict).toMatchObject({ lines: 9, faults: [] })
  })

  test.each([
    [
      'a changed detail',
      `update log_entry set detail = '{"version": 9}' where company_id = $1 and position = 4`,
      'Position 4 was changed',
    ],
    [
      'a changed instant',
      `update log_entry set at = at + interval '1 second' where company_id = $1 and position = 2`,
      'Position 2 was changed',
    ],
    ['a missing line', 'delete from log_entry where company_id = $1 and position = 3', 'Position 3 is missing'],
    ['a missing end', 'delete from log_entry where company_id = $1 and position > 5', 'the end of the log was cut'],
    [
      'a forged checkpoint',
      `update log_checkpoint set hash = repeat('0', 64) where company_id = $1 and position = 3`,
      'does not agree',
    ],
    [
      'a forged signature',
      `update log_checkpoint set signature = 'AAAA' where company_id = $1 and position = 3`,
      'is wrong',
    ],
  ])('shows %s', async (_, statement, says) => {
    const companyId = await sealedCompany(3, 5)
    await tamper(statement, [companyId])
    const { faults } = await verifyLog(platform.db, key, companyId)
    expect(faults.join('\n')).toContain(says)
  })

  test('shows an end that was cut together with its checkpoint, against a head that was kept earlier', async () => {
    const companyId = await sealedCompany(3, 5)
    const { head } = await verifyLog(platform.db, key, companyId)
    await tamper('delete from log_checkpoint where company_id = $1 and position > 3', [companyId])
    await tamper('delete from log_entry where company_id = $1 and position > 3', [companyId])
    expect((await verifyLog(platform.db, key, companyId)).faults).toEqual([])
    expect((await verifyLog(platform.db, key, companyId, head)).faults.join()).toContain('before the head 8')
  })

  test('may not be changed by the application’s role', async () => {
    const companyId = await sealedCompany(1)
    const forbidden = platform.db.transaction(companyId, (tx) =>
      tx
        .withTables<{ log_entry: { company_id: string; kind: string } }>()
        .updateTable('log_entry')
        .set({ kind: 'x' })
        .where('company_id', '=', companyId)
        .execute(),
    )
    await expect(forbidden).rejects.toThrow('permission denied')
  })

  test('two sealers at once leave one chain', async () => {
    const companyId = randomUUID()
    await write(companyId, 40)
    await Promise.all(Array.from({ length: 4 }, () => sealNext(platform, key, companyId)))
    await sealNext(platform, key, companyId)
    expect(await verifyLog(platform.db, key, companyId)).toMatchObject({ lines: 40, faults: [] })
  })

  test('a sealer that another overtakes between the lines and the head signs nothing', async () => {
    const companyId = await sealedCompany(1)
    await write(companyId, 2)
    const other = new pg.Client(database.ownerConfig)
    await other.connect()
    await other.query('begin; lock table log_checkpoint in access exclusive mode')
    const overtaken = sealNext(platform, key, companyId)
    const waits = `select from pg_locks where relation = 'log_checkpoint'::regclass and not granted`
    while ((await other.query(waits)).rowCount === 0);
    await other.query(`update log_entry set position = 1 + numbered.place, hash = numbered.id::text
      from (select id, row_number() over (order by id) as place from log_entry
        where company_id = '${companyId}' and position is null) numbered
      where company_id = '${companyId}' and log_entry.id = numbered.id`)
    await other.query(`insert into log_checkpoint values ('${companyId}', 3, 'hash', now(), 'key', 'signature')`)
    await other.query('commit')
    await other.end()
    expect(await overtaken).toBeUndefined()
    expect(await platform.live.head(companyId)).toBe('3')
  })

  test('of a company that has written much more than others is sealed without reading what was sealed before', async () => {
    const companyId = await sealedCompany(1)
    await tamper(
      `insert into log_entry (company_id, id, kind, object_type, object_id, request_id, at)
      select case when n % 2 = 0 then $1 else gen_random_uuid() end, gen_random_uuid(), 'document.saved', 'document',
        gen_random_uuid(), 'test', now() - interval '1 day' from generate_series(1, 6000) n`,
      [companyId],
    )
    // Nothing is sealed yet when the database looks at what it has.
    await tamper('analyze log_entry', [])
    await sealNext(platform, key, companyId)
    await sealNext(platform, key, companyId)
    await sealNext(platform, key, companyId)
    await write(companyId, 20)
    const read = await platform.db.transaction(companyId, async (tx) => {
      const rows = async () => {
        const { rows } = await sql<{ read: number }>`
          select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
          where relname = 'log_entry'`.execute(tx)
        return rows[0]?.read ?? 0
      }
      // As a connection plans it that has sealed often.
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
      const before = await rows()
      const lines = await unsealed(tx, companyId, 1000)
      const links = lines.map(({ id }, place) => ({ id, position: String(3002 + place), hash: '' }))
      await seal(tx, companyId, lines[0]!.at, links)
      return (await rows()) - before
    })
    expect(read).toBeLessThan(3 * 20)
  })

  test('one company does not see another’s lines', async () => {
    const one = await sealedCompany(2)
    const other = await sealedCompany(1)
    expect(await platform.live.since(one, '0')).toMatchObject({ position: '2' })
    expect(await platform.live.head(other)).toBe('1')
  })
})
