import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

/** Categories whose code begins so, or whose name has the words; all divisions of CPV for none. */
export function useCategories(text: string, wanted = true) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: keys.categories(text, locale),
    queryFn: async ({ signal }) => (await api.categories.searchCategories({ query: { q: text } }, { signal })).Items,
    enabled: wanted,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

export interface Above {
  /** Empty for the widest. */
  readonly code: string
  readonly scheme: string
}

/** What stands directly below some, in their order. */
export function useCategoriesBelow(all: readonly Above[]) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQueries({
    queries: all.map(({ code: below, scheme }) => ({
      queryKey: keys.categoriesBelow(below, scheme, locale),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api.categories.searchCategories({ query: { q: '', below, ...(scheme && { scheme }) } }, { signal }))
          .Items,
      staleTime: 60_000,
    })),
  })
}
