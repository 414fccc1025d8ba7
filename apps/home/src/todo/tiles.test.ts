import { expect, test } from 'vitest'
import type { Waiting } from '../api/types.ts'
import { sorted, tiles } from './tiles.ts'

const group = (Group: Waiting['Group'], Count: number): Waiting => ({ Group, Count, Sums: [] })

test('what presses most comes first; what there is nothing of takes no tile', () => {
  const here = sorted([
    group('drafts', 2),
    { Group: 'toEnter', Count: 1, Sums: [] },
    group('toAnswer', 3),
    group('failed', 0),
    group('disputed', 1),
  ])
  expect(here.map(({ Group }) => Group)).toEqual(['toAnswer', 'toEnter', 'disputed', 'drafts'])
})

test('each tile leads to the list of just what it counts', () => {
  expect(tiles.toAnswer.path).toBe('/?view=toAnswer')
  expect(tiles.overdueSales.path).toBe('/?view=overdue&folder=sales')
  expect(tiles.toConfirm.path).toBe('/?folder=sales&state=PAID_UNCONFIRMED')
})
