import type { I18n } from './i18n.ts'
import { loadTranslations, type TranslationFiles } from './loader.ts'

/**
 * Changes the language to one whose translations must be loaded first; formats follow the reader's own region even
 * where the translations are those of another. The last language asked for wins, however long each takes to load.
 * @throws TranslationLoadError as {@link loadTranslations} does; the language stays
 */
export function createSpeaker(
  i18n: Pick<I18n, 'language' | 'addTranslations' | 'setLanguage'>,
  files: TranslationFiles,
): (language: string) => Promise<void> {
  let latest: string | undefined
  return async (language) => {
    latest = language
    if (language === i18n.language) return
    const messages = await loadTranslations(language, files)
    if (latest !== language) return
    i18n.addTranslations(language, messages)
    i18n.setLanguage(language)
  }
}
