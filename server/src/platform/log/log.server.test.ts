import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import { passingLogKey } from './keys.ts'
import { sealNext } from './seal.ts'
import { checkpointsAfter, type StoredCheckpoint, type StoredLine, seal, storedAfter, unsealed } from './store.ts'
import { verifyLines, verifyLog } from './verify.ts'
import { fileWitness, witnessedHeads } from './witness.ts'

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
async function tamper(statements: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(database.ownerConfig)
  await client.connect()
  try {
    for (const statement of statements.split(';')) await client.query(statement, values)
  } finally {
    await client.end()
  }
}

interface EditedLog {
  lines: StoredLine[]
  checkpoints: StoredCheckpoint[]
}
type Edit = (log: EditedLog) => EditedLog

/** What somebody could do to one row, or by taking one away or putting one in; nothing that a kept head alone can tell. */
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom('id', 'kind', 'object_type', 'object_id', 'content_hash', 'actor_id', 'request_id', 'hash'),
      fc.string(),
    )
    .map(([at, column, value]): Edit => onLine(at, (line) => ({ ...line, [column]: `${value}!` }))),
  fc
    .tuple(fc.nat(), fc.string())
    .map(([at, text]): Edit => onLine(at, (line) => ({ ...line, detail_text: `${line.detail_text}${text} ` }))),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 999 })).map(
    ([at, micros]): Edit =>
      onLine(at, (line) => ({
        ...line,
        at_text: line.at_text!.replace(/000Z$/, `${String(micros).padStart(3, '0')}Z`),
      })),
  ),
  fc.nat().map(
    (at): Edit =>
      ({ lines, checkpoints }) => ({ lines: lines.toSpliced(at % lines.length, 1), checkpoints }),
  ),
  fc.nat().map(
    (at): Edit =>
      ({ lines, checkpoints }) => ({ lines, checkpoints: checkpoints.toSpliced(at % checkpoints.length, 1) }),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([one, other]): Edit =>
      ({ lines, checkpoints }) => {
        const [first, second] = [one % lines.length, (one + 1 + (other % (lines.length - 1))) % lines.length]
        const swapped = lines
          .with(first, { ...lines[second]!, position: lines[first]!.position })
          .with(second, { ...lines[first]!, position: lines[second]!.position })
        return { lines: swapped, checkpoints }
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom('hash', 'number', 'previous', 'key_id', 'signature', 'signed_at_text')).map(
    ([at, column]): Edit =>
      ({ lines, checkpoints }) => {
        const place = at % checkpoints.length
        return { lines, checkpoints: checkpoints.with(place, { ...checkpoints[place]!, [column]: '7' }) }
      },
  ),
)

