import { expect, it } from 'vitest'
import { fits } from './fits.ts'

it('every typed word begins a word of the text, in any order', () => {
  expect(fits('Dark theme', 'da th')).toBe(true)
  expect(fits('Dark theme', 'th da')).toBe(true)
  expect(fits('Dark theme', 'ark')).toBe(false)
  expect(fits('Dark theme', 'da x')).toBe(false)
  expect(fits('Dark theme', '')).toBe(true)
})

it('is found without its accents, by number, and in any script', () => {
  expect(fits('Zweig Lübeck', 'lub')).toBe(true)
  expect(fits('Invoice RE-2026-0871', 're 0871')).toBe(true)
  expect(fits('Invoice RE-2026-0871', 'RE-2026-08')).toBe(true)
  expect(fits('المظهر الداكن', 'الدا')).toBe(true)
})
