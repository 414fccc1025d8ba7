import { expect, test } from 'vitest'
import { whyNotChoose } from './rules.ts'

test.each([
  ['nothing at all', { cards: [] }, true],
  ['each once', { cards: ['REJECTION_RATE', 'UPCOMING_PAYMENTS'] }, true],
  ['one twice', { cards: ['REJECTION_RATE', 'REJECTION_RATE'] }, false],
  ['a day that is not known', { cards: ['GO_LIVE_DATE'] }, false],
  ['a day that is', { cards: ['GO_LIVE_DATE'], goLiveDate: '2026-03-02' }, true],
] as const)('F-131: a company chooses %s', (_what, { cards, ...more }, may) => {
  expect(whyNotChoose({ cards: [...cards], ...more }) === undefined).toBe(may)
})
