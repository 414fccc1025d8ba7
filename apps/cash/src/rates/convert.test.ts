import { expect, test } from 'vitest'
import { convert } from './convert.ts'

const rates = [
  { From: 'EUR', To: 'NOK', Rate: '10', ValidFrom: '2026-11-01', Source: 'treasury' },
  { From: 'EUR', To: 'USD', Rate: '1.25', ValidFrom: '2026-11-27', Source: 'ECB' },
  { From: 'EUR', To: 'DKK', Rate: '7.46', ValidFrom: '2026-11-26', Source: 'ECB' },
  { From: 'EUR', To: 'NOK', Rate: '11', ValidFrom: '2026-11-27', Source: 'ECB' },
]

test.each([
  ['from the euro', '100', 'EUR', 'USD', { amount: '125.00', day: '2026-11-27' }],
  ['and back', '125', 'USD', 'EUR', { amount: '100.00', day: '2026-11-27' }],
  ['by way of the euro, by the older day', '12.50', 'USD', 'DKK', { amount: '74.60', day: '2026-11-26' }],
  ['by the company’s own rate first', '1', 'EUR', 'NOK', { amount: '10.00', day: '2026-11-01' }],
  ['to itself', '1.00', 'EUR', 'EUR', { amount: '1.00', day: undefined }],
  ['of no known rate', '1', 'EUR', 'XXX', undefined],
  ['of what is no number', 'x', 'EUR', 'USD', undefined],
])('%s', (_what, amount, from, to, result) => expect(convert(amount, from, to, rates)).toEqual(result))
