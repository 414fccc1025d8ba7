import { expect, test } from 'vitest'
import type { Platform } from '../../platform/index.ts'
import { savedContents } from './saved-content-cache.ts'

const entry = { companyId: 'company', id: 'document', contentHash: 'hash' }
const bytes = new Uint8Array([1])

test('what was saved on one platform is no other’s, and is given out once', () => {
  const [one, other] = [{} as Platform, {} as Platform]
  savedContents(one).keep(entry, bytes)
  expect(savedContents(other).take(entry)).toBeUndefined()
  expect(savedContents(one).take(entry)).toEqual({ bytes, contentHash: 'hash' })
  expect(savedContents(one).take(entry)).toBeUndefined()
})

test('the oldest gives way to what is saved later', () => {
  const saved = savedContents({} as Platform)
  const large = new Uint8Array(3 * 1024 * 1024)
  for (const id of ['first', 'second', 'third']) saved.keep({ ...entry, id }, large)
  expect(['first', 'second', 'third'].map((id) => saved.take({ ...entry, id }) !== undefined)).toEqual([
    false,
    true,
    true,
  ])
})
