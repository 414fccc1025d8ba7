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

/** What is less likely is noise. */
const leastProbability = 0.3

/** The category that goods of this description most likely have, by what was bought before; undefined where none is likely. */
export function useSuggestedCategory(description: string, supplierName: string) {
  const { api, may } = useKontor()
  const { locale } = useWords()
  const { data } = useQuery({
    queryKey: keys.categorySuggested(description, supplierName, locale),
    queryFn: async ({ signal }) => {
      const body = { description, language: locale, limit: 1, ...(supplierName !== '' && { supplierName }) }
      return (await api.suggestions.suggestCommodity({ body }, { signal })).codes
    },
    enabled: may('suggestion.read') && /\p{L}{3}/u.test(description),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  return data?.find(({ probability = 0 }) => probability >= leastProbability)
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
