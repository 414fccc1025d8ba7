import { matchLocale } from '@kontor/i18n'

/** What a notice about a task says: {who} is filled in. */
interface NoticeWords {
  readonly given: string
  /** On the link to the inbox. */
  readonly open: string
}

const en: NoticeWords = { given: '{who} assigned you a task', open: 'Open your inbox' }

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: { given: '{who} hat Ihnen eine Aufgabe zugewiesen', open: 'Eingang öffnen' },
  fr: { given: '{who} vous a attribué une tâche', open: 'Ouvrir votre boîte de réception' },
  es: { given: '{who} le ha asignado una tarea', open: 'Abrir su bandeja de entrada' },
  da: { given: '{who} har tildelt dig en opgave', open: 'Åbn din indbakke' },
  ar: { given: 'أسند إليك {who} مهمة', open: 'فتح صندوق الوارد' },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
