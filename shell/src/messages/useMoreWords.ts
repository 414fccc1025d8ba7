import { createI18n, type I18n, loadTranslations, type TranslationFiles } from '@kontor/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWords } from './useWords.ts'

/**
 * Words that few readers ever need, in the reader's language; undefined until they have been fetched. They stand apart
 * from those with which the page opens.
 */
export function useMoreWords<Id extends string>(
  of: string,
  files: TranslationFiles,
  wanted = true,
): I18n<Id> | undefined {
  const { language } = useWords()
  const queries = useQueryClient()
  const known = ['words', of]
  return useQuery({
    queryKey: [...known, language],
    enabled: wanted,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    // What is open stays so while another language comes, in that of before.
    placeholderData: () => queries.getQueriesData<I18n<Id>>({ queryKey: known }).findLast(([, words]) => words)?.[1],
    queryFn: async () => {
      const messages = (await loadTranslations(language, files)) as Record<Id, string>
      return createI18n<Id>({ locales: { [language]: messages } })
    },
  }).data
}
