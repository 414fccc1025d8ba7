import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { sealNext } from './seal.ts'
import { seal, storedAfter, unsealed } from './store.ts'
import { testLogs } from './testing.ts'
import { verifyLog } from './verify.ts'

const { database, platform, key, write, sealedCompany, tamper } = await testLogs()

describe('the exchange log', () => {
  test('is whole after several batches, and its positions run from 1 without a gap', async () => {
    const companyId = await sealedCompany(3, 5, 1)
    const verdict = await verifyLog(platform, key, companyId)
    expect(verdict).toMatchObject({ lines: 9, faults: [] })
  })

  test('may not have its seals changed, taken off or put in by the application’s role', async () => {
    const companyId = await sealedCompany(2)
    const asApp = (statement: ReturnType<typeof sql>) =>
      platform.db.transaction(companyId, (tx) => statement.execute(tx))
    const changed = await asApp(sql`update log_entry set position = null, hash = null where company_id = ${companyId}`)
    expect(changed.numAffectedRows).toBe(0n)
    await expect(
      asApp(sql`insert into log_entry (company_id, id, kind, object_type, object_id, request_id, at, position, hash)
        values (${companyId}, gen_random_uuid(), 'x', 'document', gen_random_uuid(), 'x', now(), 3, 'x')`),
    ).rejects.toThrow('row-level security')
    await expect(asApp(sql`delete from log_checkpoint where company_id = ${companyId}`)).rejects.toThrow('denied')
    expect(await verifyLog(platform, key, companyId)).toMatchObject({ lines: 2, faults: [] })
  })

  test('sealed before lines were hashed as they are stored, and checkpoints numbered, goes on as a whole', async () => {
    const companyId = await sealedCompany(2)
    const earlier = '2026-11-24T10:00:00.000Z'
    await tamper(
      `update log_entry set at = '${earlier}', detail = '{"b": "x", "a": true}' where company_id = $1;
       delete from log_checkpoint where company_id = $1`,
      [companyId],
    )
    const lines = await platform.db.reading(companyId, (tx) => storedAfter(tx, companyId, '0', 10))
    const sha = (text: string) => createHash('sha256').update(text).digest('hex')
    let hash = sha(`kontor log ${companyId}`)
    for (const line of lines) {
      const { position, id, kind, object_type, object_id, content_hash, actor_id, request_id } = line
      const detail = [
        ['a', true],
        ['b', 'x'],
      ]
      hash = sha(
        `${hash}\n${JSON.stringify([companyId, position, id, kind, object_type, object_id, content_hash, detail, actor_id, request_id, earlier])}`,
      )
      await tamper(`update log_entry set hash = '${hash}' where company_id = $1 and position = ${position}`, [
        companyId,
      ])
    }
    const signature = key.sign(`kontor checkpoint ${companyId} 2 ${hash} ${earlier}`)
    await tamper(
      `insert into log_checkpoint (company_id, position, hash, signed_at, key_id, signature)
        values ($1, 2, '${hash}', '${earlier}', '${key.id}', '${signature}')`,
      [companyId],
    )
    await write(companyId, 3)
    await sealNext(platform, key, companyId)
    expect(await verifyLog(platform, key, companyId)).toMatchObject({ lines: 5, faults: [] })
    await tamper('delete from log_checkpoint where company_id = $1 and position = 2', [companyId])
    expect((await verifyLog(platform, key, companyId)).faults.join()).toContain('1 is missing')
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
    expect(await verifyLog(platform, key, companyId)).toMatchObject({ lines: 40, faults: [] })
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
