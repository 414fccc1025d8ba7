import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './password.ts'

test('a password fits its own hash, however its accents are composed, and no other', async () => {
  const hash = await hashPassword('caf\u00e9 at noon')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await passwordFits('cafe\u0301 at noon', hash)).toBe(true)
  expect(await passwordFits('cafe at noon', hash)).toBe(false)
})

test('without a hash nothing fits', async () => {
  expect(await passwordFits('', null)).toBe(false)
  expect(await passwordFits('anything', undefined)).toBe(false)
})
