import { expect, test } from 'vitest'
import { signInLinkIn } from './sign-in-link.ts'

test('a one-time link is told from every other address', () => {
  expect(signInLinkIn('#/welcome/kt_abc.d-e_f')).toBe('kt_abc.d-e_f')
  for (const other of ['', '#/welcome/', '#/welcome/a/b', '#/Kontor.Home/', '#/authorize'])
    expect(signInLinkIn(other)).toBeUndefined()
})
