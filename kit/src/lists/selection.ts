/**
 * Which rows of a list are chosen, however long it is: only `ids`, or, where `all` was chosen, every row but `ids`. A
 * server understands both: 'these', and 'all that the filter finds, except these'.
 */
export type Selection = { readonly all: boolean; readonly ids: ReadonlySet<string> }

export const noSelection: Selection = { all: false, ids: new Set() }
export const allSelected: Selection = { all: true, ids: new Set() }

export const isSelected = ({ all, ids }: Selection, id: string): boolean => all !== ids.has(id)

/** How many are chosen of `total` rows. */
export const selectedCount = ({ all, ids }: Selection, total: number): number => (all ? total - ids.size : ids.size)

/** The same with these rows chosen, or not. */
export function withSelected({ all, ids }: Selection, changed: readonly string[], on: boolean): Selection {
  const next = new Set(ids)
  for (const id of changed) {
    if (on === all) next.delete(id)
    else next.add(id)
  }
  return { all, ids: next }
}

/** All, some or none of `total` rows: how the box at the head of the column looks. */
export function extentOf(selection: Selection, total: number): 'all' | 'some' | 'none' {
  const count = selectedCount(selection, total)
  return count === 0 ? 'none' : count === total ? 'all' : 'some'
}

/** The places from one to another, either way round. */
export const placesBetween = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => Math.min(one, other) + step)
