import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sealNext } from './seal.ts'
import { checkpointsAfter, loggedCompanies, storedAfter } from './store.ts'
import { testLogs } from './testing.ts'
import { anyEdit, type EditedLog } from './testing-edits.ts'
import { verifyLines, verifyLog } from './verify.ts'

const { platform, key, write, sealedCompany, tamper } = await testLogs()

describe('the proof of a log', () => {
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
    [
      'all lines whose seals were taken off, with their checkpoints',
      `update log_entry set position = null, hash = null where company_id = $1;
       delete from log_checkpoint where company_id = $1`,
      'None of the 8 lines is sealed',
    ],
    [
      'a log that was emptied',
      'delete from log_checkpoint where company_id = $1; delete from log_entry where company_id = $1',
      'There is no line',
    ],
    [
      'a line that was moved to another company',
      'update log_entry set company_id = gen_random_uuid() where company_id = $1 and position = 8',
      'the end of the log was cut',
    ],
  ])('shows %s', async (_, statement, says) => {
    const companyId = await sealedCompany(3, 5)
    await tamper(statement, [companyId])
    platform.clock.advance(60_000)
    const { faults } = await verifyLog(platform, key, companyId)
    expect(faults.join('\n')).toContain(says)
  })

  test('takes a company that was founded this moment for whole, and finds one that is in no list any more', async () => {
    const companyId = randomUUID()
    await write(companyId, 2)
    expect(await verifyLog(platform, key, companyId)).toMatchObject({ waiting: 2, faults: [] })
    expect(await platform.db.plain(loggedCompanies)).toContain(companyId)
  })

  test('found changed names its first bad line first, and the heads that were kept tell it from one written anew', async () => {
    const companyId = await sealedCompany(3, 5)
    const { head } = await verifyLog(platform, key, companyId)
    await tamper(`update log_entry set kind = 'x' where company_id = $1 and position in (4, 7)`, [companyId])
    expect((await verifyLog(platform, key, companyId)).faults[0]).toContain('Position 4 was changed')
    // Whoever has the key as well can write all of it anew: only a head that lies elsewhere tells.
    await tamper('update log_entry set position = null, hash = null where company_id = $1', [companyId])
    await tamper('delete from log_checkpoint where company_id = $1', [companyId])
    await sealNext(platform, key, companyId)
    expect((await verifyLog(platform, key, companyId)).faults).toEqual([])
    expect((await verifyLog(platform, key, companyId, head)).faults).toEqual([
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
    const { head } = await verifyLog(platform, key, companyId)
    await tamper('delete from log_checkpoint where company_id = $1 and position > 3', [companyId])
    await tamper('delete from log_entry where company_id = $1 and position > 3', [companyId])
    expect((await verifyLog(platform, key, companyId)).faults).toEqual([])
    expect((await verifyLog(platform, key, companyId, head)).faults.join()).toContain('before the head 8')
  })
})