function onLine(at: number, change: (line: StoredLine) => StoredLine): Edit {
  return ({ lines, checkpoints }) => {
    const place = at % lines.length
    return { lines: lines.with(place, change(lines[place]!)), checkpoints }
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
    [
      'an instant that is a microsecond later',
      `update log_entry set at = at + interval '1 microsecond' where company_id = $1 and position = 2`,
      'Position 2 was changed',
    ],
    [
      'an instant without end',
      `update log_entry set at = 'infinity' where company_id = $1 and position = 2`,
      'Position 2 was changed',
    ],
    [
      'a number that JavaScript reads as the same',
      `update log_entry set detail = replace(detail::text, '"version": 1', '"version": 1.0')::jsonb
        where company_id = $1 and position = 2`,
      'Position 2 was changed',
    ],
    [
      'an actor who was put in',
      'update log_entry set actor_id = gen_random_uuid() where company_id = $1 and position = 1',
      'Position 1 was changed',
    ],
    [
      'a line behind the last checkpoint',
      `insert into log_entry (company_id, id, kind, object_type, object_id, request_id, at, position, hash)
        values ($1, gen_random_uuid(), 'document.paid', 'document', gen_random_uuid(), 'x', now(), 9, repeat('0', 64))`,
      'stands behind the last checkpoint',
    ],
    ['a log without checkpoints', 'delete from log_checkpoint where company_id = $1', 'has lines, but no checkpoint'],
    [
      'a checkpoint taken out of the middle',
      'delete from log_checkpoint where company_id = $1 and position = 3',
      '1 is missing',
    ],
    [
      'the last checkpoint taken away',
      'delete from log_checkpoint where company_id = $1 and position = 8',
      'Position 4 stands behind the last checkpoint',
    ],
    [
      'a checkpoint signed at another instant',
      `update log_checkpoint set signed_at = signed_at + interval '1 microsecond' where company_id = $1 and position = 8`,
      'is wrong',
    ],
    [
      'a checkpoint without its number',
      'update log_checkpoint set number = null where company_id = $1 and position = 8',
      'has no number',
    ],
    [
      'a checkpoint that follows from another',
      `update log_checkpoint set previous = repeat('0', 64) where company_id = $1 and position = 8`,
      'does not follow',
    ],
    [
      'a checkpoint where no line is',
      `update log_checkpoint set position = 7 where company_id = $1 and position = 8`,
      'does not agree',
    ],
    [
      'two lines that changed places',
      `update log_entry set position = 100 - position where company_id = $1 and position in (2, 98);
       update log_entry set position = 2 where company_id = $1 and position = 3;
       update log_entry set position = 3 where company_id = $1 and position = 98`,
      'Position 2 was changed',
    ],
    [
      'lines whose seals were taken off',
      'update log_entry set position = null, hash = null where company_id = $1 and position > 6',
      'the end of the log was cut',
    ],
  ])('shows %s', async (_, statement, says) => {
    const companyId = await sealedCompany(3, 5)
    await tamper(statement, [companyId])
    const { faults } = await verifyLog(platform.db, key, companyId)
    expect(faults.join('\n')).toContain(says)
  })

  test('found changed names its first bad line first, and the heads that were kept tell it from one written anew', async () => {
    const companyId = await sealedCompany(3, 5)
    const { head } = await verifyLog(platform.db, key, companyId)
    await tamper(`update log_entry set kind = 'x' where company_id = $1 and position in (4, 7)`, [companyId])
    expect((await verifyLog(platform.db, key, companyId)).faults[0]).toContain('Position 4 was changed')
    // Whoever has the key as well can write all of it anew: only a head that lies elsewhere tells.
    await tamper('update log_entry set position = null, hash = null where company_id = $1', [companyId])
    await tamper('delete from log_checkpoint where company_id = $1', [companyId])
    await sealNext(platform, key, companyId)
    expect((await verifyLog(platform.db, key, companyId)).faults).toEqual([])
    expect((await verifyLog(platform.db, key, companyId, head)).faults).toEqual([
      'Position 8 differs from the head that was kept earlier.',
    ])
  })

  test('of any of 200 edits shows it', async () => {
    const companyId = await sealedCompany(4, 1, 7, 2, 9, 3)
    const [lines, checkpoints] = await platform.db.reading(companyId, (tx) =>
      Promise.all([storedAfter(tx, companyId, '0', 100), checkpointsAfter(tx, companyId, '0', 100)]),
    )
    const verdict = (log: EditedLog) =>
      verifyLines(
        {
          lines: async (after) => log.lines.filter(({ position }) => Number(position) > Number(after)),
          checkpoints: async (after) => log.checkpoints.filter(({ position }) => Number(position) > Number(after)),
        },
        key,
        companyId,
        [],
      )
    expect((await verdict({ lines, checkpoints })).faults).toEqual([])
    await fc.assert(
      fc.asyncProperty(anyEdit, async (edit) => {
        const edited = edit({ lines: structuredClone(lines), checkpoints: structuredClone(checkpoints) })
        expect((await verdict(edited)).faults).not.toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('shows an end that was cut together with its checkpoint, against a head that was kept earlier', async () => {
    const companyId = await sealedCompany(3, 5)
    const { head } = await verifyLog(platform.db, key, companyId)
    await tamper('delete from log_checkpoint where company_id = $1 and position > 3', [companyId])
    await tamper('delete from log_entry where company_id = $1 and position > 3', [companyId])
    expect((await verifyLog(platform.db, key, companyId)).faults).toEqual([])
    expect((await verifyLog(platform.db, key, companyId, head)).faults.join()).toContain('before the head 8')
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
    expect(await verifyLog(platform.db, key, companyId)).toMatchObject({ lines: 2, faults: [] })
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
    expect(await verifyLog(platform.db, key, companyId)).toMatchObject({ lines: 5, faults: [] })
    await tamper('delete from log_checkpoint where company_id = $1 and position = 2', [companyId])
    expect((await verifyLog(platform.db, key, companyId)).faults.join()).toContain('1 is missing')
  })

  test('tells its heads to a folder beside the database, which keeps the last of each day and company', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-witness-'))
    const witness = fileWitness(folder)
    const tell = async (companyId: string) => witness.tell((await sealNext(platform, key, companyId))!.checkpoint)
    const [one, other] = [randomUUID(), randomUUID()]
    for (const companyId of [one, other, one]) {
      await write(companyId, 1)
      await tell(companyId)
    }
    expect(await witnessedHeads(folder)).toMatchObject([{ position: '1' }, { position: '1' }, { position: '2' }])
    platform.clock.advance(24 * 60 * 60_000)
    await write(other, 1)
    await tell(other)
    expect(await witnessedHeads(folder)).toMatchObject([
      { companyId: one, position: '2' },
      { companyId: other, position: '1' },
      { companyId: other, position: '2' },
    ])
    const kept = (await witnessedHeads(folder)).filter(({ companyId }) => companyId === one)
    await tamper('delete from log_checkpoint where company_id = $1 and position > 1', [one])
    await tamper('delete from log_entry where company_id = $1 and position > 1', [one])
    expect((await verifyLog(platform.db, key, one)).faults).toEqual([])
    expect((await verifyLog(platform.db, key, one, ...kept)).faults.join()).toContain('before the head 2')
    rmSync(folder, { recursive: true })
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
