import { expect, test } from 'vitest'
import type { Row } from '../queries/types.ts'
import { selectionSums } from './selection-sums.ts'

const row = (Amount: string | undefined, Currency: string | undefined, type = 'invoice') =>
  ({ Amount, Currency, DocumentType: { type } }) as Pick<Row, 'Amount' | 'Currency' | 'DocumentType'>

test('rows add up by currency, to the last digit', () => {
  expect(
    selectionSums([row('0.10', 'EUR'), row('9007199254740993.2', 'EUR'), row('500', 'JPY'), row('1', 'JPY')]),
  ).toEqual([
    { Currency: 'EUR', Sum: '9007199254740993.30' },
    { Currency: 'JPY', Sum: '501' },
  ])
})

test('a credit note is subtracted, and what has no amount counts nothing', () => {
  expect(
    selectionSums([row('10.00', 'EUR'), row('10.05', 'EUR', 'creditnote'), row(undefined, undefined, 'despatch')]),
  ).toEqual([{ Currency: 'EUR', Sum: '-0.05' }])
  expect(selectionSums([row('-3', 'EUR', 'creditnote')])).toEqual([{ Currency: 'EUR', Sum: '3' }])
})
