import { describe, expect, test } from 'vitest'
import type { Requisition } from './api.ts'
import { canBeSaved, inputOf, typedOf } from './lines.ts'

const coding = [{ listId: '0192f0c1-aaaa-7000-8000-000000000001', code: '6815', label: 'Office supplies' }]
const written = {
  ...{ Name: 'Pens', Description: 'blue', Note: 'Deliver to the porter', SellersItemID: 'P-1' },
  ...{ Quantity: { value: '2', unitCode: 'C62' }, Price: { value: '3.50', currencyID: 'EUR' } },
  ...{ CommodityCode: '44121706', CommodityScheme: 'UNSPSC', AccountingCostCode: '4100' },
  ...{ SupplierConnectionId: '0192f0c1-bbbb-7000-8000-000000000001', Tax: { Category: 'S', Percent: '19' } },
  ...{ RequestedDeliveryDate: '2027-01-15', RequisitionPurposeCode: 'OFFICE', Coding: coding },
}

describe('a draft that a program wrote', () => {
  test('loses nothing where somebody opens it on the screen and saves it', () => {
    const Lines = [
      { ...written, ID: '1', Kind: 'plain' },
      { ...written, ID: '2', Kind: 'bundle' },
      { ...written, ID: '3', Kind: 'bundle', MasterId: '2' },
    ]
    const saved = { ID: 'REQ-00001', Currency: 'EUR', Lines } as Requisition
    expect(inputOf(typedOf(saved)).Lines).toEqual(Lines)
  })
})

describe('what is typed can be saved', () => {
  const Lines = [{ ...written, ID: '1', Kind: 'plain' }]
  const typed = typedOf({ ID: 'REQ-00001', Currency: 'EUR', Lines } as Requisition)
  const [line] = typed.lines

  test.for([
    ['as it is', {}, true],
    ['with a day', { neededBy: '2027-01-15' }, true],
    ['with half a day', { neededBy: '2027-01-' }, false],
    ['with a line without a quantity', { lines: [{ ...line, quantity: '' }] }, false],
    ['as a blanket order', { blanket: { from: '2027-01-01', until: '2027-12-31' } }, true],
    ['as a blanket order without its last day', { blanket: { from: '2027-01-01', until: '' } }, false],
    ['as a blanket order that ends before it begins', { blanket: { from: '2027-01-02', until: '2027-01-01' } }, false],
  ] as const)('%s', ([, change, can]) => {
    expect(canBeSaved({ ...typed, ...change } as typeof typed)).toBe(can)
  })
})
