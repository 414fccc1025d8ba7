import { expect, test } from 'vitest'
import { waysOf } from './replay.ts'

test('the ways of a replay hold each document once, those first that differ most, and in each those that differ', () => {
  const way = (steps: string[], approvals = 0) => ({
    steps,
    end: 'ACCEPT' as const,
    approvals,
    assignments: 0,
    hours: 2,
  })
  const [a, b] = [way(['a']), way(['b'], 1)]
  const ways = waysOf(
    [
      { entry: 1, now: a, before: a },
      { entry: 2, now: b, before: b },
      { entry: 3, now: b, before: a },
      { entry: 4, now: b, before: undefined },
    ],
    10,
  )
  expect(ways.map(({ way, count, differing, hours }) => [way.steps, count, differing, hours])).toEqual([
    [['b'], 3, 2, 12],
    [['a'], 1, 0, 2],
  ])
  expect(ways[0]?.examples.map(({ entry, differs }) => [entry, differs])).toEqual([
    [3, true],
    [4, true],
    [2, false],
  ])
})

test('how long a way takes that asks people is not known where they decided nothing', () => {
  const way = (approvals: number) => ({ steps: [`${approvals}`], end: null, approvals, assignments: 0, hours: 2 })
  const ways = waysOf(
    [1, 0].map((approvals) => ({ entry: approvals, now: way(approvals), before: undefined })),
    null,
  )
  expect(ways.map(({ way, hours }) => [way.approvals, hours])).toEqual([
    [1, null],
    [0, 2],
  ])
})
