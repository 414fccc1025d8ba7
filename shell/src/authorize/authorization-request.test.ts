import { expect, test } from 'vitest'
import { authorizationRequestIn } from './authorization-request.ts'

test('a browser that a program sent here is told from one that came to work', () => {
  expect(authorizationRequestIn('#/authorize')).toEqual({})
  expect(authorizationRequestIn('#/authorize/invalid_client')).toEqual({ failed: 'invalid_client' })
  for (const hash of ['', '#/', '#/Kontor.Documents/', '#/authorize/<b>', '#/authorize/a/b', '#/authorized'])
    expect(authorizationRequestIn(hash)).toBeUndefined()
})
