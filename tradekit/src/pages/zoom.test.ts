import { expect, test } from 'vitest'
import { pictureWidth, turned, zoomed } from './zoom.ts'

test.each([
  [100, 1, 125],
  [100, -1, 75],
  [300, 1, 300],
  [50, -1, 50],
] as const)('from %i%% one step of %i is %i%%', (zoom, by, expected) => {
  expect(zoomed(zoom, by)).toBe(expected)
})

test('four quarters are a whole turn', () => {
  expect([0, 90, 180, 270].map(turned)).toEqual([90, 180, 270, 0])
})

test.each([
  [500, 1, 600],
  [601, 1, 1200],
  [700, 2, 1800],
  [4000, 2, 3000],
])('a page of %i pixels on a screen of density %i is drawn %i wide', (shown, density, expected) => {
  expect(pictureWidth(shown, density)).toBe(expected)
})
