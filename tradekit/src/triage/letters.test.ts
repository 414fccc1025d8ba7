import { expect, test } from 'vitest'
import { letteredActions, letters } from './letters.ts'

test('each action that has a letter has one of its own, and none takes a key of the screens', () => {
  const taken = letteredActions.map((action) => letters[action])
  expect(new Set([...taken, 'J', 'K', 'E', 'G']).size).toBe(taken.length + 4)
})
