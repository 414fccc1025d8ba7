import { expect, test } from 'vitest'
import { typesMeant } from './types-meant.ts'

test.each([
  [['quotation', 'quote', 'quotationtype'], ['quote']],
  [
    ['receiptadvicetype', 'requestforquotationtype'],
    ['receiptadvice', 'requestforquotation'],
  ],
  [
    ['status', 'supplierinfo', 'reminder'],
    ['status', 'reminder'],
  ],
  [['message', 'assignment'], []],
] as const)('F-106, decision 21: a list that is asked for %j shows %j', (asked, meant) => {
  expect(typesMeant(asked)).toEqual(meant)
})
