import { expect, test } from 'vitest'
import { rejectionRate, timeOf } from './rates.ts'

test('the rejection rate is in per cent, finer where it is small', () => {
  expect(rejectionRate({ Answered: 120, Rejected: 5 })).toBe('4.2')
  expect(rejectionRate({ Answered: 3, Rejected: 1 })).toBe('33')
  expect(rejectionRate({ Answered: 0, Rejected: 0 })).toBe('0')
})

test('a turnaround of more than two days is told in days', () => {
  expect(timeOf(36)).toEqual({ unit: 'hours', count: 36 })
  expect(timeOf(60)).toEqual({ unit: 'days', count: 3 })
})
