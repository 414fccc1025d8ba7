import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptNetwork } from './kept-network.ts'

const place = mkdtempSync(join(tmpdir(), 'kontor-kept-'))
afterAll(() => rmSync(place, { recursive: true }))

test('a network is loaded once, and again where it is another one or from more than an hour ago', async () => {
  const folder = join(place, 'kept')
  let loaded = 0
  const load = async () => {
    const data = mkdtempSync(join(place, 'loaded-'))
    loaded += 1
    writeFileSync(join(data, 'network'), String(loaded))
    return data
  }
  const networkOf = async (version: string, later = 0) =>
    readFileSync(join(await keptNetwork(load, { folder, version, now: () => Date.now() + later }), 'network'), 'utf8')
  expect([await networkOf('a'), await networkOf('a'), await networkOf('b'), await networkOf('b')]).toEqual([
    '1',
    '1',
    '2',
    '2',
  ])
  expect(existsSync(join(folder, 'a'))).toBe(false)
  expect([await networkOf('b', 50 * 60_000), await networkOf('b', 61 * 60_000)]).toEqual(['2', '3'])
})

test('one that was not loaded to its end is no network', async () => {
  const folder = join(place, 'broken')
  const fails = () => keptNetwork(() => Promise.reject(new Error('stopped')), { folder, version: 'a' })
  await expect(fails()).rejects.toThrow('stopped')
  await expect(fails()).rejects.toThrow('stopped')
})
