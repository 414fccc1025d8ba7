import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'

const keys = {
  trade: ['trade'],
  overview: ['trade', 'overview'],
  recent: ['trade', 'recent'],
  mine: ['trade', 'mine'],
} as const

/** How many documents the activity shows. */
const newest = 8
/** How much of the reader's own work is shown. */
const mostOfMine = 5
/** Milliseconds over which changes that come together are answered with one look. */
const together = 250

/** What waits, what falls due, how bills were answered: one call for all of it. */
export function useOverview() {
  const { api } = useKontor()
  const { today } = useWords()
  return useQuery({
    queryKey: [...keys.overview, today],
    queryFn: ({ signal }) => api.documents.readOverview({ query: { from: today } }, { signal }),
  })
}

/** What arrived or changed last. */
export function useRecent() {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.recent,
    queryFn: ({ signal }) =>
      api.documents.listDocuments({ query: { limit: newest, ordering: 'LastEdit' } }, { signal }),
  })
}

/** What is handed to the reader and not done, the newest first. */
export function useMine() {
  const { api, user, may } = useKontor()
  return useQuery({
    queryKey: keys.mine,
    queryFn: ({ signal }) =>
      api.assignments.listAssignments(
        { query: { assigneeids: [user.id], status: 'OPEN', limit: mostOfMine } },
        { signal },
      ),
    enabled: may('assignment.read'),
  })
}

/** Keeps all of it true: what was shown stays until the next answer takes its place. */
export function useLiveUpdates(): void {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const end = onChanges('document', () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void queries.invalidateQueries({ queryKey: keys.trade })
      }, together)
    })
    return () => {
      end()
      clearTimeout(waiting)
    }
  }, [onChanges, queries])
}
