import { expect, test } from 'vitest'
import { createTestClock } from '../testing/clock.ts'
import { createSteps } from './steps.ts'

function createTrail() {
  const { clock, advance } = createTestClock()
  const taken: string[] = []
  const steps = createSteps(clock, ({ path, replace }, app) => taken.push(`${app}${path}${replace ? ' in place' : ''}`))
  const go = (path: string, replace = false, app = 'A') => steps.hear({ path, title: path, replace }, app)
  return { steps, go, taken, advance }
}

test('where an app goes step by step, each is a step to go back to', async () => {
  const { go, taken, advance } = createTrail()
  for (const path of ['/1', '/2', '/3']) {
    go(path)
    await advance(250)
  }
  expect(taken).toEqual(['A/1', 'A/2', 'A/3'])
})

test('two quick ones are two steps, and a redirect after the second is none of its own', async () => {
  const { go, taken, advance } = createTrail()
  go('/list')
  go('/item')
  go('/item/1', true)
  await advance(250)
  expect(taken).toEqual(['A/list', 'A/item/1'])
})

test('what only replaces goes on replacing', async () => {
  const { go, taken, advance } = createTrail()
  go('/?typed=a')
  go('/?typed=ab', true)
  go('/?typed=abc', true)
  await advance(250)
  expect(taken).toEqual(['A/?typed=a', 'A/?typed=abc in place'])
})

test('a flood is one step that is moved four times a second, and its last word arrives', async () => {
  const { go, taken, advance } = createTrail()
  for (let at = 0; at < 1000; at += 1) {
    go(`/${at}`)
    await advance(2)
  }
  await advance(250)
  expect(taken).toHaveLength(9)
  expect(taken[0]).toBe('A/0')
  expect(taken.slice(1).every((step) => step.endsWith(' in place'))).toBe(true)
  expect(taken.at(-1)).toBe('A/999 in place')
})

test('one app’s flood holds up no other', () => {
  const { go, taken } = createTrail()
  go('/1')
  go('/2')
  go('/1', false, 'B')
  expect(taken).toEqual(['A/1', 'B/1'])
})

test('an app that is closed, or sent elsewhere, has nothing left to say, and is heard at once when it speaks again', async () => {
  const { steps, go, taken, advance } = createTrail()
  go('/1')
  go('/2')
  steps.forget('A')
  await advance(1000)
  go('/3')
  expect(taken).toEqual(['A/1', 'A/3'])
})

test('of an app that is left in the middle of a quick step, that step is taken first, once', async () => {
  const { steps, go, taken, advance } = createTrail()
  go('/1')
  go('/list')
  steps.settle('A')
  expect(taken).toEqual(['A/1', 'A/list'])
  steps.settle('A')
  await advance(1000)
  expect(taken).toEqual(['A/1', 'A/list'])
})
