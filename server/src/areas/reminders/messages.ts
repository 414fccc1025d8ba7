import { matchLocale } from '@kontor/i18n'

/** Of what people are told. */
export type ReminderEvent = 'reminded' | 'escalated' | 'announced'

interface Words {
  readonly document: string
  /** Of work that is about no document. */
  readonly other: string
}

/** What a notice says: {who} has it, {number} and {partner} are filled in. */
type NoticeWords = Readonly<Record<ReminderEvent, Words>> & {
  /** On the link. */
  readonly open: string
}

const en: NoticeWords = {
  reminded: { document: 'Reminder: {number} of {partner} waits for you', other: 'Reminder: a task waits for you' },
  escalated: { document: '{number} of {partner} still waits for {who}', other: 'A task still waits for {who}' },
  announced: {
    document: 'New in your team: {number} of {partner}, for {who}',
    other: 'New in your team: a task for {who}',
  },
  open: 'Open your inbox',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    reminded: {
      document: 'Erinnerung: {number} von {partner} wartet auf Sie',
      other: 'Erinnerung: Eine Aufgabe wartet auf Sie',
    },
    escalated: {
      document: '{number} von {partner} wartet noch immer auf {who}',
      other: 'Eine Aufgabe wartet noch immer auf {who}',
    },
    announced: {
      document: 'Neu in Ihrem Team: {number} von {partner}, für {who}',
      other: 'Neu in Ihrem Team: eine Aufgabe für {who}',
    },
    open: 'Eingang öffnen',
  },
  fr: {
    reminded: { document: 'Rappel : {number} de {partner} vous attend', other: 'Rappel : une tâche vous attend' },
    escalated: { document: '{number} de {partner} attend toujours {who}', other: 'Une tâche attend toujours {who}' },
    announced: {
      document: 'Nouveau dans votre équipe : {number} de {partner}, pour {who}',
      other: 'Nouveau dans votre équipe : une tâche pour {who}',
    },
    open: 'Ouvrir vos éléments à traiter',
  },
  es: {
    reminded: { document: 'Recordatorio: {number} de {partner} le espera', other: 'Recordatorio: una tarea le espera' },
    escalated: {
      document: '{number} de {partner} sigue pendiente de {who}',
      other: 'Una tarea sigue pendiente de {who}',
    },
    announced: {
      document: 'Nuevo en su equipo: {number} de {partner}, para {who}',
      other: 'Nuevo en su equipo: una tarea para {who}',
    },
    open: 'Abrir sus pendientes',
  },
  da: {
    reminded: {
      document: 'Påmindelse: {number} fra {partner} venter på dig',
      other: 'Påmindelse: En opgave venter på dig',
    },
    escalated: { document: '{number} fra {partner} venter stadig på {who}', other: 'En opgave venter stadig på {who}' },
    announced: {
      document: 'Nyt i dit team: {number} fra {partner}, til {who}',
      other: 'Nyt i dit team: en opgave til {who}',
    },
    open: 'Åbn din indbakke',
  },
  ar: {
    reminded: { document: 'تذكير: المستند {number} من {partner} ينتظرك', other: 'تذكير: مهمة تنتظرك' },
    escalated: { document: 'لا يزال المستند {number} من {partner} ينتظر {who}', other: 'لا تزال مهمة تنتظر {who}' },
    announced: {
      document: 'جديد في فريقك: المستند {number} من {partner} إلى {who}',
      other: 'جديد في فريقك: مهمة إلى {who}',
    },
    open: 'فتح صندوق الوارد',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
