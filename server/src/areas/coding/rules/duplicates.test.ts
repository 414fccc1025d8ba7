import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTwice } from './duplicates.ts'

test('the first id that comes a second time is found, and only such a one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (ids) => {
      expect(firstTwice(ids)).toBe(ids.find((id, at) => ids.indexOf(id) < at))
    }),
  )
})
