import { expect, test } from 'vitest'
import { begunOf } from './begun.ts'

test('no change of an order is begun while another, or its cancellation, waits for a response', () => {
  const made = (awaits?: string) => begunOf(['order', 'orderchange'], { progress: { awaits } })
  expect(made()).toEqual(['order', 'orderchange'])
  expect(made('OC-1')).toEqual(['order'])
  expect(begunOf(['orderchange'], {})).toEqual(['orderchange'])
})
