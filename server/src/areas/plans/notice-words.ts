import { matchLocale } from '@kontor/i18n'

/** What the people of the partner are told of a plan: {company} and {name} are filled in. */
interface NoticeWords {
  readonly published: string
  readonly closed: string
}

const en: NoticeWords = {
  published: '{company} published the payment plan {name} to you.',
  closed: '{company} closed the payment plan {name}.',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    published: '{company} hat Ihnen den Zahlungsplan {name} bekannt gegeben.',
    closed: '{company} hat den Zahlungsplan {name} abgeschlossen.',
  },
  fr: {
    published: '{company} vous a communiqué l’échéancier {name}.',
    closed: '{company} a clôturé l’échéancier {name}.',
  },
  es: {
    published: '{company} le ha publicado el plan de pagos {name}.',
    closed: '{company} ha cerrado el plan de pagos {name}.',
  },
  da: {
    published: '{company} har offentliggjort betalingsplanen {name} for jer.',
    closed: '{company} har afsluttet betalingsplanen {name}.',
  },
  ar: {
    published: 'نشرت {company} لكم خطة الدفع {name}.',
    closed: 'أغلقت {company} خطة الدفع {name}.',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
