import { matchLocale } from '@kontor/i18n'

/** What people of a supplier are told: {company} is filled in. */
interface NoticeWords {
  readonly mayFollow: string
  /** On the link. */
  readonly see: string
}

const en: NoticeWords = {
  mayFollow: '{company} now shows you the status of invoices you sent outside the network',
  see: 'See invoices',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    mayFollow: '{company} zeigt Ihnen jetzt den Status von Rechnungen, die Sie außerhalb des Netzwerks geschickt haben',
    see: 'Rechnungen ansehen',
  },
  fr: {
    mayFollow: '{company} vous montre désormais le statut des factures que vous avez envoyées hors du réseau',
    see: 'Voir les factures',
  },
  es: {
    mayFollow: '{company} ya le muestra el estado de las facturas que envió fuera de la red',
    see: 'Ver las facturas',
  },
  da: {
    mayFollow: '{company} viser jer nu status på fakturaer, som I har sendt uden om netværket',
    see: 'Se fakturaer',
  },
  ar: {
    mayFollow: 'تعرض لكم {company} الآن حالة الفواتير التي أرسلتموها من خارج الشبكة',
    see: 'عرض الفواتير',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
