import { expect, it } from 'vitest'
import { modalCounter } from './modalPresence.ts'

it('tells of the first modal that opens and of the last that closes, not of one over another', () => {
  const states: boolean[] = []
  const enter = modalCounter((open) => states.push(open))
  const leaveFirst = enter()
  const leaveSecond = enter()
  expect(states).toEqual([true])
  leaveFirst()
  expect(states).toEqual([true])
  leaveSecond()
  expect(states).toEqual([true, false])
  enter()
  expect(states).toEqual([true, false, true])
})
