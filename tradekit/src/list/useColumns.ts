import { useNarrow } from '@kontor/kit'
import { readIds, useProperty } from '@kontor/sdk/react'
import { useMemo } from 'react'
import { listWidthIn, useWidth } from '../layout/useWidth.ts'
import type { ListColumn } from '../queries/types.ts'
import { keptColumns, usualColumns } from './columns.ts'

export interface Columns {
  /** Those shown, in their order; undefined until it is known what the person has chosen. */
  readonly shown: readonly ListColumn[] | undefined
  readonly choose: (ids: readonly string[]) => void
  /** Back to what is usual. */
  readonly reset: () => void
}

/** The columns that the person has chosen for every list of documents; on a phone the four that have a place. */
export function useColumns(): Columns {
  const [kept, keep] = useProperty('documents.columns')
  const narrow = useNarrow()
  const room = listWidthIn(useWidth())
  const shown = useMemo(() => {
    if (narrow) return usualColumns(0)
    return kept === undefined ? undefined : (keptColumns(readIds(kept)) ?? usualColumns(room))
  }, [kept, narrow, room])
  return { shown, choose: (ids) => keep(JSON.stringify(ids)), reset: () => keep('[]') }
}
