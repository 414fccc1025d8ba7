import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pack, unpack } from './packing.ts'

test('a content that one party has saved is not packed again for the other, to whom it is sent', () => {
  const bytes = new TextEncoder().encode('<Invoice>'.repeat(1000))
  const kept = pack(bytes)
  const read = unpack(hash('sha256', bytes), kept, bytes.length)
  expect(Buffer.from(read).equals(bytes)).toBe(true)
  expect(pack(read)).toBe(kept)
})
