import { Skeleton } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import type { Filters } from './filters.ts'
import type { Creation } from './ListActions.tsx'
import { Failed, NoDocuments } from './NoDocuments.tsx'

export interface InsteadProps {
  readonly count: number | undefined
  readonly error: Error | null
  readonly onAgain: () => void
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
  readonly creation: Creation
}

/** What stands in the place of rows, where there are none to show. */
export function insteadOfRows({ count, error, onAgain, filters, onFilters, creation }: InsteadProps): ReactNode {
  if (count === undefined) return error ? <Failed error={error} onAgain={onAgain} /> : <Loading />
  return count === 0 ? <NoDocuments filters={filters} onFilters={onFilters} creation={creation} /> : undefined
}

function Loading() {
  const { t } = useWords()
  return <Skeleton rows={14} label={t('list.loading')} />
}
