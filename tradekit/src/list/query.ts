import { documentQueryOf } from '@kontor/sdk'
import type { ExportQuery, ListColumn, ListQuery } from '../queries/types.ts'
import type { Filters, View } from './filters.ts'

/** Rows asked for at a time. */
export const pageSize = 60

/** What each quick view asks of the service; the counts on the tabs are counted by the same conditions there. */
const asked: Record<View, Pick<ListQuery, 'state' | 'onlydrafts' | 'toanswer' | 'assignee'>> = {
  all: {},
  mine: { assignee: 'me' },
  toAnswer: { toanswer: true },
  overdue: { state: ['OVERDUE'] },
  disputed: { state: ['DISPUTED_BY_RECEIVER'] },
  drafts: { onlydrafts: true },
}

/** What a list and its export are both narrowed by. */
type Selected = Omit<ExportQuery, 'column' | 'words' | 'ordering' | 'ascending'>

/** The part of a query that says which documents; the list and its export share it, so that both show the same. */
export function selection(filters: Filters): Selected {
  const view = asked[filters.view]
  const states = view.state ?? filters.states
  const { text, partner, group, currency } = filters
  const assignee = view.assignee ?? filters.assignee
  const narrowed = {
    ...(filters.types.length > 0 ? { type: [...filters.types] } : {}),
    ...(states.length > 0 ? { state: [...states] } : {}),
    ...(text.trim() ? { q: text.trim() } : {}),
  }
  return {
    onlydrafts: view.onlydrafts ?? false,
    ...(view.toanswer ? { toanswer: true } : {}),
    ...(filters.saved ? savedSelection(narrowed) : narrowed),
    ...(filters.folder ? { stag: [filters.folder] } : {}),
    ...(filters.tags.length > 0 ? { tag: [...filters.tags] } : {}),
    ...(partner ? { connection: partner } : {}),
    ...(group ? { group } : {}),
    ...(currency ? { currency } : {}),
    ...(assignee ? { assignee } : {}),
    ...filters.span,
  }
}

/** What a saved filter shows (F-106 to F-110): drafts too, both directions of Delivered, never what is archived. */
function savedSelection({ type, state, q }: Pick<Selected, 'type' | 'state' | 'q'>): Selected {
  const {
    limit: _,
    page: __,
    // Our own lists show reminders, too, which the API's list of types does not name.
    type: ___,
    ...query
  } = documentQueryOf({
    ...(type && { types: type }),
    ...(state && { states: state }),
    ...(q && { q }),
  })
  return { ...query, ...(type && { type }) }
}

/** One page of the list. Only the first asks for the sums: they are the same on every page. */
export const pageQuery = (filters: Filters, page: number): ListQuery => ({
  ...selection(filters),
  limit: pageSize,
  page,
  ordering: filters.ordering,
  ascending: filters.ascending,
  totals: page === 0,
  actions: true,
})

/** The list as a file: the same documents in the same order, with the columns that are shown. */
export const exportQuery = (filters: Filters, columns: readonly ListColumn[] | undefined): ExportQuery => ({
  ...selection(filters),
  ordering: filters.ordering,
  ascending: filters.ascending,
  words: true,
  ...(columns && { column: [...columns] }),
})
