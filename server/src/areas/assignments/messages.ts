import { matchLocale } from '@kontor/i18n'

/** What happened to work, of which its people are told. */
export type AssignmentEvent = 'given' | 'commented' | 'closed' | 'expired'

interface Words {
  readonly document: string
  /** Of work that is about no document. */
  readonly other: string
}

/** What a notice says: {who}, {number} and {partner} are filled in. */
type NoticeWords = Readonly<Record<AssignmentEvent, Words>> & {
  /** On the link. */
  readonly openDocument: string
  readonly openHome: string
}

const en: NoticeWords = {
  given: { document: '{who} hands you {number} of {partner}', other: '{who} hands you something to do' },
  commented: { document: '{who} comments on {number} of {partner}', other: '{who} comments on a task' },
  closed: {
    document: '{who} has dealt with {number} of {partner}',
    other: '{who} has dealt with a task',
  },
  expired: {
    document: 'Time is up for {number} of {partner}: the assignment is closed',
    other: 'Time is up: a task is closed',
  },
  openDocument: 'Open the document',
  openHome: 'Open your work',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    given: { document: '{who} übergibt Ihnen {number} von {partner}', other: '{who} übergibt Ihnen eine Aufgabe' },
    commented: { document: '{who} kommentiert {number} von {partner}', other: '{who} kommentiert eine Aufgabe' },
    closed: {
      document: '{who} hat die Aufgabe zu {number} von {partner} abgeschlossen',
      other: '{who} hat eine Aufgabe abgeschlossen',
    },
    expired: {
      document: 'Die Frist für {number} von {partner} ist abgelaufen: Die Zuweisung ist geschlossen',
      other: 'Eine Frist ist abgelaufen: Die Aufgabe ist geschlossen',
    },
    openDocument: 'Dokument öffnen',
    openHome: 'Ihre Arbeit öffnen',
  },
  fr: {
    given: { document: '{who} vous confie {number} de {partner}', other: '{who} vous confie une tâche' },
    commented: { document: '{who} commente {number} de {partner}', other: '{who} commente une tâche' },
    closed: { document: '{who} a clos la tâche sur {number} de {partner}', other: '{who} a clos une tâche' },
    expired: {
      document: 'Le délai pour {number} de {partner} est écoulé : l’attribution est close',
      other: 'Le délai est écoulé : une tâche est close',
    },
    openDocument: 'Ouvrir le document',
    openHome: 'Ouvrir votre travail',
  },
  es: {
    given: { document: '{who} le pasa {number} de {partner}', other: '{who} le pasa una tarea' },
    commented: { document: '{who} comenta {number} de {partner}', other: '{who} comenta una tarea' },
    closed: { document: '{who} ha cerrado la tarea sobre {number} de {partner}', other: '{who} ha cerrado una tarea' },
    expired: {
      document: 'Ha vencido el plazo de {number} de {partner}: la asignación está cerrada',
      other: 'Ha vencido el plazo: una tarea está cerrada',
    },
    openDocument: 'Abrir el documento',
    openHome: 'Abrir su trabajo',
  },
  da: {
    given: { document: '{who} giver dig {number} fra {partner}', other: '{who} giver dig en opgave' },
    commented: { document: '{who} kommenterer {number} fra {partner}', other: '{who} kommenterer en opgave' },
    closed: {
      document: '{who} har afsluttet opgaven om {number} fra {partner}',
      other: '{who} har afsluttet en opgave',
    },
    expired: {
      document: 'Fristen for {number} fra {partner} er udløbet: Tildelingen er lukket',
      other: 'Fristen er udløbet: En opgave er lukket',
    },
    openDocument: 'Åbn dokumentet',
    openHome: 'Åbn dit arbejde',
  },
  ar: {
    given: { document: 'يسلّمك {who} المستند {number} من {partner}', other: 'يسلّمك {who} مهمة' },
    commented: { document: 'يعلّق {who} على المستند {number} من {partner}', other: 'يعلّق {who} على مهمة' },
    closed: { document: 'أغلق {who} مهمة المستند {number} من {partner}', other: 'أغلق {who} مهمة' },
    expired: { document: 'انتهت مهلة المستند {number} من {partner}: أُغلق الإسناد', other: 'انتهت المهلة: أُغلقت مهمة' },
    openDocument: 'فتح المستند',
    openHome: 'فتح عملك',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
