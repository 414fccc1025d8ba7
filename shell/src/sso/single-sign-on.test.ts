import { expect, test } from 'vitest'
import { providerAnswerIn } from './single-sign-on.ts'

test('what an identity provider sends a browser back with is told from every other address', () => {
  expect(providerAnswerIn('?code=a&state=b&iss=c')).toBe('code=a&state=b&iss=c')
  expect(providerAnswerIn('?error=access_denied&state=b')).toBe('error=access_denied&state=b')
  for (const other of ['', '?code=a', '?state=b', '?x=y']) expect(providerAnswerIn(other)).toBeUndefined()
})
