import { loadTranslations, type TranslationFiles, TranslationLoadError } from '@kontor/i18n'
import { type FindingWords, findingWords } from '@kontor/ubl'

/** Words in a language, by their English; nothing, and so English, where we do not have it. */
export async function wordsIn(language: string, files: TranslationFiles): Promise<FindingWords> {
  try {
    return await loadTranslations(language, files)
  } catch (error) {
    if (error instanceof TranslationLoadError) return {}
    throw error
  }
}

/** What findings and refusals say in a language. */
export const findingWordsIn = (language: string): Promise<FindingWords> => wordsIn(language, findingWords)
