import { expect, test } from 'vitest'
import { mayDelete, maySee } from './rules.ts'

const [svea, clara] = ['svea', 'clara']

test.each([
  ['COMPANY', svea, svea, true, true],
  ['COMPANY', svea, clara, true, false],
  ['COMPANY', svea, null, true, false],
  ['COMPANY', null, null, true, false],
  ['PRIVATE', svea, svea, true, true],
  ['PRIVATE', svea, clara, false, false],
  ['PRIVATE', null, null, false, false],
] as const)('a %s note of %s: %s sees it: %s, deletes it: %s', (visibility, createdBy, reader, sees, deletes) => {
  expect(maySee({ visibility, createdBy }, reader)).toBe(sees)
  expect(mayDelete({ visibility, createdBy }, reader, true)).toBe(deletes)
  expect(mayDelete({ visibility, createdBy }, reader, false)).toBe(false)
})
