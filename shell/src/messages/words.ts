import { createI18n, type I18n, loadTranslations, type TranslationFiles } from '@kontor/i18n'
import { enUS, type MessageId } from './en-US.ts'

export type Words = I18n<MessageId>

// English comes with the shell, so that there are words for every failure; the others when they are asked for.
const files: TranslationFiles = {
  'en-US': enUS,
  'de-DE': () => import('./de-DE.ts'),
  'fr-FR': () => import('./fr-FR.ts'),
  'da-DK': () => import('./da-DK.ts'),
  ar: () => import('./ar.ts'),
}

export const createWords = (): Words => createI18n<MessageId>({ locales: { 'en-US': enUS } })

/** Changes the language; the last one asked for wins, however long each takes to load. */
export function speaker(words: Words): (tag: string) => Promise<void> {
  let latest: string
  return async (tag) => {
    latest = tag
    const messages = await loadTranslations(tag, files)
    if (latest !== tag) return
    words.addTranslations(tag, messages)
    words.setLanguage(tag)
  }
}
