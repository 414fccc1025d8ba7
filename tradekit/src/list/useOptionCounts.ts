import { useMemo } from 'react'
import { useWords } from '../kontor.ts'
import { useCounts } from '../queries/list.ts'
import type { DocumentState } from '../words/types.ts'
import { type Filters, isNarrowed } from './filters.ts'

/** How many documents a value of a filter would show; known of types and states where nothing else narrows the list. */
export function useOptionCounts(filters: Filters) {
  const { format } = useWords()
  const counts = useCounts().data
  return (filter: string, value: string) => {
    if (counts === undefined || !isAlone(filter, filters)) return undefined
    const found =
      filter === 'type'
        ? counts.types.find(({ type }) => type === value)
        : counts.states.find(({ state }) => state === value)
    return found && { value: found.count, text: format.count(found.count) }
  }
}

const isAlone = (filter: string, filters: Filters): boolean => {
  if (filters.view !== 'all') return false
  if (filter === 'type') return !isNarrowed({ ...filters, types: [] })
  return filter === 'state' && !isNarrowed({ ...filters, states: [] })
}

/** The states in which documents of the company are; the others would show nothing. */
export function useReachedStates(): ReadonlySet<DocumentState> | undefined {
  const counts = useCounts().data
  return useMemo(
    () => counts && new Set(counts.states.flatMap(({ state, count }) => (count > 0 ? [state] : []))),
    [counts],
  )
}
