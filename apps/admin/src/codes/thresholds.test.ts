import { expect, test } from 'vitest'
import { thresholdIn, typedOf, wrongIn } from './thresholds.ts'

const typed = { threshold: '60', errorCost: '1', abstainCost: '1', correctCost: '0' }

test('a threshold is typed in percent', () => {
  const threshold = { threshold: 0.6, errorCost: 1, abstainCost: 1, correctCost: 0 }
  expect(typedOf(threshold)).toEqual(typed)
  expect(thresholdIn(typed)).toEqual(threshold)
  expect(typedOf({ ...threshold, threshold: 0.07 }).threshold).toBe('7')
})

test('F-245, F-246: 0 is a threshold, nothing is none, and nothing is likelier than certain', () => {
  expect(wrongIn({ threshold: '0', errorCost: '0', abstainCost: '0', correctCost: '0' })).toEqual([])
  expect(wrongIn({ ...typed, threshold: '', correctCost: '-1' })).toEqual(['threshold', 'correctCost'])
  expect(wrongIn({ ...typed, threshold: '100.5', errorCost: 'much' })).toEqual(['threshold', 'errorCost'])
})
