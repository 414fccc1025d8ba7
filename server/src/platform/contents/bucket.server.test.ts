import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { moveContents } from '../../move-contents.ts'
import type { Platform } from '../platform.ts'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { hashOf, maxBytesInDatabase, streamOf } from './index.ts'
import { faults, startBucket } from './testing-bucket.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-bucket-'))
const bucket = await startBucket()
const database = await testDatabase()
const data = { KONTOR_DATA: folder }
const platform = testPlatform(database, { environment: { ...data, ...bucket.environment('of/kontor') } })
/** The same installation before it had a bucket. */
const before = testPlatform(database, { environment: data })
const [ours, theirs] = [platform.ids.next(), platform.ids.next()]

const on =
  (where: Platform) =>
  <T>(companyId: string, work: (uow: UnitOfWork) => Promise<T>) =>
    where.transact(companyId, { actorId: null, requestId: 'test' }, work)
const transact = on(platform)
const save = (bytes: Uint8Array, companyId = ours) => transact(companyId, (one) => one.contents.save(bytes))
const read = async (hash: string, companyId = ours) =>
  Buffer.from(await transact(companyId, (one) => one.contents.read(hash)))
const isKept = async (hash: string, companyId = ours) =>
  (await transact(companyId, (one) => one.contents.sizeOf(hash))) > 0
const nameOf = (hash: string, companyId = ours) => `/kontor-test/of/kontor/${companyId}/${hash}`
let count = 0
/** Bytes that no test before had, too many for the database. */
const bytes = () => {
  count += 1
  return Buffer.alloc(maxBytesInDatabase + count, `kontor ${count} `)
}
const usable = () => vi.waitFor(() => expect(platform.shelf.isAway()).toBe(false), { timeout: 15_000, interval: 50 })

afterEach(async () => {
  bucket.failAlways(undefined)
  await platform.shelf.look()
  await usable()
  bucket.asked.length = 0
})
afterAll(async () => {
  for (const one of [platform, before]) {
    one.shelf.close()
    await one.db.close()
  }
  await bucket.stop()
  rmSync(folder, { recursive: true })
})

