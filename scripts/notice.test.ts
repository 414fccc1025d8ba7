import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockedPackages, noticeOf } from './notice.ts'

const notice = readFileSync(join(import.meta.dirname, '../NOTICE'), 'utf8')

test('NOTICE lists what is installed: npm run notice:write', () => {
  expect(notice).toBe(noticeOf(lockedPackages()))
})

test('nothing that Kontor brings along is copyleft, proprietary or without a licence', () => {
  const allowed =
    /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|MIT AND OFL-1\.1|MIT OR Apache-2\.0|\(MIT AND Zlib\)|\(MIT OR CC0-1\.0\)|LicenseRef-bpmn\.io)$/
  const licences = [...notice.matchAll(/^\S+ \S+ \((.+)\)$/gm)].map(([line, licence = '']) => ({ line, licence }))
  expect(licences.length).toBeGreaterThan(50)
  expect(licences.filter(({ licence }) => !allowed.test(licence)).map(({ line }) => line)).toEqual([])
})
