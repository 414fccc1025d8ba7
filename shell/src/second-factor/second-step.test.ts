import { KontorError } from '@kontor/client'
import { expect, test } from 'vitest'
import { secondStepIn } from './second-step.ts'

const refusal = (code: string, step?: string) =>
  new KontorError('refused', {
    code,
    status: 403,
    requestId: 'r',
    body: {
      ErrorCode: code,
      Message: '',
      RequestId: 'r',
      ErrorDetail: step === undefined ? [] : [{ Key: 'Step', Value: step }],
    },
  })

test('a refusal that asks for a second step says which; no other one does', () => {
  expect(secondStepIn(refusal('SecondFactorRequired', 'CODE'))).toBe('CODE')
  expect(secondStepIn(refusal('SecondFactorRequired', 'SET_UP'))).toBe('SET_UP')
  expect(secondStepIn(refusal('SecondFactorRequired', 'SINGLE_SIGN_ON'))).toBe('SINGLE_SIGN_ON')
  expect(secondStepIn(refusal('Forbidden', 'CODE'))).toBeUndefined()
  expect(secondStepIn(new Error('away'))).toBeUndefined()
})
