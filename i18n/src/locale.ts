/** A language with the script and region that it is written in and for. */
export interface Locale {
  /** The language as it was named, e.g. `en` or `de-x-fake`. */
  code: string
  /** ISO 639, ISO 15924 and ISO 3166-1 codes; the latter two by default where the code names none. */
  language: string
  script: string
  region: string
  direction: Direction
}
export type Direction = 'ltr' | 'rtl'

/** The locale that has no translations, so that every missing one shows (F-093). */
export const FAKE_LOCALE = 'de-x-fake'

/** Underscores pass for hyphens, and capitals for small letters. */
export const isFakeLocale = (code: string): boolean => code.replaceAll('_', '-').toLowerCase() === FAKE_LOCALE

/** The locale of pseudo-translations, made of the English ones: a region of nobody, so that formats stay English. */
export const PSEUDO_LOCALE = 'en-XA'

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

/**
 * The locale of a language tag, with the likely script and region where the tag names none (F-090): English is that of
 * the United States (F-091), German that of Germany (F-092). Underscores pass for hyphens.
 * @throws RangeError where it is no BCP 47 language tag
 */
export function localeOf(code: string): Locale {
  const tag = code.replaceAll('_', '-')
  const { language, script = '', region = '' } = new Intl.Locale(tag).maximize()
  return { code: tag, language, script, region, direction: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr' }
}
