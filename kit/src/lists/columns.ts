/** The ids with one of them a place earlier or later; where it cannot go there, the same. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  const next = [...ids]
  if (from < 0 || to < 0 || to >= ids.length) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The columns that are shown, in the order chosen; ids that no column has (any more) fall away. */
export function shownColumns<Column extends { id: string }>(
  columns: readonly Column[],
  shown: readonly string[],
): Column[] {
  return shown.flatMap((id) => columns.find((column) => column.id === id) ?? [])
}
