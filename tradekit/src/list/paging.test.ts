import { describe, expect, test } from 'vitest'
import type { Page, Row } from '../queries/types.ts'
import { areSame, isLeap, pagesFor, placeOf, rowsOf, spanOf } from './paging.ts'

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
    expect(pagesFor(spanOf(6_060, 6_110, 60, down)), 'who has left a page').toEqual(pagesFor(down))
    expect(pagesFor(spanOf(5_950, 5_990, 60, up)), 'who has left a page upwards').toEqual(pagesFor(up))
    expect(pagesFor(spanOf(30, 50, 60, spanOf(100, 119, 60)))).toEqual([0])
    const setOut = spanOf(4, 44, 60, spanOf(0, 39, 60))
    expect(pagesFor(setOut), 'who has just set out').toEqual([0, 1, 2])
    expect(pagesFor(spanOf(4, 46, 60, setOut)), 'who sees more at once').toEqual([0, 1, 2])
    const leapt = spanOf(600_000, 600_040, 60, down)
    expect(isLeap(leapt, down)).toBe(true)
    expect(pagesFor(leapt)).toEqual([0, 10_000])
  })

  test('a row stands at its place in the whole list, pages that are on their way leave gaps', () => {
    const pages = new Map([
      [0, page('a', 'b')],
      [3, page('g')],
    ])
    const rows = rowsOf(pages, 2)
    expect([...rows.keys()]).toEqual([0, 1, 6])
    expect(placeOf(rows, 'g')).toBe(6)
    expect(placeOf(rows, 'c')).toBeUndefined()
    expect(placeOf(rows, undefined)).toBeUndefined()
    expect(areSame(pages, new Map(pages))).toBe(true)
    expect(areSame(pages, new Map([...pages, [4, page()]]))).toBe(false)
    expect(areSame(pages, new Map([...pages, [3, page('g')]]))).toBe(false)
  })
})
