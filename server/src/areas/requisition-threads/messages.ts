import { matchLocale } from '@kontor/i18n'

/** What a mail tells of something that was said, beside its words. */
interface NoticeWords {
  readonly subject: string
  readonly open: string
}

const en: NoticeWords = { subject: '{name} wrote about the requisition {number}', open: 'Open the requisition' }

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: { subject: '{name} schreibt zur Bedarfsanforderung {number}', open: 'Bedarfsanforderung öffnen' },
  fr: { subject: '{name} a écrit au sujet de la demande d’achat {number}', open: 'Ouvrir la demande d’achat' },
  es: { subject: '{name} ha escrito sobre la solicitud de compra {number}', open: 'Abrir la solicitud de compra' },
  da: { subject: '{name} skrev om rekvisitionen {number}', open: 'Åbn rekvisitionen' },
  ar: { subject: 'كتب {name} بشأن طلب الشراء {number}', open: 'فتح طلب الشراء' },
}

export const noticeLanguages = Object.keys(byLanguage)

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, noticeLanguages) ?? 'en'] ?? en
