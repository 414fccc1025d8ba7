import { expect, it } from 'vitest'
import { matchesQuery } from './matchesQuery.ts'

it('every typed word begins a word of the text, in any order', () => {
  expect(matchesQuery('Dark theme', 'da th')).toBe(true)
  expect(matchesQuery('Dark theme', 'th da')).toBe(true)
  expect(matchesQuery('Dark theme', 'ark')).toBe(false)
  expect(matchesQuery('Dark theme', 'da x')).toBe(false)
  expect(matchesQuery('Dark theme', '')).toBe(true)
})

it('is found without its accents, by number, and in any script', () => {
  expect(matchesQuery('Zweig Lübeck', 'lub')).toBe(true)
  expect(matchesQuery('Invoice RE-2026-0871', 're 0871')).toBe(true)
  expect(matchesQuery('Invoice RE-2026-0871', 'RE-2026-08')).toBe(true)
  expect(matchesQuery('المظهر الداكن', 'الدا')).toBe(true)
  expect(matchesQuery('المظهر الداكن', 'داكن')).toBe(true)
})
