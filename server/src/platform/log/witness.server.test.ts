import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sealNext } from './seal.ts'
import { testLogs } from './testing.ts'
import { verifyLog } from './verify.ts'
import { fileWitness, witnessedHeads } from './witness.ts'

const { platform, key, write, tamper } = await testLogs()

test('heads are told to a folder beside the database, which keeps the last of each day and company', async () => {
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
  expect((await verifyLog(platform, key, one)).faults).toEqual([])
  expect((await verifyLog(platform, key, one, ...kept)).faults.join()).toContain('before the head 2')
  rmSync(folder, { recursive: true })
})
