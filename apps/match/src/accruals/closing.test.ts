import { expect, test } from 'vitest'
import { closingOf, lastClosing } from './closing.ts'

test.each([
  ['2026-11-28', '2026-10-31'],
  ['2026-03-01', '2026-02-28'],
  ['2028-03-31', '2028-02-29'],
  ['2027-01-15', '2026-12-31'],
])('on %s books are closed to %s', (today, closing) => expect(lastClosing(today)).toBe(closing))

test('an address names another day, and what is no day is passed over', () => {
  const of = (search: string) => closingOf(new URLSearchParams(search), '2026-11-28')
  expect([of('day=2026-09-30'), of('day=2026-09-31'), of('day=x'), of('')]).toEqual([
    '2026-09-30',
    '2026-10-31',
    '2026-10-31',
    '2026-10-31',
  ])
})
