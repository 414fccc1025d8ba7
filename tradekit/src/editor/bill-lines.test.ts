import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Nameable } from '../queries/types.ts'
import { asAllowances, billLine, leftOut, levelAfter, names, withBill } from './bill-lines.ts'
import { emptyLine } from './lines.ts'

const bill: Nameable = {
  DocumentId: '6f1c3c5e-0f0a-4a52-9a52-0d2f3a3f0c11',
  ID: 'INV-1',
  type: 'invoice',
  Currency: 'EUR',
  Amount: '119.00',
  Discount: '2.38',
}

test('a bill that is ticked takes the place of the line that nobody has written into, and is known again', () => {
  const [line, ...others] = withBill([emptyLine('1', undefined)], bill, 'paid')
  expect(others).toEqual([])
  expect(line).toEqual(billLine(bill, 'paid', '1'))
  expect(line && names(line, bill)).toBe(true)
  expect(withBill([line!], { ...bill, DocumentId: 'other', ID: 'INV-2' }, 'paid').map(({ id }) => id)).toEqual([
    '1',
    '2',
  ])
})

test('a line that was written by hand names a bill by its number, and one of another id does not', () => {
  expect(names({ ...billLine(bill, 'paid', '1'), document: { id: 'INV-1' } }, bill)).toBe(true)
  expect(names({ ...billLine(bill, 'paid', '1'), document: { id: 'INV-1', uuid: 'other' } }, bill)).toBe(false)
})

test('what is typed of a discount and a difference is what is read again', () => {
  const amount = fc.constantFrom('', '2.38', '0.01', '-5.00', '1200')
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('', 'Short delivery'), (discount, difference, reason) => {
      const typed = { discount: discount.replace('-', ''), difference, reason }
      expect(leftOut({ allowances: asAllowances(typed) })).toEqual(typed)
    }),
  )
})

test('what is owed says since when it is due, and what was reminded of is reminded of once more', () => {
  const { Discount: _, ...open } = bill
  const owed = { ...open, DueDate: '2026-10-15' }
  expect(billLine(owed, 'owed', '1')).toMatchObject({ price: '119.00', period: { start: '2026-10-15' } })
  expect(billLine(bill, 'paid', '1').period).toBeUndefined()
  const reminded = { NamedBy: { DocumentId: bill.DocumentId, ID: 'REM-2', type: 'reminder' as const, Level: 2 } }
  expect([levelAfter([]), levelAfter([bill]), levelAfter([bill, reminded])]).toEqual(['1', '1', '3'])
})
