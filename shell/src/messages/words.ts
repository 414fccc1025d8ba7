import { createI18n, createSpeaker, type I18n, joinTranslations, type Messages } from '@kontor/i18n'
import english from './en-US.json' with { type: 'json' }

export type MessageId = keyof typeof english
export type Words = I18n<MessageId>

// English comes with the shell, so that there are words for every failure; the others when they are asked for.
const files = joinTranslations(
  english,
  import.meta.glob<Messages>(['./*.json', '!./en-US.json'], { import: 'default' }),
)

export const createWords = (): Words => createI18n<MessageId>({ locales: { 'en-US': english } })

/** Changes the language; the last one asked for wins, however long each takes to load. */
export const createSpeech = (words: Words): ((tag: string) => Promise<void>) => createSpeaker(words, files)
