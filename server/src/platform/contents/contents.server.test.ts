import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, test } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { hashOf, maxBytesInDatabase, receive, sweepTemporaries } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-contents-'))
const platform = testPlatform(await testDatabase(), { environment: { KONTOR_DATA: folder } })
const [ours, theirs] = [platform.ids.next(), platform.ids.next()]
const transact = <T>(companyId: string, work: (uow: UnitOfWork) => Promise<T>) =>
  platform.transact(companyId, { actorId: null, requestId: 'test' }, work)
const bytesOf = (size: number) => Buffer.alloc(size, 'kontor ')
const large = maxBytesInDatabase + 1

afterAll(async () => {
  await platform.db.close()
  rmSync(folder, { recursive: true })
})

describe('contents', () => {
  test.each([1, maxBytesInDatabase, large, 5 * maxBytesInDatabase])('of %d bytes come back exactly', async (size) => {
    const hash = await transact(ours, (one) => one.contents.save(bytesOf(size)))
    expect(hash).toBe(hashOf(bytesOf(size)))
    const bytes = await transact(ours, (one) => one.contents.read(hash))
    expect(Buffer.compare(Buffer.from(bytes), bytesOf(size))).toBe(0)
    expect(await transact(ours, (one) => one.contents.sizeOf(hash))).toBe(size)
  })

  it('are kept once, however often they are saved, at once or later', async () => {
    const save = () => transact(ours, (one) => one.contents.save(bytesOf(large + 1)))
    expect(new Set([...(await Promise.all([save(), save(), save()])), await save()]).size).toBe(1)
  })

  it('of another company are taken in from where they lie, and stay when they go there', async () => {
    const hash = await transact(ours, (one) => one.contents.save(bytesOf(large + 3)))
    const held = await transact(ours, (one) => one.contents.open(hash))
    expect(held.where).toBe(join(folder, 'contents', ours, hash))
    expect(await transact(theirs, (one) => one.contents.take(held))).toBe(hash)
    await transact(ours, (one) => one.contents.discard([hash]).then(() => one.contents.dropFile(hash)))
    const bytes = await transact(theirs, (one) => one.contents.read(hash))
    expect(Buffer.compare(Buffer.from(bytes), bytesOf(large + 3))).toBe(0)
  })

  // A disk of its own on every Linux.
  test.skipIf(!existsSync('/dev/shm'))('from another disk are copied', async () => {
    const where = join('/dev/shm', randomUUID())
    writeFileSync(where, bytesOf(large + 4))
    const hash = hashOf(bytesOf(large + 4))
    await transact(ours, (one) => one.contents.take({ hash, size: large + 4, where }))
    rmSync(where)
    expect((await transact(ours, (one) => one.contents.read(hash))).length).toBe(large + 4)
  })

  it('that are large leave one file and nothing half-written', async () => {
    const company = platform.ids.next()
    const hash = await transact(company, (one) => one.contents.save(bytesOf(large)))
    expect(readdirSync(join(folder, 'contents', company))).toEqual([hash])
  })

  it('are not there for another company, which learns nothing by saving the same', async () => {
    const hash = await transact(ours, (one) => one.contents.save(bytesOf(77)))
    await expect(transact(theirs, (one) => one.contents.read(hash))).rejects.toThrow('not in the database')
    expect(await transact(theirs, (one) => one.contents.sizeOf(hash))).toBe(0)
    expect(await transact(theirs, (one) => one.contents.save(bytesOf(77)))).toBe(hash)
  })

  it('that a crash left half-written are swept when they are a day old, and not before', async () => {
    const place = join(folder, 'contents', '.incoming')
    async function* breaksOff() {
      yield bytesOf(large)
      await sweepTemporaries(join(folder, 'contents'), new Date())
      expect(readdirSync(place)).toHaveLength(1)
      cpSync(join(place, readdirSync(place)[0]!), join(place, 'crashed'))
      throw new Error('broken off')
    }
    const receiving = receive(join(folder, 'contents'), breaksOff(), { maxBytes: 2 * large, beyond: () => new Error() })
    await expect(receiving).rejects.toThrow('broken off')
    expect(readdirSync(place)).toEqual(['crashed'])
    await sweepTemporaries(join(folder, 'contents'), new Date(Date.now() + 25 * 60 * 60_000))
    expect(readdirSync(place)).toEqual([])
  })

  it('that were damaged on the disk are not given out', async () => {
    const hash = await transact(ours, (one) => one.contents.save(bytesOf(large + 2)))
    const file = join(folder, 'contents', ours, hash)
    for (const damaged of [bytesOf(large + 2).fill('x', 0, 1), bytesOf(large)]) {
      writeFileSync(file, damaged)
      await expect(transact(ours, (one) => one.contents.read(hash))).rejects.toThrow('damaged')
    }
  })

  it('that were damaged in the database are not given out', async () => {
    const hash = await transact(ours, (one) => one.contents.save(bytesOf(78)))
    const packed = zstdCompressSync(bytesOf(78).fill('x', 0, 1))
    for (const damaged of [packed, packed.subarray(0, 8), zstdCompressSync(bytesOf(79))]) {
      await transact(ours, (one) => sql`update content set bytes = ${damaged} where hash = ${hash}`.execute(one.tx))
      await expect(transact(ours, (one) => one.contents.read(hash))).rejects.toThrow('damaged')
    }
  })

  it('that were saved before contents were packed are given out as they are', async () => {
    const hash = hashOf(bytesOf(80))
    await transact(ours, (one) =>
      sql`insert into content (company_id, hash, size, bytes, created)
        values (${ours}, ${hash}, 80, ${bytesOf(80)}, now())`.execute(one.tx),
    )
    expect(Buffer.from(await transact(ours, (one) => one.contents.read(hash)))).toEqual(bytesOf(80))
  })

  it('of documents take a fraction of their size in the database', async () => {
    const hash = await transact(ours, (one) => one.contents.save(bytesOf(20_000)))
    const { rows } = await transact(ours, (one) =>
      sql<{ size: number }>`select octet_length(bytes) as size from content where hash = ${hash}`.execute(one.tx),
    )
    expect(rows[0]!.size).toBeLessThan(5000)
  })

  it('of a unit of work that fails are not there', async () => {
    const failed = transact(ours, async (one) => {
      await one.contents.save(bytesOf(99))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await expect(transact(ours, (one) => one.contents.read(hashOf(bytesOf(99))))).rejects.toThrow('not in the database')
  })
})
