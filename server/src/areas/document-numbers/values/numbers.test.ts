import { expect, test } from 'vitest'
import { firstFree, following, numberFrom, seedOf } from './numbers.ts'

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

test('a free number is found behind ten thousand used ones in a few looks', async () => {
  let looks = 0
  const used = new Set(Array.from({ length: 10_000 }, (_, at) => numberFrom('DEFAULT', 'invoice', BigInt(at + 1))))
  const isUsed = async (number: string) => {
    looks += 1
    return used.has(number)
  }
  expect(await firstFree('INV-00001', isUsed)).toBe('INV-10001')
  expect(looks).toBeLessThan(35)
  expect(await firstFree('INV-10001', isUsed)).toBe('INV-10001')
  expect(await firstFree('Final', async () => true)).toBe('Final')
})
