import { expect, test } from 'vitest'
import { following, numberFrom, seedOf } from './numbers.ts'

test.each([
  ['RE-2026-0133', 'RE-2026-0134'],
  ['2026/11-0099', '2026/11-0100'],
  ['INV-999', 'INV-1000'],
  ['77', '78'],
  ['F2026-7b', 'F2026-8b'],
])('a company that numbers in its own way goes on so: %s, then %s', (last, next) => {
  expect(following(last)).toBe(next)
})

test('a number without digits has none after it', () => {
  expect(following('Final')).toBeUndefined()
})

test('a proposed number is known by its seed again, in its own channel only', () => {
  const number = numberFrom('DEFAULT', 'invoice', 42n)
  expect(number).toBe('INV-00042')
  expect(seedOf('DEFAULT', 'invoice', number)).toBe(42n)
  expect(seedOf('SHOP', 'invoice', number)).toBeUndefined()
  expect(seedOf('DEFAULT', 'invoice', 'RE-2026-0133')).toBeUndefined()
})
