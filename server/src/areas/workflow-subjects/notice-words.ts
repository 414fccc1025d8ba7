import type { WorkflowSubject } from '@kontor/contract'
import { matchLocale } from '@kontor/i18n'

/** What a mail of a workflow's step says beside the words of the step. */
interface NoticeWords {
  readonly about: string
  readonly open: Readonly<Record<WorkflowSubject, string>>
}

const en: NoticeWords = {
  about: '{number} of {partner}: {step}',
  open: { DOCUMENT: 'Open the document', REQUISITION: 'Open the requisition' },
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    about: '{number} von {partner}: {step}',
    open: { DOCUMENT: 'Dokument öffnen', REQUISITION: 'Bedarfsanforderung öffnen' },
  },
  fr: {
    about: '{number} de {partner} : {step}',
    open: { DOCUMENT: 'Ouvrir le document', REQUISITION: 'Ouvrir la demande d’achat' },
  },
  es: {
    about: '{number} de {partner}: {step}',
    open: { DOCUMENT: 'Abrir el documento', REQUISITION: 'Abrir la solicitud de compra' },
  },
  da: {
    about: '{number} fra {partner}: {step}',
    open: { DOCUMENT: 'Åbn dokumentet', REQUISITION: 'Åbn rekvisitionen' },
  },
  ar: { about: '{number} من {partner}: {step}', open: { DOCUMENT: 'فتح المستند', REQUISITION: 'فتح طلب الشراء' } },
}

export const noticeLanguages = Object.keys(byLanguage)

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, noticeLanguages) ?? 'en'] ?? en
