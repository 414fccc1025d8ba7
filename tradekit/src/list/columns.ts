import { type GridColumn, shownColumns } from '@kontor/kit'
import type { Words } from '../kontor.ts'
import type { ListColumn } from '../queries/types.ts'
import type { Filters, Ordering } from './filters.ts'

interface ColumnPlan extends Omit<GridColumn, 'id' | 'label' | 'sort' | 'onSort'> {
  readonly id: ListColumn
  readonly by?: Ordering
  /** Shown unless the person chose otherwise: always, or as long as there is room, the first before the others. */
  readonly usual?: 'always' | 1 | 2 | 3
}

const words = 'minmax(140px, 1.2fr)'
/** Holds a day with its year: '30 Sept 2025'. */
const dated = '110px'
const moment = 'minmax(156px, 0.7fr)'

/** Every column of the list (F-100), those first that are usual; a phone has places for five of them. */
const plan: readonly ColumnPlan[] = [
  { id: 'Type', width: 'minmax(128px, 0.9fr)', usual: 1 },
  { id: 'Id', width: 'minmax(118px, 0.8fr)', by: 'ID', usual: 'always', narrow: 'bottom-middle' },
  { id: 'Partner', width: 'minmax(150px, 1.6fr)', usual: 'always', narrow: 'top-start' },
  { id: 'Delivery', width: '124px', usual: 3 },
  { id: 'Status', width: 'minmax(144px, 1fr)', usual: 'always', narrow: 'bottom-start' },
  { id: 'Date', width: dated, by: 'Date', usual: 2 },
  { id: 'DueDate', width: `minmax(${dated}, 0.5fr)`, by: 'DueDate', usual: 'always', narrow: 'bottom-end' },
  { id: 'PaidDate', width: dated },
  { id: 'Amount', width: 'minmax(120px, 0.8fr)', align: 'end', by: 'Amount', usual: 'always', narrow: 'top-end' },
  { id: 'Open', width: 'minmax(120px, 0.8fr)', align: 'end' },
  { id: 'Currency', width: '86px' },
  { id: 'SendingParty', width: words, by: 'SendingParty' },
  { id: 'ReceivingParty', width: words },
  { id: 'SentBy', width: words },
  { id: 'Created', width: moment, by: 'Created' },
  { id: 'LastEdit', width: moment, by: 'LastEdit' },
  { id: 'Received', width: moment },
  { id: 'RequesterName', width: words },
  { id: 'Note', width: words },
  { id: 'StatusMessage', width: words },
  { id: 'AccountingSystemId', width: 'minmax(150px, 0.8fr)' },
]

/** All columns, and the one that tells the rows apart, which always stays. */
export const columnIds: readonly ListColumn[] = plan.map(({ id }) => id)
export const fixedColumn: ListColumn = 'Id'

/** The column by which the list is ordered. */
export const columnBy = (ordering: Ordering): ListColumn => plan.find(({ by }) => by === ordering)?.id ?? fixedColumn

/** What stands beside the columns, in px: the boxes to choose rows with, and what the name of a partner needs beyond its least. */
const besideColumns = 32 + 30

const leastWidthOf = ({ width }: ColumnPlan): number => Number(/(\d+)px/.exec(width)?.[1] ?? 0)

/** What is shown where nobody chose, in a list so many px wide: what is always usual, and as much else as fits beside it. */
export function usualColumns(room: number): ListColumn[] {
  const always = plan.filter(({ usual }) => usual === 'always')
  let left = always.reduce((rest, column) => rest - leastWidthOf(column), room - besideColumns)
  const shown = new Set(always)
  for (const rank of [1, 2, 3])
    for (const column of plan.filter(({ usual }) => usual === rank)) {
      left -= leastWidthOf(column)
      if (left >= 0) shown.add(column)
    }
  return plan.filter((column) => shown.has(column)).map(({ id }) => id)
}

/** Columns that were kept, as far as they are known; undefined where none were. */
export const keptColumns = (ids: readonly string[]): ListColumn[] | undefined => {
  const known = columnIds.filter((id) => ids.includes(id))
  if (known.length === 0) return undefined
  const inOrder = ids.flatMap((id) => known.find((one) => one === id) ?? [])
  return [...new Set(inOrder.includes(fixedColumn) ? inOrder : [fixedColumn, ...inOrder])]
}

/** The columns as the table takes them. */
export const columnsOf = (
  shown: readonly ListColumn[],
  filters: Filters,
  t: Words['t'],
  sortBy: (by: Ordering) => void,
): GridColumn[] =>
  shownColumns(plan, shown).map(({ by, usual: _, ...column }) => ({
    ...column,
    label: t(`list.column.${column.id}`),
    ...(by && { sort: sortOf(by, filters), onSort: () => sortBy(by) }),
  }))

const sortOf = (by: Ordering, filters: Filters) => {
  if (filters.ordering !== by) return 'none'
  return filters.ascending ? 'ascending' : 'descending'
}

/** A click on a head: the other way round where it already holds; else dates and amounts from the top, names from A. */
export function sorted(filters: Filters, by: Ordering): Filters {
  const ascending = filters.ordering === by ? !filters.ascending : by === 'ID' || by === 'SendingParty'
  return { ...filters, ordering: by, ascending }
}
