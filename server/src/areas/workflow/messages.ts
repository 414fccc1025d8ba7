import { matchLocale } from '@kontor/i18n'

/** What a mail of a workflow's step says beside the words of the step. */
interface NoticeWords {
  readonly about: string
  readonly open: string
}

const en: NoticeWords = { about: '{number} of {partner}: {step}', open: 'Open the document' }

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: { about: '{number} von {partner}: {step}', open: 'Dokument öffnen' },
  fr: { about: '{number} de {partner} : {step}', open: 'Ouvrir le document' },
  es: { about: '{number} de {partner}: {step}', open: 'Abrir el documento' },
  da: { about: '{number} fra {partner}: {step}', open: 'Åbn dokumentet' },
  ar: { about: '{number} من {partner}: {step}', open: 'فتح المستند' },
}

export const noticeLanguages = Object.keys(byLanguage)

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, noticeLanguages) ?? 'en'] ?? en
