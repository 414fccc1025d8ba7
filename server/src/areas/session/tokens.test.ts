import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { homeOf, newToken } from './tokens.ts'

test('a token names the company in which it is looked up', () => {
  const company = randomUUID()
  expect(newToken(company)).toMatch(/^kt_[\w-]{22}\.[\w-]{43}$/)
  expect(homeOf(newToken(company))).toBe(company)
})

test.each(['', 'kt_', 'kt_x.y', `${newToken(randomUUID())}x`, `xx${newToken(randomUUID())}`])(
  '%j is no token',
  (text) => {
    expect(homeOf(text)).toBeUndefined()
  },
)
