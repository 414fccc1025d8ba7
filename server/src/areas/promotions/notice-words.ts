import { matchLocale } from '@kontor/i18n'

/** What people are told of an offer: {company} and {title} are filled in. */
interface NoticeWords {
  readonly offered: string
  readonly withdrawn: string
  readonly accepted: string
}

const en: NoticeWords = {
  offered: '{company} offers to pay you early: {title}',
  withdrawn: '{company} has withdrawn its offer to pay you early: {title}',
  accepted: '{company} accepted your offer to pay early: {title}',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    offered: '{company} bietet Ihnen an, früher zu zahlen: {title}',
    withdrawn: '{company} hat das Angebot zur früheren Zahlung zurückgezogen: {title}',
    accepted: '{company} hat Ihr Angebot zur früheren Zahlung angenommen: {title}',
  },
  fr: {
    offered: '{company} vous propose un paiement anticipé : {title}',
    withdrawn: '{company} a retiré son offre de paiement anticipé : {title}',
    accepted: '{company} a accepté votre offre de paiement anticipé : {title}',
  },
  es: {
    offered: '{company} le ofrece un pago anticipado: {title}',
    withdrawn: '{company} ha retirado su oferta de pago anticipado: {title}',
    accepted: '{company} ha aceptado su oferta de pago anticipado: {title}',
  },
  da: {
    offered: '{company} tilbyder at betale jer tidligere: {title}',
    withdrawn: '{company} har trukket sit tilbud om tidlig betaling tilbage: {title}',
    accepted: '{company} har accepteret jeres tilbud om tidlig betaling: {title}',
  },
  ar: {
    offered: 'تعرض {company} أن تدفع لكم مبكرًا: {title}',
    withdrawn: 'سحبت {company} عرضها للدفع المبكر: {title}',
    accepted: 'قبلت {company} عرضكم للدفع المبكر: {title}',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
