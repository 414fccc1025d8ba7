import { matchLocale } from '@kontor/i18n'

/** What its owner is told of a recurring document: {name} and {reason} are filled in. */
interface NoticeWords {
  readonly failed: string
}

const en: NoticeWords = { failed: '{name} was not sent and waits as a draft: {reason}' }

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: { failed: '{name} wurde nicht gesendet und liegt als Entwurf bereit: {reason}' },
  fr: { failed: '{name} n’a pas été envoyé et reste en brouillon : {reason}' },
  es: { failed: '{name} no se envió y queda como borrador: {reason}' },
  da: { failed: '{name} blev ikke sendt og ligger som kladde: {reason}' },
  ar: { failed: 'لم يُرسل {name} وبقي مسودة: {reason}' },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
