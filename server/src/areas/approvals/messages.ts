import { matchLocale } from '@kontor/i18n'

/** What a notice about an approval says: {who}, {number} and {partner} are filled in. */
interface NoticeWords {
  readonly asked: string
  /** The same where a workflow asks. */
  readonly askedByWorkflow: string
  readonly approved: string
  readonly refused: string
  readonly withdrawn: string
  /** On the link to the document. */
  readonly open: string
}

const en: NoticeWords = {
  asked: '{who} asks you to approve {number} of {partner}',
  askedByWorkflow: '{number} of {partner} needs your approval',
  approved: '{number} of {partner} is approved',
  refused: '{who} did not approve {number} of {partner}',
  withdrawn: '{number} of {partner} waits for your approval no more: {who} took it back',
  open: 'Open the document',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    asked: '{who} bittet um Ihre Freigabe von {number} von {partner}',
    askedByWorkflow: '{number} von {partner} braucht Ihre Freigabe',
    approved: '{number} von {partner} ist freigegeben',
    refused: '{who} hat {number} von {partner} nicht freigegeben',
    withdrawn: '{number} von {partner} wartet nicht mehr auf Ihre Freigabe: {who} hat die Bitte zurückgezogen',
    open: 'Dokument öffnen',
  },
  fr: {
    asked: '{who} vous demande d’approuver {number} de {partner}',
    askedByWorkflow: '{number} de {partner} attend votre approbation',
    approved: '{number} de {partner} est approuvé',
    refused: '{who} n’a pas approuvé {number} de {partner}',
    withdrawn: '{number} de {partner} n’attend plus votre approbation : {who} a retiré sa demande',
    open: 'Ouvrir le document',
  },
  es: {
    asked: '{who} le pide que apruebe {number} de {partner}',
    askedByWorkflow: '{number} de {partner} necesita su aprobación',
    approved: '{number} de {partner} está aprobado',
    refused: '{who} no ha aprobado {number} de {partner}',
    withdrawn: '{number} de {partner} ya no espera su aprobación: {who} retiró la petición',
    open: 'Abrir el documento',
  },
  da: {
    asked: '{who} beder dig godkende {number} fra {partner}',
    askedByWorkflow: '{number} fra {partner} kræver din godkendelse',
    approved: '{number} fra {partner} er godkendt',
    refused: '{who} godkendte ikke {number} fra {partner}',
    withdrawn: '{number} fra {partner} venter ikke længere på din godkendelse: {who} trak anmodningen tilbage',
    open: 'Åbn dokumentet',
  },
  ar: {
    asked: 'يطلب منك {who} اعتماد {number} من {partner}',
    askedByWorkflow: 'يحتاج {number} من {partner} إلى اعتمادك',
    approved: 'تم اعتماد {number} من {partner}',
    refused: 'لم يعتمد {who} المستند {number} من {partner}',
    withdrawn: 'لم يعد {number} من {partner} ينتظر اعتمادك: سحب {who} الطلب',
    open: 'فتح المستند',
  },
}

export const noticeLanguages = Object.keys(byLanguage)

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, noticeLanguages) ?? 'en'] ?? en
