import type { Page, Row } from '../queries/types.ts'

/** The pages that hold what is on the screen, and where it is heading: up, down, or nowhere yet. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly heading: -1 | 0 | 1
}

/** A span, and the first row that was told of it. */
export interface Passed extends Span {
  readonly first: number
}

/** How many pages are asked for ahead of a reader who is on their way. */
const pagesAhead = 2

/** A step of this many pages or more is a jump: pages between are not asked for. */
const jumpPages = 4

export function spanOf(first: number, last: number, size: number, before?: Passed): Passed {
  const from = Math.max(0, Math.floor(first / size))
  const to = Math.max(from, Math.floor(last / size))
  if (!before || isLeap({ from }, before)) return { first, from, to, heading: 0 }
  const heading = first > before.first ? 1 : first < before.first ? -1 : before.heading
  // A page that is left is let go of with the next one that comes: the list is drawn once for both.
  if (heading > 0 && to === before.to) return { first, from: Math.min(from, before.from), to, heading }
  if (heading < 0 && from === before.from) return { first, from, to: Math.max(to, before.to), heading }
  return { first, from, to, heading }
}

export const isLeap = (span: Pick<Span, 'from'>, before: Pick<Span, 'from'>): boolean =>
  Math.abs(span.from - before.from) >= jumpPages

/**
 * The pages to ask for: the first always, since it knows how many rows there are, then those on the screen, then those
 * ahead.
 */
export function pagesFor({ from, to, heading }: Span): number[] {
  const seen = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const edge = heading > 0 ? to : from
  const next = heading === 0 ? [] : Array.from({ length: pagesAhead }, (_, at) => edge + heading * (at + 1))
  return [...new Set([0, ...seen, ...next.filter((page) => page >= 0)])]
}

/** The rows that are there, each under its place in the whole list. */
export type Rows = ReadonlyMap<number, Row>

/** The pages that are there, each under its number. */
export type Pages = ReadonlyMap<number, Page>

export function rowsOf(pages: Pages, size: number): Rows {
  const rows = new Map<number, Row>()
  for (const [number, page] of pages)
    for (const [place, row] of page.Document.entries()) rows.set(number * size + place, row)
  return rows
}

export const areSame = (one: Pages, other: Pages): boolean =>
  one.size === other.size && [...one].every(([number, page]) => other.get(number) === page)

/** Where a document stands among the rows that are there. */
export function placeOf(rows: Rows, id: string | undefined): number | undefined {
  if (id === undefined) return undefined
  for (const [place, row] of rows) if (row.DocumentId === id) return place
  return undefined
}
