import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answered,
  countOf,
  isWaiting,
  type Queue,
  type Queued,
  refused,
  withAdded,
  withoutUntried,
  withTried,
} from './queue.ts'

const one = (decisionId: string, ids: readonly string[], more: Partial<Queued> = {}): Queued => ({
  ...{ decisionId, userId: 'ada', companyId: 'ours', decision: 'APPROVE', reason: '', isTried: false },
  pieces: ids.map((id) => ({ id, name: `Invoice ${id}` })),
  ...more,
})

describe('decisions that wait for the connection', () => {
  test('are there once, however often they are kept', () => {
    const first = one('d1', ['a'])
    expect(withAdded(withAdded([], first), one('d1', ['b']))).toEqual([first])
  })

  test('are taken back until they may have reached the server', () => {
    const queue = [one('d1', ['a']), one('d2', ['b'])]
    expect(withoutUntried(queue, 'd1')).toEqual([queue[1]])
    expect(withoutUntried(withTried(queue, 'd1'), 'd1')).toHaveLength(2)
  })

  test('are gone once they are made; pieces that were not decided came too late, and stay to be read', () => {
    const queue = [one('d1', ['a', 'b']), one('d2', ['c'])]
    expect(answered(queue, 'd1', ['a', 'b'])).toEqual([queue[1]])
    const [late, other] = answered(queue, 'd1', ['b'])
    expect([late?.pieces.map(({ id }) => id), late && isWaiting(late), other]).toEqual([['a'], false, queue[1]])
    expect(refused(queue, 'd2', 'You may not.')[1]).toMatchObject({ late: { because: 'You may not.' } })
  })

  test('are never lost: whatever is answered, each piece is decided, waits, or is said to be late', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 })
    const step = fc.record({
      id: fc.constantFrom('d1', 'd2', 'd3'),
      decided: fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']),
      how: fc.constantFrom('try', 'answer', 'refuse'),
    })
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 3 }), fc.array(step), (decisions, steps) => {
        let queue: Queue = decisions.map((pieces, at) => one(`d${at + 1}`, pieces))
        let made = 0
        const all = countOf(queue)
        for (const { id, decided, how } of steps) {
          // Only what waits is sent.
          if (!queue.some((each) => each.decisionId === id && isWaiting(each))) continue
          const before = countOf(queue)
          if (how === 'try') queue = withTried(queue, id)
          if (how === 'refuse') queue = refused(queue, id, 'no')
          if (how === 'answer') queue = answered(queue, id, decided)
          made += before - countOf(queue)
        }
        expect(made + countOf(queue)).toBe(all)
      }),
    )
  })
})
