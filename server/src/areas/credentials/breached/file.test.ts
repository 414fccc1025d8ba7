import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isInFile, mustBeSorted } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-breached-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const fileOf = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const digests = Array.from({ length: 5000 }, (_, at) => sha1(`word ${at}`)).toSorted()
const lines = digests.map((digest, at) => `${digest}:${3 ** (at % 18)}`)

describe('a file of sorted hashes', () => {
  test.each([
    ['as they are published', `${lines.join('\r\n')}\r\n`],
    ['without a line at the end', lines.join('\n')],
    ['without counts, in small letters', digests.join('\n').toLowerCase()],
  ])('%s has each of its own and no other', async (name, text) => {
    const path = fileOf(name, text)
    await mustBeSorted(path)
    for (const digest of digests.filter((_, at) => at % 9 === 0 || at === digests.length - 1))
      expect(await isInFile(path, digest), digest).toBe(true)
    for (let at = 0; at < 200; at += 1) expect(await isInFile(path, sha1(`other ${at}`))).toBe(false)
    for (const beyond of ['0'.repeat(40), 'F'.repeat(40)]) expect(await isInFile(path, beyond)).toBe(false)
  })

  test('of one line has that one', async () => {
    const path = fileOf('one', `${lines[7]}\n`)
    await mustBeSorted(path)
    expect([await isInFile(path, digests[7]!), await isInFile(path, digests[8]!)]).toEqual([true, false])
  })

  test('that is damaged inside answers nothing there', async () => {
    const path = fileOf('damaged', `${lines.slice(0, 10).join('\n')}\n${'x'.repeat(400_000)}\n${lines.at(-1)}\n`)
    await mustBeSorted(path)
    await expect(isInFile(path, digests[2000]!)).rejects.toThrow('has a line that is no hash with a count')
  })

  test.each([
    ['is empty', '', 'which has other lines'],
    ['has passwords', 'password\nsecret\n', 'which has other lines'],
    ['has hashes of another kind', `${'0'.repeat(32)}:5\n${'F'.repeat(32)}:5\n`, 'which has other lines'],
    ['is sorted by count', `${lines.toReversed().join('\n')}\n`, 'which is not sorted'],
  ])('that %s is refused at the start', async (name, text, why) => {
    const path = fileOf(name, text)
    await expect(mustBeSorted(path)).rejects.toThrow(`KONTOR_BREACHED_PASSWORDS is ${path}, ${why}: set the path`)
  })

  test('that is not there, or a folder, is refused by its path', async () => {
    await expect(mustBeSorted(join(folder, 'nowhere'))).rejects.toThrow('which cannot be read (ENOENT)')
    await expect(mustBeSorted(folder)).rejects.toThrow('which cannot be read (EISDIR)')
  })
})
