import { createI18n, createSpeaker, type I18n, type TranslationFiles } from '@kontor/i18n'
import { enUS, type MessageId } from './en-US.ts'

export type Words = I18n<MessageId>

// English comes with the shell, so that there are words for every failure; the others when they are asked for.
const files: TranslationFiles = {
  'en-US': enUS,
  'de-DE': () => import('./de-DE.ts'),
  'fr-FR': () => import('./fr-FR.ts'),
  'es-ES': () => import('./es-ES.ts'),
  'da-DK': () => import('./da-DK.ts'),
  ar: () => import('./ar.ts'),
}

export const createWords = (): Words => createI18n<MessageId>({ locales: { 'en-US': enUS } })

/** Changes the language; the last one asked for wins, however long each takes to load. */
export const createSpeech = (words: Words): ((tag: string) => Promise<void>) => createSpeaker(words, files)
