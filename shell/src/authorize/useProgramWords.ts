import { createI18n, type I18n, loadTranslations, type TranslationFiles } from '@kontor/i18n'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../messages/useWords.ts'
import { enUS, type MessageId } from './messages/en-US.ts'

const files: TranslationFiles = {
  'en-US': enUS,
  'de-DE': () => import('./messages/de-DE.ts'),
  'fr-FR': () => import('./messages/fr-FR.ts'),
  'es-ES': () => import('./messages/es-ES.ts'),
  'da-DK': () => import('./messages/da-DK.ts'),
  ar: () => import('./messages/ar.ts'),
}

export type ProgramWords = I18n<MessageId>

/**
 * The words about programs of others, in the reader's language; undefined until they have been fetched. Apart from those
 * of the shell, for few readers ever need them.
 */
export function useProgramWords(): ProgramWords | undefined {
  const { language } = useWords()
  return useQuery({
    queryKey: ['program-words', language],
    structuralSharing: false,
    queryFn: async () => {
      const messages = (await loadTranslations(language, files)) as Record<MessageId, string>
      return createI18n<MessageId>({ locales: { [language]: messages } })
    },
  }).data
}
