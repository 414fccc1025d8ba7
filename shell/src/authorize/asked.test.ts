import { expect, test } from 'vitest'
import { askedIn } from './asked.ts'

test('a browser that a program sent here is told from one that came to work', () => {
  expect(askedIn('#/authorize')).toEqual({})
  expect(askedIn('#/authorize/invalid_client')).toEqual({ failed: 'invalid_client' })
  for (const hash of ['', '#/', '#/Kontor.Documents/', '#/authorize/<b>', '#/authorize/a/b', '#/authorized'])
    expect(askedIn(hash)).toBeUndefined()
})
