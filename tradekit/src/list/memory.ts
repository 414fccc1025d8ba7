import { createContext, use } from 'react'
import type { Filters } from './filters.ts'

/** Where the reader was in the list: kept while they read a document, so that back and next know the way. */
export interface ListMemory {
  /** The address of the filters. */
  list: string
  filters: Filters
  /** The place of the cursor in the whole list. */
  place: number
  /** The document under it. */
  id: string | undefined
  /** The documents before and after it, where it was read. */
  beside?: { readonly [step in -1 | 1]: string | undefined }
  /** Pixels scrolled. */
  scrolled: number
}

export const ListMemoryContext = createContext<{ current: ListMemory | undefined }>({ current: undefined })
export const useListMemory = () => use(ListMemoryContext)