describe('large contents in a bucket', () => {
  test('come back exactly, whole and in part, and none of them is in the data folder', async () => {
    const given = bytes()
    const hash = await save(given)
    expect([...bucket.objects.keys()]).toContain(nameOf(hash))
    expect(Buffer.compare(await read(hash), given)).toBe(0)
    const held = await transact(ours, (one) => one.contents.open(hash))
    const part: Buffer[] = []
    for await (const chunk of streamOf(held, { first: 5, last: 70_004 })) part.push(chunk as Buffer)
    expect(Buffer.compare(Buffer.concat(part), given.subarray(5, 70_005))).toBe(0)
    expect(existsSync(join(folder, 'contents', ours))).toBe(false)
  })

  test('of a few bytes stay in the database', async () => {
    await save(Buffer.from('few'))
    expect(bucket.asked).toEqual([])
  })

  test('are sent once, however often they are saved', async () => {
    const given = bytes()
    expect(new Set(await Promise.all([save(given), save(given), save(given)])).size).toBe(1)
    expect(bucket.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  })

  test('of another company are taken in within the bucket, and stay when they go there', async () => {
    const given = bytes()
    const hash = await save(given)
    const held = await transact(ours, (one) => one.contents.open(hash))
    bucket.asked.length = 0
    await transact(theirs, (one) => one.contents.take(held))
    expect(bucket.asked).toEqual([`PUT ${nameOf(hash, theirs)}`])
    await transact(ours, (one) => one.contents.discard([hash]).then(() => one.contents.dropFile(hash)))
    expect(bucket.objects.has(nameOf(hash))).toBe(false)
    await expect(read(hash)).rejects.toThrow('was deleted on')
    expect(Buffer.compare(await read(hash, theirs), given)).toBe(0)
  })

  test('are there before their row is', async () => {
    const given = bytes()
    const failed = transact(ours, async (one) => {
      await one.contents.save(given)
      expect(bucket.objects.has(nameOf(hashOf(given)))).toBe(true)
      throw new Error('it ends here')
    })
    await expect(failed).rejects.toThrow('it ends here')
    expect(await isKept(hashOf(given))).toBe(false)
    expect(Buffer.compare(await read(await save(given)), given)).toBe(0)
  })
})

describe('what goes wrong in a bucket', () => {
  test.each(['slowDown', 'hangsUp'] as const)('once (%s) is not noticed', async (fault) => {
    const given = bytes()
    bucket.fail(faults[fault], faults[fault])
    const hash = await save(given)
    bucket.fail(faults[fault])
    expect(Buffer.compare(await read(hash), given)).toBe(0)
  })

  test.each(['slowDown', 'silent', 'hangsUp'] as const)(
    'and lasts (%s) keeps from saving, in bounded time and in a sentence, and leaves no row',
    async (fault) => {
      const given = bytes()
      bucket.failAlways(faults[fault])
      const began = performance.now()
      await expect(save(given)).rejects.toMatchObject({
        code: 'Unavailable',
        message: expect.stringContaining('store of files'),
      })
      expect(performance.now() - began).toBeLessThan(6000)
      // One that has too much to do is there.
      expect(platform.shelf.isAway()).toBe(fault !== 'slowDown')
      bucket.failAlways(undefined)
      await usable()
      expect(await isKept(hashOf(given))).toBe(false)
      expect(Buffer.compare(await read(await save(given)), given)).toBe(0)
    },
  )

  test('while it is away nobody waits for it', async () => {
    const hash = await save(bytes())
    bucket.failAlways(faults.silent)
    await platform.shelf.look()
    const asked = bucket.asked.length
    await expect(read(hash)).rejects.toMatchObject({ code: 'Unavailable' })
    expect(bucket.asked.slice(asked).filter((line) => line.includes(hash))).toEqual([])
  })

  test('an answer that breaks off is gone on with where it broke', async () => {
    const given = bytes()
    const hash = await save(given)
    bucket.fail((request, ...more) => request.method === 'GET' && faults.truncates(request, ...more))
    // Its size is asked for first, which the fault leaves alone.
    expect(Buffer.compare(await read(hash), given)).toBe(0)
    expect(bucket.asked.filter((line) => line.startsWith('GET'))).toHaveLength(2)
  })

  test('one that always breaks off ends', async () => {
    const hash = await save(bytes())
    const held = await transact(ours, (one) => one.contents.open(hash))
    bucket.failAlways((_request, response) => {
      response.writeHead(206, { 'content-length': 10 })
      response.write('x', () => response.destroy())
      return true
    })
    const reading = async () => {
      for await (const _ of streamOf(held, { first: 0, last: 9 }));
    }
    await expect(reading()).rejects.toMatchObject({ code: 'Unavailable' })
  })

  test('other bytes are not given out, nor fewer, nor none', async () => {
    const hash = await save(bytes())
    bucket.fail(faults.otherBytes)
    await expect(read(hash)).rejects.toThrow('is damaged')
    const object = bucket.objects.get(nameOf(hash))!
    bucket.objects.set(nameOf(hash), object.subarray(1))
    await expect(read(hash)).rejects.toThrow('is damaged')
    bucket.objects.delete(nameOf(hash))
    await expect(read(hash)).rejects.toThrow('is missing')
  })

  test('bytes that were damaged before they were sent are not taken in', async () => {
    const given = bytes()
    const [hash, where] = [hashOf(given), join(folder, 'received')]
    writeFileSync(where, given.fill('x', 0, 1))
    const taken = transact(ours, (one) => one.contents.take({ hash, size: given.length, where }))
    await expect(taken).rejects.toThrow('is damaged')
    expect([bucket.objects.has(nameOf(hash)), await isKept(hash)]).toEqual([false, false])
  })

  test('a wrong key, and a bucket that there is not, are found out by a look', async () => {
    for (const wrong of [{ KONTOR_S3_SECRET_KEY: 'wrong' }, { KONTOR_CONTENTS: 's3://another' }]) {
      const other = testPlatform(database, { environment: { ...data, ...bucket.environment('', wrong) } })
      expect(other.shelf.isAway()).toBe(false)
      await other.shelf.look()
      expect(other.shelf.isAway()).toBe(true)
      other.shelf.close()
      await other.db.close()
    }
  })
})

describe('contents of before there was a bucket', () => {
  test('are read where they lie, moved by one command, and thrown away from either place', async () => {
    const company = platform.ids.next()
    const [one, two, gone, bad] = [bytes(), bytes(), bytes(), bytes()]
    const hashes = await on(before)(company, async ({ contents }) => [
      await contents.save(one),
      await contents.save(two),
      await contents.save(gone),
      await contents.save(bad),
    ])
    const [ofOne = '', ofTwo = '', ofGone = '', ofBad = ''] = hashes
    const place = join(folder, 'contents', company)
    expect(Buffer.compare(await read(ofOne, company), one)).toBe(0)
    await transact(company, ({ contents }) => contents.discard([ofGone]).then(() => contents.dropFile(ofGone)))
    writeFileSync(join(place, ofBad), bad.fill('x', 0, 1))
    writeFileSync(join(place, 'f'.repeat(64)), 'nobody’s')

    expect(await moveContents(platform)).toEqual({
      moved: 2,
      left: [ofBad, 'f'.repeat(64)].toSorted().map((hash) => `${company}/${hash}`),
    })
    expect(readdirSync(place).toSorted()).toEqual([ofBad, 'f'.repeat(64)].toSorted())
    expect(Buffer.compare(await read(ofOne, company), one)).toBe(0)
    expect(Buffer.compare(await read(ofTwo, company), two)).toBe(0)
    expect(bucket.objects.has(nameOf(ofBad, company))).toBe(false)
    expect(await moveContents(platform)).toMatchObject({ moved: 0 })
  })

  test('no row is without its bytes after all of this', async () => {
    for (const company of [ours, theirs])
      await transact(company, async (one) => {
        const { rows } = await sql<{ hash: string }>`
          select hash from content where bytes is null and discarded is null`.execute(one.tx)
        // One was taken out of the bucket by a test above.
        const lost = rows.filter(({ hash }) => !bucket.objects.has(nameOf(hash, company)))
        expect(lost).toHaveLength(company === ours ? 1 : 0)
      })
  })
})
