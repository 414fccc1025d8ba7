import { KontorError } from '@kontor/client'
import { expect, test } from 'vitest'
import { faultsOf, problemOf } from './sign-in-error.ts'

const now = Date.parse('2026-11-21T14:00:00Z')
const refusal = (code: string, status: number, retryAfter?: number) =>
  new KontorError(`Request failed with status code ${status}`, { code, status, retryAfter, requestId: 'r' })

test('too many tries say when to come again, where the server knows; a locked account says whom to ask', () => {
  expect(problemOf(refusal('TooManyRequests', 429, 900), now)).toEqual({
    message: 'signIn.tooManyUntil',
    values: { until: new Date('2026-11-21T14:15:00Z') },
  })
  expect(problemOf(refusal('TooManyRequests', 429), now)).toEqual({ message: 'signIn.tooMany' })
  expect(problemOf(refusal('Locked', 423), now)).toEqual({ message: 'signIn.locked' })
})

test('a wrong password, a server that is away and anything else are told apart', () => {
  expect(problemOf(refusal('WrongCredentials', 401), now).message).toBe('signIn.wrong')
  expect(problemOf(new KontorError('Network Error', { code: 'ERR_NETWORK', requestId: 'r' }), now).message).toBe(
    'signIn.unreachable',
  )
  expect(problemOf(refusal('Unexpected', 500), now)).toMatchObject({
    message: 'signIn.failed',
    values: { reason: 'Request failed with status code 500' },
  })
})

test('what is missing or no address is named at its field before anything is sent', () => {
  expect(faultsOf('', '')).toEqual({ email: 'signIn.emailMissing', password: 'signIn.passwordMissing' })
  expect(faultsOf('lena', 'x')).toEqual({ email: 'signIn.emailInvalid' })
  expect(faultsOf('lena@nordlicht.example', 'x')).toEqual({})
})
