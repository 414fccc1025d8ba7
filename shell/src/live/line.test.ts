import { expect, test } from 'vitest'
import { createTestClock } from '../testing/clock.ts'
import { createLine } from './line.ts'
import { offlineAfterMs } from './state.ts'

const listening = () => {
  const { clock, advance } = createTestClock()
  const heard: string[] = []
  const line = createLine({
    clock,
    changed: () => heard.push('changed'),
    returned: () => heard.push('returned'),
    ended: () => heard.push('ended'),
  })
  return { line, heard, advance }
}

test('a person is told within two seconds that the line is lost, and no longer once it is back', async () => {
  expect(offlineAfterMs).toBeLessThan(2_000)
  const { line, advance } = listening()
  line.hear({ type: 'connected' })
  line.hear({ type: 'lost' })
  expect(line.offline.get()).toBe(false)
  await advance(offlineAfterMs)
  expect(line.offline.get()).toBe(true)
  line.hear({ type: 'connected' })
  expect(line.offline.get()).toBe(false)
})

test('what failed meanwhile is told of the return once, and not of the first connection', () => {
  const { line, heard } = listening()
  line.hear({ type: 'connected' })
  expect(heard).toEqual([])
  for (const type of ['lost', 'lost', 'connected', 'connected'] as const) line.hear({ type })
  expect(heard).toEqual(['returned'])
})
