import type { AdviceRecommendation } from '@kontor/contract'
import { matchLocale } from '@kontor/i18n'

export type AdviceEvent = 'asked' | 'withdrawn' | AdviceRecommendation

/** What a notice about advice says: {who}, {number} and {partner} are filled in. */
type NoticeWords = Readonly<Record<AdviceEvent, string>> & {
  /** On the link to what it is about. */
  readonly open: Readonly<Record<'DOCUMENT' | 'REQUISITION', string>>
}

const en: NoticeWords = {
  asked: '{who} asks for your advice on {number} of {partner}',
  withdrawn: '{who} no longer needs your advice on {number} of {partner}',
  APPROVE: '{who} recommends approving {number} of {partner}',
  DECLINE: '{who} advises against approving {number} of {partner}',
  NONE: '{who} answered your question about {number} of {partner}',
  open: { DOCUMENT: 'Open the document', REQUISITION: 'Open the requisition' },
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    asked: '{who} bittet Sie um Rat zu {number} von {partner}',
    withdrawn: '{who} braucht Ihren Rat zu {number} von {partner} nicht mehr',
    APPROVE: '{who} empfiehlt die Freigabe von {number} von {partner}',
    DECLINE: '{who} rät von der Freigabe von {number} von {partner} ab',
    NONE: '{who} hat Ihre Frage zu {number} von {partner} beantwortet',
    open: { DOCUMENT: 'Dokument öffnen', REQUISITION: 'Bedarfsanforderung öffnen' },
  },
  fr: {
    asked: '{who} vous demande votre avis sur {number} de {partner}',
    withdrawn: '{who} n’a plus besoin de votre avis sur {number} de {partner}',
    APPROVE: '{who} recommande d’approuver {number} de {partner}',
    DECLINE: '{who} déconseille d’approuver {number} de {partner}',
    NONE: '{who} a répondu à votre question sur {number} de {partner}',
    open: { DOCUMENT: 'Ouvrir le document', REQUISITION: 'Ouvrir la demande d’achat' },
  },
  es: {
    asked: '{who} le pide consejo sobre {number} de {partner}',
    withdrawn: '{who} ya no necesita su consejo sobre {number} de {partner}',
    APPROVE: '{who} recomienda aprobar {number} de {partner}',
    DECLINE: '{who} desaconseja aprobar {number} de {partner}',
    NONE: '{who} ha respondido a su pregunta sobre {number} de {partner}',
    open: { DOCUMENT: 'Abrir el documento', REQUISITION: 'Abrir la solicitud de compra' },
  },
  da: {
    asked: '{who} beder om dit råd om {number} fra {partner}',
    withdrawn: '{who} har ikke længere brug for dit råd om {number} fra {partner}',
    APPROVE: '{who} anbefaler at godkende {number} fra {partner}',
    DECLINE: '{who} fraråder at godkende {number} fra {partner}',
    NONE: '{who} har svaret på dit spørgsmål om {number} fra {partner}',
    open: { DOCUMENT: 'Åbn dokumentet', REQUISITION: 'Åbn rekvisitionen' },
  },
  ar: {
    asked: 'يطلب {who} مشورتك بشأن {number} من {partner}',
    withdrawn: 'لم يعد {who} بحاجة إلى مشورتك بشأن {number} من {partner}',
    APPROVE: 'يوصي {who} باعتماد {number} من {partner}',
    DECLINE: 'ينصح {who} بعدم اعتماد {number} من {partner}',
    NONE: 'أجاب {who} عن سؤالك بشأن {number} من {partner}',
    open: { DOCUMENT: 'فتح المستند', REQUISITION: 'فتح طلب الشراء' },
  },
}

export const noticeLanguages = Object.keys(byLanguage)

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, noticeLanguages) ?? 'en'] ?? en
