import { expect, test } from 'vitest'
import { zonesAt } from './time-zones.ts'

const berlin = (now: string, language = 'en') =>
  zonesAt(new Date(now), language).find(({ Id }) => Id === 'Europe/Berlin')

test('a zone is ahead by another hour from the moment at which its clocks are set', () => {
  expect(berlin('2027-03-28T00:59:59Z')).toMatchObject({ OffsetMinutes: 60, Name: 'Central European Standard Time' })
  expect(berlin('2027-03-28T01:00:00Z')).toMatchObject({ OffsetMinutes: 120, Name: 'Central European Summer Time' })
})

test('who asks in another language is answered in theirs', () => {
  expect(berlin('2027-01-01T00:00:00Z')).toMatchObject({ Name: 'Central European Standard Time' })
  expect(berlin('2027-01-01T00:00:00Z', 'de')).toMatchObject({ Name: 'Mitteleuropäische Normalzeit' })
})

test('the zones are worked out once in a quarter of an hour, not for each who asks', () => {
  const zones = zonesAt(new Date('2027-01-01T10:00:00Z'), 'en')
  expect(zonesAt(new Date('2027-01-01T10:14:59Z'), 'en')).toBe(zones)
  expect(zonesAt(new Date('2027-01-01T10:15:00Z'), 'en')).not.toBe(zones)
})
