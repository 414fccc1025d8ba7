import type { ExportQuery, ListColumn, ListQuery } from '../api/types.ts'
import type { Filters, View } from './filters.ts'

/** Rows asked for at a time. */
export const pageSize = 60

/** What each quick view asks of the service; the counts on the tabs are counted by the same conditions there. */
const asked: Record<View, Pick<ListQuery, 'state' | 'onlydrafts' | 'toanswer'>> = {
  all: {},
  toAnswer: { toanswer: true },
  overdue: { state: ['OVERDUE'] },
  disputed: { state: ['DISPUTED_BY_RECEIVER'] },
  drafts: { onlydrafts: true },
}

/** What a list and its export are both narrowed by. */
type Selected = Omit<ExportQuery, 'column' | 'ordering' | 'ascending'>

/** The part of a query that says which documents; the list and its export share it, so that both show the same. */
export function selection(filters: Filters): Selected {
  const view = asked[filters.view]
  const states = view.state ?? filters.states
  return {
    onlydrafts: view.onlydrafts ?? false,
    ...(view.toanswer ? { toanswer: true } : {}),
    ...(filters.types.length > 0 ? { type: [...filters.types] } : {}),
    ...(filters.folder ? { stag: [filters.folder] } : {}),
    ...(states.length > 0 ? { state: [...states] } : {}),
    ...(filters.text.trim() ? { q: filters.text.trim() } : {}),
  }
}

/** One page of the list. Only the first asks for the sums: they are the same on every page. */
export const pageQuery = (filters: Filters, page: number): ListQuery => ({
  ...selection(filters),
  limit: pageSize,
  page,
  ordering: filters.ordering,
  ascending: filters.ascending,
  totals: page === 0,
})

/** The list as a file: the same documents in the same order, with the columns that are shown. */
export const exportQuery = (filters: Filters, columns: readonly ListColumn[] | undefined): ExportQuery => ({
  ...selection(filters),
  ordering: filters.ordering,
  ascending: filters.ascending,
  ...(columns && { column: [...columns] }),
})
