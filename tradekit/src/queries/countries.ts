import { useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

/** The countries in the order of the reader's language. */
export function useCountries() {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: keys.countries(locale),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await api.info.listCountries({}, { signal })).Countries,
  })
}
