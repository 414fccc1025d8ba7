import { expect, it } from 'vitest'
import { slotsOf } from './rowSlots.ts'

const rowsAt = (first: number, lead: number) =>
  slotsOf({ first, last: first + 4, size: 5, lead }).map(({ key, index }) => `${key}:${index}`)

it('rows that come take the lines of those that go, and the others stay where they are', () => {
  expect(rowsAt(0, 0)).toEqual(['0:0', '1:1', '2:2', '3:3', '4:4'])
  expect(rowsAt(2, 0)).toEqual(['0:5', '1:6', '2:2', '3:3', '4:4'])
  expect(rowsAt(1, 2)).toEqual(['2:2', '3:3', '4:4', '0:5', '1:1'])
})

it('led by their first, rows stand in their order', () => {
  expect(rowsAt(2, 2)).toEqual(['2:2', '3:3', '4:4', '0:5', '1:6'])
  expect(rowsAt(999_995, 999_995).map((line) => line.split(':')[1])).toEqual([
    '999995',
    '999996',
    '999997',
    '999998',
    '999999',
  ])
})

it('fewer rows than lines leave lines empty; none leave all', () => {
  expect(slotsOf({ first: 0, last: 1, size: 5, lead: 0 })).toEqual([
    { key: 0, index: 0 },
    { key: 1, index: 1 },
  ])
  expect(slotsOf({ first: 0, last: -1, size: 5, lead: 0 })).toEqual([])
})
