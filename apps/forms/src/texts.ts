/** The languages in which texts are written, each by its own name. */
export const languages = ['en', 'de', 'fr', 'es', 'da', 'ar'] as const
export type Language = (typeof languages)[number]

export const languageName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** The language of a locale, as texts are kept. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? 'en'

export type Texts = Readonly<Record<string, string>>

/** A text for the reader: in their language, else in English, else in whatever it has. */
export const textIn = (texts: Texts | undefined, locale: string): string =>
  [locale, languageOf(locale), 'en'].map((one) => texts?.[one]).find(Boolean) ?? Object.values(texts ?? {})[0] ?? ''
