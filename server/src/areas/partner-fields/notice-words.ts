import { matchLocale } from '@kontor/i18n'

/** What people are told of what a partner asks for: {company} and {count} are filled in. */
interface NoticeWords {
  readonly asked: string
  /** On the link. */
  readonly fill: string
}

const en: NoticeWords = {
  asked: '{company} asks you for {count, plural, one {1 detail} other {# details}}',
  fill: 'Fill in now',
}

const byLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  de: {
    asked: '{company} bittet Sie um {count, plural, one {1 Angabe} other {# Angaben}}',
    fill: 'Jetzt ausfüllen',
  },
  fr: {
    asked: '{company} vous demande {count, plural, one {1 information} many {# d’informations} other {# informations}}',
    fill: 'Renseigner maintenant',
  },
  es: {
    asked: '{company} le pide {count, plural, one {1 dato} many {# de datos} other {# datos}}',
    fill: 'Completar ahora',
  },
  da: {
    asked: '{company} beder jer om {count, plural, one {1 oplysning} other {# oplysninger}}',
    fill: 'Udfyld nu',
  },
  ar: {
    asked:
      'تطلب منكم {company} {count, plural, zero {بيانات} one {معلومة واحدة} two {معلومتين} few {# معلومات} many {# معلومة} other {# معلومة}}',
    fill: 'تعبئة الآن',
  },
}

export const noticeWordsFor = (language: string): NoticeWords =>
  byLanguage[matchLocale(language, Object.keys(byLanguage)) ?? 'en'] ?? en
