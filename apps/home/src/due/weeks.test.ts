import { expect, test } from 'vitest'
import type { Overview } from '../api/types.ts'
import { dueRows, sidesOf, weekRange } from './weeks.ts'

const eur = (Type: number, Sum: string) => ({ Currency: 'EUR', Type, Sum })
const overview: Pick<Overview, 'Waiting' | 'Due'> = {
  Waiting: [
    { Group: 'overduePurchases', Count: 0, Sums: [] },
    { Group: 'overdueSales', Count: 1, Sums: [eur(1, '100.00')] },
  ],
  Due: [
    { Week: '2026-11-30', Count: 1, ...eur(1, '20.10') },
    { Week: '2026-11-23', Count: 2, ...eur(1, '7.30') },
    { Week: '2026-11-23', Count: 1, Currency: 'DKK', Type: 1, Sum: '9.00' },
  ],
}

test('F-102: a supplier reads when money comes: late first, then week by week, by currency', () => {
  const rows = dueRows(overview)
  expect(rows.map(({ week, receive }) => [week, receive.map(({ Currency, Sum }) => `${Currency} ${Sum}`)])).toEqual([
    ['overdue', ['EUR 100.00']],
    ['2026-11-23', ['EUR 7.30', 'DKK 9.00']],
    ['2026-11-30', ['EUR 20.10']],
  ])
  expect(sidesOf(rows)).toEqual(['receive'])
})

test('a week is written with its first and last day', () => {
  expect(weekRange('2026-11-30', 'en-US').replaceAll(/\s/g, ' ')).toBe('Nov 30 – Dec 6, 2026')
  expect(weekRange('2026-11-23', 'de-DE').replaceAll(/\s/g, ' ')).toBe('23.–29.11.2026')
})
