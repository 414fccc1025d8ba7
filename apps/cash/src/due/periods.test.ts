import { describe, expect, test } from 'vitest'
import type { Calendar } from '../api.ts'
import { convertedTotal, endOf, isSupplier, periodsOf, startOf } from './periods.ts'

const sum = (Sum: string, more: object = {}) =>
  ({ Side: 'PAY', Currency: 'EUR', Count: 1, Sum, Converted: Sum, ...more }) as Calendar['Overdue'][number]

const calendar: Calendar = {
  ...{ Today: '2026-11-25', Currency: 'EUR', Rates: [] },
  Overdue: [sum('10.00')],
  Days: [
    { Day: '2026-11-27', ...sum('0.10') },
    { Day: '2026-11-29', ...sum('0.20') },
    { Day: '2026-11-30', ...sum('100', { Currency: 'DKK', Converted: '13.41' }) },
    { Day: '2026-12-01', ...sum('5.00', { Side: 'RECEIVE', Count: 9 }) },
  ],
}

describe('a calendar of what is due', () => {
  test('puts what is overdue first, then weeks from Monday to Sunday, exact', () => {
    const [late, first, second] = periodsOf(calendar, 'week')
    expect(late).toMatchObject({ id: 'overdue', from: undefined, until: '2026-11-24' })
    expect(first).toMatchObject({ from: '2026-11-25', until: '2026-11-29', sums: [{ Sum: '0.30', Count: 2 }] })
    expect(second).toMatchObject({ from: '2026-11-30', until: '2026-12-06' })
    expect(periodsOf(calendar, 'week')).toHaveLength(3)
  })

  test('or months', () => {
    expect(periodsOf(calendar, 'month').map(({ id, until }) => [id, until])).toEqual([
      ['overdue', '2026-11-24'],
      ['2026-11-01', '2026-11-30'],
      ['2026-12-01', '2026-12-31'],
    ])
  })

  test.each([
    ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
    ['week', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ] as const)('a %s that has %s begins on %s and ends on %s', (unit, date, begin, end) => {
    expect([startOf(unit, date), endOf(unit, begin)]).toEqual([begin, end])
  })

  test('says a total in the company’s currency where something is foreign and every rate is known', () => {
    const dkk = sum('100', { Currency: 'DKK', Converted: '13.41' })
    expect(convertedTotal([sum('1.00'), dkk], 'PAY', 'EUR')).toBe('14.41')
    expect(convertedTotal([sum('1.00')], 'PAY', 'EUR')).toBeUndefined()
    expect(convertedTotal([sum('1', { Currency: 'XXX', Converted: undefined })], 'PAY', 'EUR')).toBeUndefined()
  })

  test('asks first when the money comes where more comes in than goes out', () => {
    expect(isSupplier(calendar)).toBe(true)
    expect(isSupplier({ ...calendar, Days: [] })).toBe(false)
  })
})
