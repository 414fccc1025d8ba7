import { expect, test } from 'vitest'
import { everyArea, sizeOfEveryArea, sizeOfThreeAreas, threeAreas } from './client-size.ts'

test('the client of every area brings 30 kB at most beside axios', { timeout: 60_000 }, async () => {
  expect(await sizeOfEveryArea()).toBeLessThanOrEqual(everyArea)
})

test('a page that uses three areas pays for three: 5 kB at most', { timeout: 60_000 }, async () => {
  expect(await sizeOfThreeAreas()).toBeLessThanOrEqual(threeAreas)
})
