import { expect, test } from 'vitest'
import type { App } from '../api.ts'
import { emptyPool, open } from '../frames/pool.ts'
import { changeOf } from './apps-changed.ts'

const apps = (...ids: string[]) => ids.map((Id) => ({ Id })) as unknown as App[]
const ids = (changed: readonly App[]) => changed.map(({ Id }) => Id)

test('of the company’s apps those are told of that came, and those that went while they were open', () => {
  const pool = open(open(emptyPool, 'A', '/', 5), 'B', '/', 5)
  const { come, gone } = changeOf(apps('A', 'B', 'C'), apps('A', 'D'), pool)
  expect(ids(come)).toEqual(['D'])
  // C went as well, but nobody had it open.
  expect(ids(gone)).toEqual(['B'])
})

test('where nothing has changed nothing is told', () => {
  expect(changeOf(apps('A'), apps('A'), open(emptyPool, 'A', '/', 5))).toEqual({ come: [], gone: [] })
})
