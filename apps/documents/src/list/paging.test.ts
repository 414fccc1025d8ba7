import { describe, expect, test } from 'vitest'
import type { Page, Row } from '../api/types.ts'
import { isLeap, pagesFor, placeOf, rowsOf, spanOf } from './paging.ts'

const page = (...ids: string[]) => ({ Document: ids.map((DocumentId) => ({ DocumentId }) as Row) }) as Page

describe('the pages behind the rows on the screen', () => {
  test('only what is seen is asked for, and the first page for the count', () => {
    expect(pagesFor(spanOf(0, 39, 60))).toEqual([0])
    expect(pagesFor(spanOf(50, 70, 60))).toEqual([0, 1])
    expect(pagesFor(spanOf(6_000, 6_040, 60))).toEqual([0, 100])
    expect(pagesFor(spanOf(0, -1, 60))).toEqual([0])
  })

  test('who is on their way finds the next pages there; who leaps is given what they see', () => {
    const down = spanOf(6_050, 6_090, 60, spanOf(6_000, 6_040, 60))
    expect(pagesFor(down)).toEqual([0, 100, 101, 102, 103])
    const up = spanOf(5_990, 6_030, 60, down)
    expect(pagesFor(up)).toEqual([0, 99, 100, 98, 97])
    expect(pagesFor(spanOf(30, 50, 60, spanOf(100, 119, 60)))).toEqual([0])
    const leapt = spanOf(600_000, 600_040, 60, down)
    expect(isLeap(leapt, down)).toBe(true)
    expect(pagesFor(leapt)).toEqual([0, 10_000])
  })

  test('a row stands at its place in the whole list, pages that are on their way leave gaps', () => {
    const rows = rowsOf([page('a', 'b'), undefined, page('g')], [0, 2, 3], 2)
    expect([...rows.keys()]).toEqual([0, 1, 6])
    expect(placeOf(rows, 'g')).toBe(6)
    expect(placeOf(rows, 'c')).toBeUndefined()
    expect(placeOf(rows, undefined)).toBeUndefined()
  })
})
