import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'

const keys = {
  trade: ['trade'],
  overview: ['trade', 'overview'],
  recent: ['trade', 'recent'],
  toEnter: ['trade', 'toEnter'],
  inbox: ['trade', 'inbox'],
  mine: (limit: number) => ['trade', 'mine', limit],
  approvals: (limit: number) => ['trade', 'approvals', limit],
} as const

/** How many documents the activity shows. */
const maxActivities = 8
/** Milliseconds over which changes that come together are answered with one look. */
const batchMs = 250

/** What waits, what falls due, how bills were answered: one call for all of it. */
export function useOverview() {
  const { api } = useKontor()
  const { today } = useWords()
  return useQuery({
    queryKey: [...keys.overview, today],
    queryFn: ({ signal }) => api.documentLists.readOverview({ query: { from: today } }, { signal }),
  })
}

/** How many received files without data wait to be entered; unknown to who may not see them. */
export function useFilesToEnter() {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: keys.toEnter,
    queryFn: async ({ signal }) =>
      (await api.scanning.listUploads({ query: { state: ['TO_REVIEW'], limit: 1 } }, { signal })).itemCount,
    enabled: may('scan.read'),
  })
}

/** How much of each kind waits for the reader, as the inbox counts it. */
export function useInboxCounts() {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.inbox,
    queryFn: ({ signal }) => api.inbox.countWork({}, { signal }),
  })
}

/** What arrived or changed last. */
export function useRecent() {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.recent,
    queryFn: ({ signal }) =>
      api.documentLists.listDocuments({ query: { limit: maxActivities, ordering: 'LastEdit' } }, { signal }),
  })
}

/** What is handed to the reader and not done, the newest first. */
export function useMine(limit: number) {
  const { api, user, may } = useKontor()
  return useQuery({
    queryKey: keys.mine(limit),
    queryFn: ({ signal }) =>
      api.assignments.listAssignments({ query: { assigneeids: [user.id], status: 'OPEN', limit } }, { signal }),
    enabled: may('assignment.read'),
    placeholderData: keepPreviousData,
  })
}

/** What waits for the reader's approval, the longest waiting first. */
export function useApprovals(limit: number) {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: keys.approvals(limit),
    queryFn: ({ signal }) => api.approvals.listWaiting({ query: { limit } }, { signal }),
    enabled: may('approval.read'),
    placeholderData: keepPreviousData,
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
      }, batchMs)
    })
    return () => {
      end()
      clearTimeout(waiting)
    }
  }, [onChanges, queries])
}
