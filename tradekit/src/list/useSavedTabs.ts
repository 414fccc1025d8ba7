import { useProperty } from '@kontor/sdk/react'
import { useMemo } from 'react'
import { useKontor } from '../kontor.ts'
import { useSharedFilters } from '../queries/shared-filters.ts'
import { readSaved, type Saved } from './saved.ts'

/** The filters that stand beside the quick views: the reader's own, and those that colleagues share. */
export function useSavedTabs(): readonly Saved[] {
  const { company } = useKontor()
  const [kept] = useProperty(`documents.filters.${company.id}`)
  const shared = useSharedFilters()
  return useMemo(() => {
    const own = readSaved(kept)
    return [...own, ...shared.filter(({ name }) => !own.some((one) => one.name === name))]
  }, [kept, shared])
}
