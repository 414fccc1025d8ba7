import type { Page, Row } from '../api/types.ts'

/** The pages that hold the rows from `first` to `last`; the first page always, since it knows how many rows there are. */
export function pagesFor(first: number, last: number, size: number): number[] {
  const from = Math.max(0, Math.floor(first / size))
  const to = Math.max(from, Math.floor(last / size))
  const pages = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return from === 0 ? pages : [0, ...pages]
}

/** The rows that are there, each under its place in the whole list. */
export type Rows = ReadonlyMap<number, Row>

export function rowsOf(pages: readonly (Page | undefined)[], numbers: readonly number[], size: number): Rows {
  const rows = new Map<number, Row>()
  for (const [at, page] of pages.entries()) {
    const first = (numbers[at] ?? 0) * size
    for (const [place, row] of (page?.Document ?? []).entries()) rows.set(first + place, row)
  }
  return rows
}

/** Where a document stands among the rows that are there. */
export function placeOf(rows: Rows, id: string | undefined): number | undefined {
  if (id === undefined) return undefined
  for (const [place, row] of rows) if (row.DocumentId === id) return place
  return undefined
}
