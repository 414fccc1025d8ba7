import { expect, test } from 'vitest'
import { moved, orderOf } from './order.ts'

test('what is chosen comes first, and moves up and down', () => {
  const order = orderOf(['REJECTION_RATE'])
  expect(order).toEqual(['REJECTION_RATE', 'UPCOMING_PAYMENTS', 'PAYMENT_TURNAROUND', 'GO_LIVE_DATE'])
  expect(moved(order, 0, 1).slice(0, 2)).toEqual(['UPCOMING_PAYMENTS', 'REJECTION_RATE'])
  expect(moved(order, 3, -1).slice(2)).toEqual(['GO_LIVE_DATE', 'PAYMENT_TURNAROUND'])
})
