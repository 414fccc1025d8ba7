import { matchLocale } from '@kontor/i18n'

/** What mails about questionnaires say: {company} and {name} are filled in. */
interface NoticeWords {
  readonly asked: string
  readonly reminded: string
  readonly submitted: string
  readonly approved: string
  readonly rejected: string
  /** On the links. */
  readonly answer: string
  readonly review: string
  readonly look: string
}

const en: NoticeWords = {
  asked: '{company} asks you to answer “{name}”',
  reminded: 'Reminder: {company} awaits your answers to “{name}”',
  submitted: '{company} answered “{name}”',
  approved: '{company} approved your answers to “{name}”',
  rejected: '{company} asks you to correct your answers to “{name}”',
  answer: 'Answer now',
  review: 'Review the answers',
  look: 'View your answers',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    asked: '{company} bittet Sie, „{name}“ zu beantworten',
    reminded: 'Erinnerung: {company} erwartet Ihre Antworten auf „{name}“',
    submitted: '{company} hat „{name}“ beantwortet',
    approved: '{company} hat Ihre Antworten auf „{name}“ angenommen',
    rejected: '{company} bittet Sie, Ihre Antworten auf „{name}“ zu korrigieren',
    answer: 'Jetzt beantworten',
    review: 'Antworten prüfen',
    look: 'Ihre Antworten ansehen',
  },
  fr: {
    asked: '{company} vous demande de répondre à « {name} »',
    reminded: 'Rappel : {company} attend vos réponses à « {name} »',
    submitted: '{company} a répondu à « {name} »',
    approved: '{company} a validé vos réponses à « {name} »',
    rejected: '{company} vous demande de corriger vos réponses à « {name} »',
    answer: 'Répondre maintenant',
    review: 'Examiner les réponses',
    look: 'Voir vos réponses',
  },
  es: {
    asked: '{company} le pide que responda «{name}»',
    reminded: 'Recordatorio: {company} espera sus respuestas a «{name}»',
    submitted: '{company} ha respondido «{name}»',
    approved: '{company} ha aprobado sus respuestas a «{name}»',
    rejected: '{company} le pide que corrija sus respuestas a «{name}»',
    answer: 'Responder ahora',
    review: 'Revisar las respuestas',
    look: 'Ver sus respuestas',
  },
  da: {
    asked: '{company} beder dig besvare »{name}«',
    reminded: 'Påmindelse: {company} venter på dine svar på »{name}«',
    submitted: '{company} har besvaret »{name}«',
    approved: '{company} har godkendt dine svar på »{name}«',
    rejected: '{company} beder dig rette dine svar på »{name}«',
    answer: 'Besvar nu',
    review: 'Gennemgå svarene',
    look: 'Se dine svar',
  },
  ar: {
    asked: 'تطلب منك {company} الإجابة عن «{name}»',
    reminded: 'تذكير: تنتظر {company} إجاباتك عن «{name}»',
    submitted: 'أجابت {company} عن «{name}»',
    approved: 'اعتمدت {company} إجاباتك عن «{name}»',
    rejected: 'تطلب منك {company} تصحيح إجاباتك عن «{name}»',
    answer: 'الإجابة الآن',
    review: 'مراجعة الإجابات',
    look: 'عرض إجاباتك',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
