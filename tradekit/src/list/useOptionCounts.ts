import { useWords } from '../kontor.ts'
import { useCounts } from '../queries/list.ts'
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
