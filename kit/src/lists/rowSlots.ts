/** The place of a row in the page, which is kept, and the row that stands there now. */
export interface RowSlot {
  readonly key: number
  readonly index: number
}

/** The rows that are in the page, in so many lines. */
export interface SlotWindow {
  readonly first: number
  readonly last: number
  readonly size: number
  readonly lead: number
}

/**
 * The rows from `first` to `last` in DOM order. A row that scrolls into view reuses the line of one that scrolled out:
 * changing its text costs far less than creating elements. The DOM therefore begins with any of these rows: the one of
 * `lead`, or the one that took over its line.
 */
export function slotsOf({ first, last, size, lead }: SlotWindow): RowSlot[] {
  if (last < first) return []
  return Array.from({ length: size }, (_, place) => first + remainder(lead + place - first, size))
    .filter((index) => index <= last)
    .map((index) => ({ key: index % size, index }))
}

const remainder = (value: number, size: number): number => ((value % size) + size) % size
