import type { Tone } from '@kontor/kit'
import type { Questionnaire, RequestState, Strategy } from './api.ts'
import type { Words } from './kontor.ts'

/** In the order in which a request goes. */
export const toneOf: Readonly<Record<RequestState, Tone>> = {
  SENT: 'info',
  ANSWERING: 'info',
  UNDER_REVIEW: 'warn',
  REJECTED: 'bad',
  APPROVED: 'good',
}

export const states = Object.keys(toneOf) as RequestState[]

export const questionnaireTone: Readonly<Record<Questionnaire['state'], Tone>> = {
  DRAFT: 'warn',
  PUBLISHED: 'good',
  RETIRED: 'mute',
}

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

/** What a choice is called: what the company wrote, or the words of a list that everybody has. */
export function choiceLabel(strategy: Strategy, value: string, { t, locale }: Pick<Words, 't' | 'locale'>): string {
  switch (strategy) {
    case 'COUNTRY':
      return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(value) ?? value
    case 'COMPANYSIZE':
      return sizeLabel(value, locale, t)
    case 'COMPANYOWNERSHIP':
      return t(`ownership.${value}` as 'ownership.PRIVATE')
    case 'INDUSTRY':
      return t(`industry.${value}` as 'industry.RETAIL')
    case 'TAX_IDENTIFIER':
    case 'LEGAL_IDENTIFIER':
    case 'CUSTOM':
      return value
  }
}

function sizeLabel(value: string, locale: string, t: Words['t']): string {
  const number = new Intl.NumberFormat(locale)
  const [from, to] = (/^FROM(\d+)(?:TO(\d+))?$/.exec(value) ?? [])
    .slice(1)
    .map((one) => (one ? Number(one) : undefined))
  if (from === undefined) return number.format(1)
  return to === undefined ? t('size.from', { from: number.format(from) }) : number.formatRange(from, to)
}
