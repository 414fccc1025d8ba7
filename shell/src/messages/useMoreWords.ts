import { createI18n, type I18n, loadTranslations, type TranslationFiles } from '@kontor/i18n'
import { useQuery } from '@tanstack/react-query'
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
  return useQuery({
    queryKey: ['words', of, language],
    enabled: wanted,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const messages = (await loadTranslations(language, files)) as Record<Id, string>
      return createI18n<Id>({ locales: { [language]: messages } })
    },
  }).data
}
