import { matchLocale } from '@kontor/i18n'

/** What a notice of new work says: {who}, {number} and {partner} are filled in. */
interface NoticeWords {
  readonly document: string
  /** Of work that is about no document. */
  readonly other: string
  /** On the link. */
  readonly openDocument: string
  readonly openHome: string
}

const en: NoticeWords = {
  document: '{who} hands you {number} of {partner}',
  other: '{who} hands you something to do',
  openDocument: 'Open the document',
  openHome: 'Open your work',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    document: '{who} übergibt Ihnen {number} von {partner}',
    other: '{who} übergibt Ihnen eine Aufgabe',
    openDocument: 'Dokument öffnen',
    openHome: 'Ihre Arbeit öffnen',
  },
  fr: {
    document: '{who} vous confie {number} de {partner}',
    other: '{who} vous confie une tâche',
    openDocument: 'Ouvrir le document',
    openHome: 'Ouvrir votre travail',
  },
  es: {
    document: '{who} le pasa {number} de {partner}',
    other: '{who} le pasa una tarea',
    openDocument: 'Abrir el documento',
    openHome: 'Abrir su trabajo',
  },
  da: {
    document: '{who} giver dig {number} fra {partner}',
    other: '{who} giver dig en opgave',
    openDocument: 'Åbn dokumentet',
    openHome: 'Åbn dit arbejde',
  },
  ar: {
    document: 'يسلّمك {who} المستند {number} من {partner}',
    other: 'يسلّمك {who} مهمة',
    openDocument: 'فتح المستند',
    openHome: 'فتح عملك',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
