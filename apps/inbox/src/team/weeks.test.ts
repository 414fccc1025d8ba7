import { expect, test } from 'vitest'
import { standingOn, weeksOf, within } from './weeks.ts'

const weeks = weeksOf({
  from: '2026-12-21',
  until: '2027-01-03',
  today: '2026-12-23',
  holidays: ['2026-12-25', '2027-01-01'],
})

test('a calendar is whole weeks, with its weekends and holidays', () => {
  expect(weeks.map(({ monday, holidays }) => [monday, holidays])).toEqual([
    ['2026-12-21', ['2026-12-25']],
    ['2026-12-28', ['2027-01-01']],
  ])
  expect(weeks[0]?.days.map(({ isOff }) => isOff)).toEqual([false, false, false, false, true, true, true])
  expect(weeks[0]?.days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-12-23'])
})

test('somebody is there, away, or away while work waits, which it does on workdays only', () => {
  const person = {
    absences: [{ from: '2026-12-24', until: '2026-12-29' }],
    gaps: [{ kind: 'NOBODY' as const, from: '2026-12-24', until: '2026-12-28' }],
  }
  const standing = weeks.flatMap(({ days }) => days.map((day) => standingOn(person, day)))
  expect(standing.slice(2, 10)).toEqual(['there', 'gap', 'away', 'away', 'away', 'gap', 'away', 'there'])
  expect(weeks.map((week) => within(person.absences, week))).toEqual([
    [{ from: '2026-12-24', until: '2026-12-27' }],
    [{ from: '2026-12-28', until: '2026-12-29' }],
  ])
})
