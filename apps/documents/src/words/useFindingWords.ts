import { loadTranslations } from '@kontor/sdk'
import { type FindingWords, findingWords } from '@kontor/ubl'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../kontor.ts'

const none: FindingWords = {}

/** What findings say in the reader's language; until it is there, and where we do not have it, they speak English. */
export function useFindingWords(): FindingWords {
  const { locale } = useWords()
  const { data } = useQuery({
    queryKey: ['finding-words', locale],
    queryFn: () => loadTranslations(locale, findingWords).catch(() => none),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? none
}
