import { matchLocale } from '@kontor/i18n'

/** What a mail of a workflow's step says beside the words of the step. */
interface NoticeWords {
  readonly about: string
  readonly open: { readonly document: string; readonly requisition: string }
}

const en: NoticeWords = {
  about: '{number} of {partner}: {step}',
  open: { document: 'Open the document', requisition: 'Open the requisition' },
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    about: '{number} von {partner}: {step}',
    open: { document: 'Dokument öffnen', requisition: 'Bedarfsanforderung öffnen' },
  },
  fr: {
    about: '{number} de {partner} : {step}',
    open: { document: 'Ouvrir le document', requisition: 'Ouvrir la demande d’achat' },
  },
  es: {
    about: '{number} de {partner}: {step}',
    open: { document: 'Abrir el documento', requisition: 'Abrir la solicitud de compra' },
  },
  da: {
    about: '{number} fra {partner}: {step}',
    open: { document: 'Åbn dokumentet', requisition: 'Åbn rekvisitionen' },
  },
  ar: { about: '{number} من {partner}: {step}', open: { document: 'فتح المستند', requisition: 'فتح طلب الشراء' } },
}

export const noticeLanguages = Object.keys(byLanguage)

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, noticeLanguages) ?? 'en'] ?? en
