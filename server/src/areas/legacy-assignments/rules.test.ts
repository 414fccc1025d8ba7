import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliceOf, timesOf } from './rules.ts'

const given = new Date('2026-11-02T10:00:00Z')
const deadline = new Date('2026-11-20T08:00:00Z')
const at = (day: string) => new Date(day)

test.each([
  ['nothing is said', {}, {}],
  ['days after it was given', { reminderDays: 3 }, { remindAt: at('2026-11-05T10:00:00Z') }],
  ['days before the deadline', { escalationDeadlineDays: 5 }, { escalateAt: at('2026-11-15T08:00:00Z') }],
  ['both: the first counts', { reminderDays: 30, reminderDeadlineDays: 2 }, { remindAt: at('2026-11-18T08:00:00Z') }],
  ['it expires after the deadline', { expirationDeadlineDays: 1 }, { expires: at('2026-11-21T08:00:00Z') }],
  ['what has passed is due at once', { reminderDeadlineDays: 40 }, { remindAt: given }],
])('F-162: %s', (_what, days, times) => {
  expect(timesOf(days, { given, deadline })).toEqual(times)
})

test('F-162: without a deadline nothing counts from it, and nothing is ever due before it was given', () => {
  const count = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined })
  const days = fc.record({
    reminderDays: count,
    reminderDeadlineDays: count,
    escalationDays: count,
    escalationDeadlineDays: count,
    expirationDays: count,
    expirationDeadlineDays: count,
  })
  fc.assert(
    fc.property(days, fc.boolean(), (some, hasDeadline) => {
      const times = timesOf(some, { given, deadline: hasDeadline ? deadline : undefined })
      for (const time of Object.values(times)) expect((time as Date).getTime()).toBeGreaterThanOrEqual(given.getTime())
      expect(times.expires !== undefined).toBe(
        some.expirationDays !== undefined || (hasDeadline && some.expirationDeadlineDays !== undefined),
      )
    }),
  )
})

test('F-394, F-395: a list without a limit is one page of all', () => {
  expect(sliceOf({ limit: -1, page: 4 }, 100)).toEqual({ limit: 100, page: 0 })
  expect(sliceOf({ limit: 10, page: 4 }, 100)).toEqual({ limit: 10, page: 4 })
})
