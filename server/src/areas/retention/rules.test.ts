import { documentTypesOfTrade } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayBy, firstClock } from '../entries/rules/index.ts'
import { isExpired, lastDayExpired, lawOf, retentionLaws, retentionOf, yearsOf } from './rules.ts'

const at = (day: string) => new Date(`${day}T06:00:00Z`)
const invoice = (issued: string, finished = issued) =>
  ({ type: 'invoice', issueDate: issued, finished: at(finished), exchanged: null }) as const

describe('the law has an invoice kept until the end of a year', () => {
  test.each([
    ['DE', '2026-03-01', '2026-11-21', '2034-12-31'],
    // Before the law that shortened it was in force.
    ['DE', '2020-03-01', '2024-12-31', '2030-12-31'],
    ['DE', '2020-03-01', '2025-01-01', '2028-12-31'],
    ['BE', '2020-03-01', '2022-12-31', '2027-12-31'],
    ['BE', '2020-03-01', '2023-01-01', '2030-12-31'],
    ['AT', '2026-12-31', '2026-12-31', '2033-12-31'],
    ['CH', '2026-01-01', '2026-11-21', '2036-12-31'],
    ['FR', '2026-01-01', '2026-11-21', '2036-12-31'],
    ['DK', '2026-01-01', '2026-11-21', '2031-12-31'],
    ['GB', '2026-01-01', '2026-11-21', '2032-12-31'],
    ['NO', '2026-01-01', '2026-11-21', '2031-12-31'],
    ['US', '2026-01-01', '2026-11-21', '2033-12-31'],
    // Not in the table: the longest time in it.
    ['AU', '2026-01-01', '2026-11-21', '2036-12-31'],
  ])('in %s one of %s, asked on %s: %s', (country, issued, today, until) => {
    expect(retentionOf(invoice(issued), lawOf(country, today))?.until).toBe(until)
  })

  test('counted from when it was finished or exchanged, where that was in a later year than its issue', () => {
    const law = lawOf('DE', '2026-11-21')
    expect(retentionOf(invoice('2025-12-30', '2026-01-02'), law)?.until).toBe('2034-12-31')
    expect(retentionOf({ ...invoice('2025-12-30'), exchanged: at('2027-01-01') }, law)?.until).toBe('2035-12-31')
    expect(retentionOf({ ...invoice('2025-12-30'), issueDate: null }, law)?.until).toBe('2033-12-31')
  })

  test.each([
    ['2026-12-31T09:59:59Z', '2034-12-31'],
    ['2026-12-31T10:00:00Z', '2035-12-31'],
    ['2026-12-31T12:00:00Z', '2035-12-31'],
    ['2027-01-01T00:00:00Z', '2035-12-31'],
  ])(
    'of two years the later, where it was exchanged while some on earth had the new year: at %s, until %s',
    (at, until) => {
      const law = lawOf('DE', '2026-11-21')
      expect(retentionOf({ ...invoice('2026-12-30'), exchanged: new Date(at) }, law)?.until).toBe(until)
      expect(retentionOf({ ...invoice('2026-12-30'), finished: new Date(at) }, law)?.until).toBe(until)
    },
  )

  test('letters, such as an order, for a shorter time where the law says so; a draft that was never finished not at all', () => {
    const law = lawOf('DE', '2026-11-21')
    expect(retentionOf({ ...invoice('2026-03-01'), type: 'order' }, law)?.until).toBe('2032-12-31')
    expect(retentionOf({ ...invoice('2026-03-01'), finished: null }, law)).toBeUndefined()
  })
})

const instants = fc.date({ min: at('2000-01-01'), max: at('2060-12-31'), noInvalidDate: true })
const days = instants.map((date) => date.toISOString().slice(0, 10))
const laws = fc.constantFrom(...retentionLaws)

test('what the night throws away is exactly what is no longer kept that day', () => {
  fc.assert(
    fc.property(
      laws,
      fc.constantFrom(...documentTypesOfTrade),
      days,
      instants,
      days,
      (law, type, issued, settled, today) => {
        const entry = { type, issueDate: issued, finished: settled, exchanged: settled }
        const { years } = yearsOf(law).find(({ types }) => types.includes(type)) ?? { years: 0 }
        const there = dayBy(firstClock, settled)
        const last = issued > there ? issued : there
        expect(last <= lastDayExpired(years, today)).toBe(isExpired(entry, law, today))
      },
    ),
  )
})
