import { loadTranslations } from '@kontor/sdk'
import { type FindingWords, findingWords } from '@kontor/ubl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useWords } from '../kontor.ts'

const english: FindingWords = {}

/** What findings say in the reader's language, there before anything is said; English where we do not have it. */
export function useFindingWords(): FindingWords {
  const { locale } = useWords()
  const { data } = useSuspenseQuery({
    queryKey: ['finding-words', locale],
    // What findings say is English to begin with.
    queryFn: () => (locale === 'en-US' ? english : loadTranslations(locale, findingWords).catch(() => english)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
