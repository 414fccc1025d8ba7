import { expect, it } from 'vitest'
import { modalCounter } from './modalPresence.ts'

it('tells of the first modal that opens and of the last that closes, not of one over another', () => {
  const told: boolean[] = []
  const enter = modalCounter((open) => told.push(open))
  const leaveFirst = enter()
  const leaveSecond = enter()
  expect(told).toEqual([true])
  leaveFirst()
  expect(told).toEqual([true])
  leaveSecond()
  expect(told).toEqual([true, false])
  enter()
  expect(told).toEqual([true, false, true])
})
