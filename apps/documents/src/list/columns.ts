import type { GridColumn } from '@kontor/kit'
import type { Words } from '../kontor.ts'
import type { Filters, Ordering } from './filters.ts'

interface ColumnPlan extends Omit<GridColumn, 'id' | 'label' | 'sort' | 'onSort'> {
  readonly id: ColumnId
  readonly by?: Ordering
  /** Falls away where there is little room; the preview shows it. */
  readonly roomy?: true
}

export type ColumnId = 'type' | 'number' | 'party' | 'delivery' | 'status' | 'issued' | 'due' | 'amount'

const plan: readonly ColumnPlan[] = [
  { id: 'type', width: 'minmax(132px, 0.9fr)', roomy: true },
  { id: 'number', width: 'minmax(128px, 1fr)', by: 'ID' },
  { id: 'party', width: 'minmax(132px, 1.6fr)', by: 'SendingParty', narrow: 'top-start' },
  { id: 'delivery', width: '128px', roomy: true },
  { id: 'status', width: 'minmax(136px, 1fr)', narrow: 'bottom-start' },
  { id: 'issued', width: '92px', by: 'Date', roomy: true },
  { id: 'due', width: 'minmax(98px, 0.5fr)', by: 'DueDate', narrow: 'bottom-end' },
  { id: 'amount', width: 'minmax(124px, 0.9fr)', align: 'end', by: 'Amount', narrow: 'top-end' },
]

/** The columns for a list of this width; the amount is in all of them. */
export function columnsFor(
  roomy: boolean,
  filters: Filters,
  t: Words['t'],
  sortBy: (by: Ordering) => void,
): GridColumn[] {
  return plan
    .filter((column) => roomy || !column.roomy)
    .map(({ by, roomy: _, ...column }) => ({
      ...column,
      label: t(`list.column.${column.id}`),
      ...(by && { sort: sortOf(by, filters), onSort: () => sortBy(by) }),
    }))
}

const sortOf = (by: Ordering, filters: Filters) => {
  if (filters.ordering !== by) return 'none'
  return filters.ascending ? 'ascending' : 'descending'
}

/** A click on a head: the other way round where it already holds; else dates and amounts from the top, names from A. */
export function sorted(filters: Filters, by: Ordering): Filters {
  const ascending = filters.ordering === by ? !filters.ascending : by === 'ID' || by === 'SendingParty'
  return { ...filters, ordering: by, ascending }
}
