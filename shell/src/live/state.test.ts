import { expect, test } from 'vitest'
import { after, hasMissed, isOffline, type LiveMessage, notYet, offlineAfterMs } from './state.ts'

const afterMessages = (...messages: [LiveMessage['type'], number][]) =>
  messages.reduce((state, [type, now]) => {
    const message: LiveMessage = type === 'changes' ? { type, changes: { position: '1', items: [] } } : { type }
    return after(state, message, now)
  }, notYet)

test('a short gap is not worth a word', () => {
  const lost = afterMessages(['connected', 0], ['lost', 1_000])
  expect(isOffline(lost, 1_000 + offlineAfterMs - 1)).toBe(false)
  expect(isOffline(lost, 1_000 + offlineAfterMs)).toBe(true)
})

test('the gap counts from the first loss, however many tries fail', () => {
  const lost = afterMessages(['connected', 0], ['lost', 1_000], ['lost', 5_000], ['lost', 10_500])
  expect(isOffline(lost, 1_000 + offlineAfterMs)).toBe(true)
})

test('once the line is back, all is well', () => {
  expect(isOffline(afterMessages(['lost', 0], ['connected', 60_000]), 60_000)).toBe(false)
  expect(afterMessages(['lost', 0], ['changes', 60_000]).line).toBe('connected')
})

test('an ended session is not a lost line', () => {
  expect(afterMessages(['lost', 0], ['ended', 60_000])).toEqual({ line: 'ended', lostAt: undefined })
})

test('who joins a stream missed what it has told behind the position that they come with', () => {
  expect(hasMissed('9', '10')).toBe(true)
  expect(hasMissed('10', '10')).toBe(false)
  expect(hasMissed('10', '9')).toBe(false)
})
