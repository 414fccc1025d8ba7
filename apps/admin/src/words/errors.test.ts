import { expect, test } from 'vitest'
import { faultsOf } from './errors.ts'

test('a refusal is told field by field, in the server’s words', () => {
  const error = {
    body: {
      Message: 'The manifest is not valid.',
      ValidationError: [{ Message: 'mainUrl is "x".', ErrorDetail: [{ Key: 'field', Value: 'mainUrl' }] }],
    },
  }
  expect(faultsOf(error)).toEqual([{ field: 'mainUrl', message: 'mainUrl is "x".' }])
})

test('a failure on the way names no field', () => {
  expect(faultsOf(new Error('Network Error'))).toEqual([])
  expect(faultsOf(undefined)).toEqual([])
})
