import { expect, test } from 'vitest'
import { byLikeness } from './likeness.ts'

test('codes that begin with what was typed come before those that only carry its words, each in their order', () => {
  expect(byLikeness(['7000', '4940', 'K-49', '4930'], ' 49')).toEqual(['4930', '4940', '7000', 'K-49'])
  expect(byLikeness(['b', 'K-1', 'a', 'k-0'], 'K')).toEqual(['K-1', 'k-0', 'a', 'b'])
  expect(byLikeness(['b', 'a'], '')).toEqual(['a', 'b'])
})
