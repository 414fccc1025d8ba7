import { loadTranslations, TranslationLoadError } from '@kontor/i18n'
import { type FindingWords, findingWords } from '@kontor/ubl'

/** What findings, and refusals of documents that cannot be read, say in a language; nothing, and so English, where we do not have it. */
export async function findingWordsIn(language: string): Promise<FindingWords> {
  try {
    return await loadTranslations(language, findingWords)
  } catch (error) {
    if (error instanceof TranslationLoadError) return {}
    throw error
  }
}
