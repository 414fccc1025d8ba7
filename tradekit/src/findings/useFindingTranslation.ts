import { type Catalogue, english, loadTranslations, type Message, translate } from '@kontor/sdk'
import { findingMessages } from '@kontor/ubl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useWords } from '../kontor.ts'

/** What findings say in the reader's language, there before anything is said; English where we do not have it. */
export function useFindingTranslation(): (message: string | Message) => string {
  const { locale } = useWords()
  const { data: catalogue } = useSuspenseQuery({
    queryKey: ['finding-words', locale],
    // What findings say is English to begin with.
    queryFn: () => (locale === 'en-US' ? english : catalogueOf(locale).catch(() => english)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useCallback((message) => translate(message, catalogue), [catalogue])
}

async function catalogueOf(locale: string): Promise<Catalogue> {
  const messages = await loadTranslations(locale, findingMessages)
  return { locale, messages, terms: messages }
}
