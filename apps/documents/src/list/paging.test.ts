import { describe, expect, test } from 'vitest'
import type { Page, Row } from '../api/types.ts'
import { pagesFor, placeOf, rowsOf } from './paging.ts'

const page = (...ids: string[]) => ({ Document: ids.map((DocumentId) => ({ DocumentId }) as Row) }) as Page

describe('the pages behind the rows on the screen', () => {
  test('only what is seen is asked for, and the first page for the count', () => {
    expect(pagesFor(0, 39, 60)).toEqual([0])
    expect(pagesFor(50, 70, 60)).toEqual([0, 1])
    expect(pagesFor(6_000, 6_040, 60)).toEqual([0, 100])
    expect(pagesFor(0, -1, 60)).toEqual([0])
  })

  test('a row stands at its place in the whole list, pages that are on their way leave gaps', () => {
    const rows = rowsOf([page('a', 'b'), undefined, page('g')], [0, 2, 3], 2)
    expect([...rows.keys()]).toEqual([0, 1, 6])
    expect(placeOf(rows, 'g')).toBe(6)
    expect(placeOf(rows, 'c')).toBeUndefined()
    expect(placeOf(rows, undefined)).toBeUndefined()
  })
})
