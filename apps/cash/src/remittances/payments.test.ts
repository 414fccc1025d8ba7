import { expect, test } from 'vitest'
import type { Remittance } from '../api.ts'
import { paymentsOf } from './payments.ts'

const line = (Key: string, Amount: string, ID: string): Remittance => ({
  ...{ Key, Day: '2026-11-27', Side: 'PAY', Partner: 'Brandt', DocumentId: ID, ID, Amount, Currency: 'EUR' },
  ByStatement: true,
})

test('the bills of one payment stand together, added up exactly', () => {
  const payments = paymentsOf([line('a', '0.10', '1'), line('b', '5.00', '2'), line('a', '0.20', '3')])
  expect(payments.map(({ sum, lines }) => [sum, lines.map(({ ID }) => ID)])).toEqual([
    ['0.30', ['1', '3']],
    ['5.00', ['2']],
  ])
})
