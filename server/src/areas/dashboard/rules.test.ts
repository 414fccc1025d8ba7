import { expect, test } from 'vitest'
import { daysBetween, whyNotChoose } from './rules.ts'

test.each([
  ['nothing at all', { cards: [] }, true],
  ['each once', { cards: ['REJECTION_RATE', 'UPCOMING_PAYMENTS'] }, true],
  ['one twice', { cards: ['REJECTION_RATE', 'REJECTION_RATE'] }, false],
  ['a day that is not known', { cards: ['GO_LIVE_DATE'] }, false],
  ['a day that is', { cards: ['GO_LIVE_DATE'], goLiveDate: '2026-03-02' }, true],
] as const)('F-131: a company chooses %s', (_what, { cards, ...more }, may) => {
  expect(whyNotChoose({ cards: [...cards], ...more }) === undefined).toBe(may)
})

test.each([
  ['2026-03-02', '2026-11-21', 264],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-12-01', '2026-11-21', -10],
])('from %s to %s it is %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
