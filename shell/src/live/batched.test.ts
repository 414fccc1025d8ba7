import { createManualClock } from '@kontor/hub'
import { expect, test } from 'vitest'
import { batched, batchPauseMs } from './batched.ts'

/** A clock that stands still until time passes, and what was told by then: the position, and how many objects. */
function telling() {
  const clock = createManualClock()
  const announced: string[] = []
  const line = batched(clock, ({ position, items }) =>
    announced.push(`${position}: ${items.map(({ id }) => id).join(' ')}`),
  )
  let position = 0
  return {
    announced,
    stop: line.stop,
    comes(...ids: string[]) {
      position += 1
      line.add({ position: String(position), items: ids.map((id) => ({ kind: 'document', id })) })
    },
    pass: clock.pass,
  }
}

test('a change is told at once, and so is the next behind the pause', () => {
  const { announced, comes, pass } = telling()
  comes('a')
  expect(announced).toEqual(['1: a'])
  pass(batchPauseMs)
  comes('b')
  expect(announced).toEqual(['1: a', '2: b'])
})

test('of many that come close behind each other, each object is told of once and none is left out', () => {
  const { announced, comes, pass } = telling()
  comes('a')
  comes('b')
  pass(batchPauseMs - 1)
  comes('c', 'b')
  expect(announced).toEqual(['1: a'])
  pass(1)
  expect(announced).toEqual(['1: a', '3: b c'])
  comes('d')
  expect(announced).toHaveLength(2)
  pass(batchPauseMs)
  expect(announced.at(-1)).toBe('4: d')
})

test('a page that is left hears of nothing more', () => {
  const { announced, comes, pass, stop } = telling()
  comes('a')
  comes('b')
  stop()
  pass(batchPauseMs)
  expect(announced).toEqual(['1: a'])
})
