import { type Catalogue, english, loadTranslations, matchLocale, TranslationLoadError } from '@kontor/i18n'
import { findingMessages } from '@kontor/ubl'

/** What findings, and refusals of documents that cannot be read, say in a language; English where we do not have it. */
export async function findingsIn(language: string): Promise<Catalogue> {
  try {
    const messages = await loadTranslations(language, findingMessages)
    return { locale: matchLocale(language, Object.keys(findingMessages)) ?? language, messages, terms: messages }
  } catch (error) {
    if (error instanceof TranslationLoadError) return english
    throw error
  }
}
