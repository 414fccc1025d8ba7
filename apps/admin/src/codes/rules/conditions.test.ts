import { expect, test } from 'vitest'
import { about, faultOf } from './conditions.ts'

const condition = { field: 'name', operator: 'CONTAINS' as const, value: 'x' }

test('a condition about another field is compared as that field can be', () => {
  expect(about(condition, 'partnerName')).toEqual({ ...condition, field: 'partnerName' })
  expect(about(condition, 'amount')).toEqual({ ...condition, field: 'amount', operator: 'AT_LEAST' })
  expect(about({ ...condition, operator: 'EQUALS' }, 'amount').operator).toBe('EQUALS')
})

test('a condition without a value, or without a number where one is compared, is not whole', () => {
  expect(faultOf(condition)).toBeUndefined()
  expect(faultOf({ ...condition, value: ' ' })).toBe('empty')
  expect(faultOf({ field: 'amount', operator: 'AT_MOST', value: 'much' })).toBe('notNumber')
  expect(faultOf({ field: 'amount', operator: 'AT_MOST', value: '12.5' })).toBeUndefined()
})
