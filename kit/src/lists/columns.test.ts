import { expect, it } from 'vitest'
import { moved, shownColumns } from './columns.ts'

it('a column goes one place earlier or later, and stops at both ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c'])
})

it('columns stand in the order chosen; a remembered one that is no more falls away', () => {
  const columns = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(shownColumns(columns, ['c', 'gone', 'a'])).toEqual([{ id: 'c' }, { id: 'a' }])
})
