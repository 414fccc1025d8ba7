import { expect, test } from 'vitest'
import { differs, waysOf } from './replay.ts'

const way = (steps: string[], asks = 0) => ({ steps, end: 'ACCEPT' as const, isLeft: false, asks, hours: 2 })

test('the ways of a replay hold each document once, those first that differ most, and in each those that differ', () => {
  const [a, b] = [way(['a']), way(['b'], 1)]
  const tried = (entry: number, now: typeof a, before: typeof a | undefined) => ({
    ...{ entry, kind: 'DOCUMENT' as const, way: now, pace: 10, differs: differs(now, before) },
  })
  const ways = waysOf([tried(1, a, a), tried(2, b, b), tried(3, b, a), tried(4, b, undefined)])
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
  const ways = waysOf(
    [1, 0].map((asks) => ({ kind: 'DOCUMENT' as const, way: way([`${asks}`], asks), pace: null, differs: false })),
  )
  expect(ways.map(({ way, hours }) => [way.asks, hours])).toEqual([
    [1, null],
    [0, 2],
  ])
})

test('documents and requisitions take ways of their own, as people take longer for one than for the other', () => {
  const ways = waysOf([
    { kind: 'DOCUMENT', way: way(['a'], 1), pace: 1, differs: false },
    { kind: 'REQUISITION', way: way(['a'], 1), pace: 30, differs: false },
  ])
  expect(ways.map(({ kind, hours }) => [kind, hours])).toEqual([
    ['DOCUMENT', 3],
    ['REQUISITION', 32],
  ])
})
