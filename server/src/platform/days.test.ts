import { expect, test } from 'vitest'
import { dayIn, lastMorning } from './days.ts'

test.each([
  ['in winter', 'Europe/Berlin', '2026-11-22T04:59:59Z', '2026-11-21T05:00:00.000Z'],
  ['in winter, as it begins', 'Europe/Berlin', '2026-11-22T05:00:00Z', '2026-11-22T05:00:00.000Z'],
  ['the day on which clocks go back', 'Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-25T05:00:00.000Z'],
  ['the night in which clocks went back', 'Europe/Berlin', '2026-10-25T02:30:00Z', '2026-10-24T04:00:00.000Z'],
  ['the night in which clocks went forward', 'Europe/Berlin', '2027-03-28T01:30:00Z', '2027-03-27T05:00:00.000Z'],
  ['where the day began before', 'Pacific/Kiritimati', '2026-11-21T20:00:00Z', '2026-11-21T16:00:00.000Z'],
  ['where it is still yesterday', 'America/New_York', '2026-11-22T10:30:00Z', '2026-11-21T11:00:00.000Z'],
  ['where clocks stand at half past', 'Asia/Kolkata', '2026-11-22T01:00:00Z', '2026-11-22T00:30:00.000Z'],
])('the last morning: %s', (_, zone, now, morning) => {
  expect(lastMorning(zone, new Date(now)).toISOString()).toBe(morning)
})

test('a day is that of the zone', () => {
  const now = new Date('2026-03-28T23:30:00Z')
  expect([dayIn('Europe/Berlin', now), dayIn('UTC', now)]).toEqual(['2026-03-29', '2026-03-28'])
})
