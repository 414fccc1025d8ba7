import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openProtocolSuite } from './support/protocol.ts'

/** The suite that `hub/src/protocol.test.ts` runs over windows in memory, over real ones. */
const { page, names, close } = await openProtocolSuite()
afterAll(close)

test('every requirement of docs/protocol.md is tested over real frames', () => {
  const required = readFileSync(join(import.meta.dirname, '../docs/protocol.md'), 'utf8').matchAll(/^\| (P-\d+) \|/gm)
  const tested = new Set(names.flatMap((name) => name.match(/P-\d+/g) ?? []))
  expect([...required].map(([, number]) => number).filter((number = '') => !tested.has(number))).toEqual([])
})

test.each(names)('%s', async (name) => {
  const failure = await page.evaluate((which) => protocolTests.run(which).then(() => '', String), name)
  expect(failure).toBe('')
})
